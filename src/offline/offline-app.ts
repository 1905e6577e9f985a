/** Runs in the browser: registers the worker, and shows notices about its state and the browser's offer to install. */
import { withPrefix } from "gatsby";
import { onRouteChange } from "../browser/route-change";
import { sitePath } from "../browser/links";
import { workerUrl, type FillProgress, type PageMessage } from "./messages";
import { installedFlag, isOfflineMode } from "./mode";
import type { InstallPromptEvent, News } from "./notices";

declare global {
  interface Window {
    /** Gatsby reads it: the next link causes a page load. */
    ___swUpdated?: boolean;
  }
}

/** How often a page that stays in view checks for a new version, in milliseconds. */
const UPDATE_INTERVAL = 3_600_000;
const RESUME_INTERVAL = 30_000;

let registration: ServiceWorkerRegistration | undefined;
let offlineMode = false;
let news: News = {};

/** Loads the notices when there is one to show. If they cannot be loaded, none is shown. */
function tellReader(change: News): void {
  news = { ...news, ...change };
  import("./notices").then(
    ({ showNews }) => showNews(news),
    () => undefined,
  );
}

const scriptOf = (mode: boolean): string =>
  workerUrl(withPrefix("/"), { offlineMode: mode, debug: process.env.GATSBY_OFFLINE === "debug" });

/**
 * Makes the worker store the page and resume storing the site. Does nothing while the other mode's worker is active.
 */
function tellWorker(): void {
  const { active } = registration ?? {};
  if (!active?.scriptURL.endsWith(scriptOf(offlineMode))) return;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active.postMessage({ type: "PAGE_SHOWN", path: sitePath(location.pathname), loaded } satisfies PageMessage);
}

/** Handles a waiting worker of the same mode. A worker of the other mode activates itself. */
function announceUpdate(): void {
  const { waiting, active } = registration ?? {};
  if (!waiting || waiting.scriptURL !== active?.scriptURL || !navigator.serviceWorker.controller) return;
  const takeOver = () => waiting.postMessage({ type: "SKIP_WAITING" } satisfies PageMessage);
  if (offlineMode) tellReader({ onRefresh: takeOver });
  else takeOver();
}

function lookForUpdate(): void {
  if (document.visibilityState === "visible") registration?.update().catch(() => undefined);
}

const followUpdate = (): void => registration?.installing?.addEventListener("statechange", announceUpdate);

/** Registers the worker of a mode. Other workers, such as the one for push messages, stay. */
async function start(mode: boolean): Promise<void> {
  offlineMode = mode;
  // Without one, the page tries again when the browser is online.
  registration = undefined;
  try {
    const options = { scope: withPrefix("/"), updateViaCache: "none" } as const;
    registration = await navigator.serviceWorker.register(scriptOf(mode), options);
  } catch (error) {
    console.error("[Offline] The worker cannot be registered: nothing is stored.", error);
    return;
  }
  // Some browsers refuse a worker without an error.
  registration?.addEventListener("updatefound", followUpdate);
  followUpdate();
  announceUpdate();
  await navigator.serviceWorker.ready;
  tellWorker();
}

function receive({ data }: MessageEvent<FillProgress | undefined>): void {
  if (data?.type === "FILL_PROGRESS" && offlineMode) tellReader({ progress: data });
}

/**
 * Makes a worker resume that the browser has stopped while it fetched, or that had no connection: the active one, or
 * that of a new version, which the browser has to install again.
 */
function resume(): void {
  const { state } = news.progress ?? {};
  if (!navigator.onLine || (state !== "filling" && state !== "paused")) return;
  tellWorker();
  if (!registration?.installing) lookForUpdate();
}

/** The browser offers this only if the app is not installed. If the flag is set, the app has been removed. */
export function receiveOffer(offer: InstallPromptEvent): void {
  if (installedFlag.get() === "true") {
    installedFlag.remove();
    void isOfflineMode().then(start);
  }
  tellReader({ offer });
}

/**
 * Follows the worker that controls the page. In offline mode a new version activates after the reader has pressed
 * Refresh in one tab, and all tabs reload. Otherwise the page stays, and the next link causes a page load.
 *
 * @param before The worker that controlled the page when it was loaded.
 */
function followController(before: ServiceWorker | null, reload: () => void): void {
  const follow = () => {
    const now = navigator.serviceWorker.controller;
    const isUpdate = before !== null && before.scriptURL === now?.scriptURL;
    if (before) window.___swUpdated = true;
    before = now;
    if (isUpdate && now?.scriptURL.endsWith(scriptOf(true))) reload();
    else tellWorker();
  };
  navigator.serviceWorker.addEventListener("controllerchange", follow);
  if (navigator.serviceWorker.controller !== before) follow();
}

/** @param before The worker that controlled the page when it was loaded. */
export function startOfflineApp(before: ServiceWorker | null, reload = () => window.location.reload()): void {
  navigator.serviceWorker.addEventListener("message", receive);
  followController(before, reload);
  onRouteChange(tellWorker);
  window.addEventListener("online", () => {
    if (registration) tellWorker();
    else void start(offlineMode);
  });
  document.addEventListener("visibilitychange", lookForUpdate);
  window.addEventListener("appinstalled", () => {
    installedFlag.set("true");
    tellReader({ offer: undefined });
    void start(true);
  });
  setInterval(lookForUpdate, UPDATE_INTERVAL);
  setInterval(resume, RESUME_INTERVAL);
  void isOfflineMode().then(start);
}
