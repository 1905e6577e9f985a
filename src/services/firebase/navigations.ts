import { onRouteChange } from "../../browser/route-change";
import { whenPainted } from "../../browser/when-painted";

/** A navigation to another page, in milliseconds since the document began. */
export interface Navigation {
  from: number;
  to: number;
  path: string;
  /** `link` also covers search hits. */
  by: "link" | "history";
  /** Whether the page data was already loaded when the navigation began. */
  data: "ready" | "loaded";
}

type Start = Pick<Navigation, "from" | "by" | "data">;

/**
 * Times every navigation to another page of the site, starting with the call of Gatsby's loader. Skips a navigation
 * that was interrupted by another one. Returns a function that stops it.
 */
export function watchNavigations(onNavigation: (navigation: Navigation) => void): () => void {
  const loader = window.___loader;
  const { loadPage } = loader;
  let shown = location.pathname;
  let start: Start | null = null;

  const begin = (by: Navigation["by"], path: string) => {
    start = { from: performance.now(), by, data: loader.loadPageSync(path) ? "ready" : "loaded" };
  };
  const watchedLoadPage: typeof loadPage = (path) => {
    if (start?.by !== "history") begin("link", path);
    return loadPage(path);
  };
  const onHistory = () => begin("history", location.pathname);
  const stopListening = onRouteChange(() => {
    const begun = start;
    const path = location.pathname;
    start = null;
    if (!begun || path === shown) return;
    shown = path;
    whenPainted(() => onNavigation({ ...begun, to: performance.now(), path }));
  });
  loader.loadPage = watchedLoadPage;
  window.addEventListener("popstate", onHistory);
  return () => {
    stopListening();
    window.removeEventListener("popstate", onHistory);
    if (loader.loadPage === watchedLoadPage) loader.loadPage = loadPage;
  };
}
