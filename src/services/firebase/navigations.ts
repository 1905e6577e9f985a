import { navigationStart, type NavigationStart } from "../../browser/navigation";
import { onRouteChange } from "../../browser/route-change";
import { whenPainted } from "../../browser/scheduling";

/** One change to another page. Times are in milliseconds since the document began. */
export interface Navigation extends NavigationStart {
  to: number;
  path: string;
  /** Whether the data of the page were there when the reader asked for it. */
  data: "ready" | "loaded";
}

const hasLoadedData = (from: number): boolean =>
  performance
    .getEntriesByType("resource")
    .some(({ name, startTime }) => startTime >= from && name.includes("/page-data/"));

/**
 * Times every change to another page of the site, from the reader's click until the page is painted. A page that was
 * given up for another is left out. Returns a function that stops it.
 */
export function watchNavigations(onNavigation: (navigation: Navigation) => void): () => void {
  let shown = location.pathname;
  return onRouteChange(() => {
    const start = navigationStart();
    const path = location.pathname;
    if (!start || path === shown) return;
    shown = path;
    const data = hasLoadedData(start.from) ? "loaded" : "ready";
    whenPainted(() => onNavigation({ ...start, data, to: performance.now(), path }));
  });
}
