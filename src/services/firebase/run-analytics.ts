import {
  initializeAnalytics,
  isSupported,
  setAnalyticsCollectionEnabled,
  setDefaultEventParameters,
} from "firebase/analytics";
import { pageLink, sitePath } from "../../browser/links";
import { onRouteChange } from "../../browser/route-change";
import { isSamePath, SEARCH_PATH } from "../../shared/paths";
import type { StopService } from "../service";
import { setStatus } from "../service-status";
import { closeApp, DATABASE_LIMIT_MS, openApp } from "./app";
import { inTime } from "./in-time";
import type { FirebaseSettings } from "./settings";

const ID = "firebase-analytics";

/** Starts Google Analytics. It counts page views itself, including client-side navigations. */
export async function runAnalytics(settings: FirebaseSettings, isWanted: () => boolean): Promise<StopService> {
  if (!(await inTime(isSupported(), DATABASE_LIMIT_MS).catch(() => false))) {
    console.info("Firebase Analytics is off: this browser blocks cookies or storage for the site.");
    setStatus(ID, "failed");
    return () => undefined;
  }
  const app = await openApp(ID, settings);
  if (!app || !isWanted()) return () => closeApp(ID);
  const stopWatching = watchScript();
  hideSearches();
  const analytics = initializeAnalytics(app);
  // This call also catches a failed start, which would otherwise be an unhandled rejection.
  setAnalyticsCollectionEnabled(analytics, true);
  return () => {
    stopWatching();
    setAnalyticsCollectionEnabled(analytics, false);
    // Google's script keeps running until the page reloads. It may even still arrive if Firebase is slow to respond.
    return closeApp(ID).then(() => "reload");
  };
}

/**
 * Sends Google an address and a title without the words of the search while the search page is shown, where both change
 * while the visitor types. On other pages Google's script uses the real ones. Never stops, as that script does not.
 */
function hideSearches(): void {
  let isHidden = false;
  const update = ({ origin, pathname, href }: HTMLAnchorElement | Location, isShown: boolean) => {
    const isSearch = isSamePath(sitePath(pathname), SEARCH_PATH);
    if (!isSearch && !isHidden) return;
    isHidden = isSearch || !isShown;
    setDefaultEventParameters(
      isHidden
        ? { page_location: isSearch ? origin + pathname : href, page_title: "Search" }
        : { page_location: undefined, page_title: undefined },
    );
  };
  // Google's script counts a view when the address changes, before the page with its title is shown.
  const onClick = ({ target }: MouseEvent) => {
    const link = pageLink(target);
    if (link) update(link, false);
  };
  window.addEventListener("click", onClick, { capture: true });
  window.addEventListener("popstate", () => update(location, false));
  update(location, true);
  onRouteChange(() => update(location, true));
}

/** Warns if the browser blocks Google's script, which the SDK adds to the page. */
function watchScript(): () => void {
  const end = new AbortController();
  const handle = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.src.includes("/gtag/js?")) return;
    end.abort();
    setStatus(ID, "failed");
    console.warn(
      "Firebase Analytics is off: its script could not be loaded. A content blocker may block it; otherwise check that Google Analytics is enabled for the project.",
    );
  };
  document.addEventListener("error", handle, { capture: true, signal: end.signal });
  return () => end.abort();
}
