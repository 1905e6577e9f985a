import { onRouteChange } from "../../browser/route-change";
import { whenPainted } from "../../browser/when-painted";

/** One change to another page, in milliseconds since the document began. */
export interface Navigation {
  from: number;
  to: number;
  path: string;
  /** A link or a search hit, or a step in the history. */
  by: "link" | "history";
  /** Whether the data of the page were there when it was asked for. */
  data: "ready" | "loaded";
}

type Start = Pick<Navigation, "from" | "by" | "data">;

/**
 * Times every change to another page of the site, from the moment Gatsby's loader is asked for it. A page that was
 * given up for another is left out. Returns how to stop.
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
