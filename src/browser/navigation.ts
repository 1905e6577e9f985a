import { navigate } from "gatsby";
import { pageLink, sitePath } from "./links";
import { encodeBrokenHash } from "./hash-target";
import { finishProgress, startProgress } from "./progress";
import { leaveEntry } from "./scroll";

type Place = Pick<Location, "pathname" | "search">;

/** The current page. Undefined until the application has started. */
let currentPage: Place | undefined;
/** The address of the pending navigation. */
let pendingAddress: string | undefined;
/** Addresses that were still loading when the reader navigated elsewhere. */
const superseded = new Set<string>();

const addressOf = ({ pathname, search }: Place): string => pathname + search;

function beginNavigation(place: Place): void {
  const address = addressOf(place);
  if (pendingAddress !== undefined) superseded.add(pendingAddress);
  superseded.delete(address);
  pendingAddress = address;
  if (place.pathname !== currentPage?.pathname) startProgress();
}

/** Prepares for the navigation that a link's own handler has started, which prevented the default action. */
function onClick(event: MouseEvent): void {
  const link = event.defaultPrevented && pageLink(event.target);
  if (!link) return;
  leaveEntry();
  beginNavigation(link);
}

function onPopState(): void {
  const address = encodeBrokenHash(location.href);
  if (address !== location.href) history.replaceState(history.state, "", address);
  if (currentPage && addressOf(location) !== addressOf(currentPage)) beginNavigation(location);
}

/**
 * Handles rejections that Gatsby leaves unhandled, which only their names and messages identify. If the data or code of
 * the first page cannot be loaded, or the session storage has no space for the note that Gatsby makes before it reloads
 * a page of another build, the page falls back to how it is without scripting. If a later page has a template that is
 * unknown to this code, as after a deployment, the browser loads that page.
 */
function onUnhandledRejection(event: PromiseRejectionEvent): void {
  const { name, message } = (event.reason ?? {}) as Partial<Error>;
  if (
    !currentPage &&
    (/^(ChunkLoad|QuotaExceeded)Error$/.test(name ?? "") ||
      /page resources for .* not found|couldn't load ".*\/sq\/d\//.test(message ?? ""))
  ) {
    document.documentElement.removeAttribute("data-js");
    console.warn("The data or code of this page could not be loaded: it can be read, but its buttons do not work.");
  } else if (/component chunk with the name/.test(message ?? "")) {
    if (pendingAddress !== undefined) location.assign(pendingAddress);
    console.info("This page is newer than the code in this tab, so it is loaded in full.");
  } else return;
  event.preventDefault();
}

/** Shows the progress bar while a page loads, and makes the last navigation win. Never stops. */
export function startNavigation(): void {
  window.addEventListener("click", onClick);
  window.addEventListener("popstate", onPopState);
  window.addEventListener("unhandledrejection", onUnhandledRejection);
  // A page from the back/forward cache may still show the bar.
  window.addEventListener("pageshow", finishProgress);
}

/**
 * Call this when Gatsby shows a page. Returns false if a later navigation has already finished: its page is shown
 * again.
 */
export function finishNavigation(location: Place): boolean {
  const address = addressOf(location);
  if (currentPage && pendingAddress !== address && superseded.delete(address)) {
    if (pendingAddress === undefined)
      void navigate(sitePath(currentPage.pathname) + currentPage.search, { replace: true });
    return pendingAddress !== undefined;
  }
  if (pendingAddress === address) pendingAddress = undefined;
  if (pendingAddress === undefined) finishProgress();
  currentPage = { pathname: location.pathname, search: location.search };
  return true;
}
