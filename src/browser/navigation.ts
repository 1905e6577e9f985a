import { navigate } from "gatsby";
import { pageLink, sitePath } from "./links";
import { encodeBrokenHash } from "./hash-target";
import { finishProgress, startProgress } from "./progress";
import { leaveEntry } from "./scroll";

type Place = Pick<Location, "pathname" | "search">;

export interface NavigationStart {
  /** In milliseconds since the document began. */
  from: number;
  /** A link or a search hit, or a step in the history. */
  by: "link" | "history";
}

/** When and how the reader asked for the page that was shown last. Undefined for the first page. */
export const navigationStart = (): NavigationStart | undefined => start;

/** The page that is shown; undefined until the application has started. */
let shown: Place | undefined;
/** The address that the reader asked for last, until it is shown. */
let wanted: string | undefined;
/** When and how the reader asked for another page the last time. */
let start: NavigationStart | undefined;
/** Addresses that were still loading when the reader asked for another one. */
const overtaken = new Set<string>();

const addressOf = ({ pathname, search }: Place): string => pathname + search;

function ask(place: Place, by: NavigationStart["by"]): void {
  const address = addressOf(place);
  start = { from: performance.now(), by };
  if (wanted !== undefined) overtaken.add(wanted);
  overtaken.delete(address);
  wanted = address;
  if (place.pathname !== shown?.pathname) startProgress();
}

/** Links are followed by their own handlers, which prevent the browser's default. */
function onClick(event: MouseEvent): void {
  const link = event.defaultPrevented && pageLink(event.target);
  if (!link) return;
  leaveEntry();
  ask(link, "link");
}

function onPopState(): void {
  const address = encodeBrokenHash(location.href);
  if (address !== location.href) history.replaceState(history.state, "", address);
  if (shown && addressOf(location) !== addressOf(shown)) ask(location, "history");
}

/**
 * Gatsby rejects promises that nobody handles; only names and messages tell them from others. If the first page's data or
 * code cannot be loaded, the HTML stays as it is without scripting. If a later page has a template that this code does
 * not know, as after a deployment, the page is loaded whole.
 */
function onUnhandledRejection(event: PromiseRejectionEvent): void {
  const { name, message } = (event.reason ?? {}) as Partial<Error>;
  if (
    !shown &&
    (name === "ChunkLoadError" || /page resources for .* not found|couldn't load ".*\/sq\/d\//.test(message ?? ""))
  ) {
    document.documentElement.removeAttribute("data-js");
    console.warn("The data or code of this page could not be loaded: it can be read, but its buttons do not work.");
  } else if (/component chunk with the name/.test(message ?? "")) {
    if (wanted !== undefined) location.assign(wanted);
    console.info("The page is loaded whole: it was built after the code of this tab.");
  } else return;
  event.preventDefault();
}

/** Shows the progress bar while a page is loaded, and lets the reader's last click win. Lives as long as the document. */
export function startNavigation(): void {
  window.addEventListener("click", onClick);
  window.addEventListener("popstate", onPopState);
  window.addEventListener("unhandledrejection", onUnhandledRejection);
  // A page that comes back from the browser's cache is as it was left.
  window.addEventListener("pageshow", finishProgress);
}

/** To be called when Gatsby shows a page. Gives whether it stays: a page that was overtaken makes way for the right one. */
export function finishNavigation(location: Place): boolean {
  const address = addressOf(location);
  if (shown && wanted !== address && overtaken.delete(address)) {
    if (wanted === undefined) void navigate(sitePath(shown.pathname) + shown.search, { replace: true });
    return wanted !== undefined;
  }
  if (wanted === address) wanted = undefined;
  if (wanted === undefined) finishProgress();
  shown = { pathname: location.pathname, search: location.search };
  return true;
}
