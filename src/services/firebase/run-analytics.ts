import {
  initializeAnalytics,
  isSupported,
  setAnalyticsCollectionEnabled,
  setDefaultEventParameters,
} from "firebase/analytics";
import { onRouteChange } from "../../browser/route-change";
import { hasSearchQuery, withoutSearchQuery } from "../reported-address";
import type { StopService } from "../service";
import { setStatus } from "../service-status";
import { closeApp, openApp } from "./app";
import { DATABASE_LIMIT_MS } from "./databases";
import { inTime } from "./in-time";
import { quietSdk } from "./sdk-log";
import type { FirebaseSettings } from "./settings";

const ID = "firebase-analytics";

/** Starts Google Analytics, which counts page views by itself, those without a page load included. */
export async function runAnalytics(settings: FirebaseSettings, isWanted: () => boolean): Promise<StopService> {
  if (!(await inTime(isSupported(), DATABASE_LIMIT_MS).catch(() => false))) {
    console.info("Firebase Analytics is off: this browser keeps no cookies or no data for the site.");
    setStatus(ID, "failed");
    return () => undefined;
  }
  const app = await openApp(ID, settings);
  if (!app || !isWanted()) return () => closeApp(ID);
  quietSdk();
  const stopWatching = watchScript();
  const stopHiding = hideSearches();
  const analytics = initializeAnalytics(app);
  // Hears of a start that fails, too: nobody could catch that otherwise.
  setAnalyticsCollectionEnabled(analytics, true);
  return () => {
    stopWatching();
    stopHiding();
    setAnalyticsCollectionEnabled(analytics, false);
    // Google's script goes on; where it has not come yet, because Firebase is slow to answer, it would still do so.
    return closeApp(ID).then(() => "reload");
  };
}

/** Gives Google's script an address without a query on the search page, and leaves it to the script elsewhere. */
function hideSearches(): () => void {
  let isHidden = false;
  const update = () => {
    if (!isHidden && !hasSearchQuery()) return;
    isHidden = hasSearchQuery();
    setDefaultEventParameters({ page_location: isHidden ? withoutSearchQuery(location.href) : undefined });
  };
  update();
  return onRouteChange(update);
}

/** Says if Google's script, which the SDK puts into the page, is kept away. */
function watchScript(): () => void {
  const end = new AbortController();
  const handle = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.src.includes("/gtag/js?")) return;
    end.abort();
    setStatus(ID, "failed");
    console.warn(
      "Firebase Analytics is off: its script could not be loaded. A content blocker may keep it away; otherwise see that Google Analytics is enabled for the project.",
    );
  };
  document.addEventListener("error", handle, { capture: true, signal: end.signal });
  return () => end.abort();
}
