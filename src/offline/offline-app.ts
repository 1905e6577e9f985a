/** Runs in the browser: registers the worker, and shows notices about its state and the browser's offer to install. */
import { withPrefix } from "gatsby";
import { onRouteChange } from "../browser/route-change";
import { sitePath } from "../browser/links";
import { workerUrl, type FillProgress, type PageMessage } from "./messages";
import { installedFlag, isOfflineMode } from "./mode";
import type { InstallPromptEvent, News } from "./notices";

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
  interface Window {
    /** Gatsby reads it: the next link causes a page load. */
    ___swUpdated?: boolean;
  }
}

/** The minimum time between two checks for a new version, in milliseconds. */
const UPDATE_PAUSE = 60_000;
const UPDATE_INTERVAL = 3_600_000;
/** How often a page sends a message, so that a worker that was stopped while it fetched resumes, in milliseconds. */
const NUDGE_INTERVAL = 30_000;

let registration: ServiceWorkerRegistration | undefined;
let offlineMode = false;
let isFilling = false;
let lastCheck = Date.now();
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

const loadedPaths = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => sitePath(pathname));

/**
 * Makes the worker store the page and resume storing the site. Does nothing while the other mode's worker is active.
 */
function tellWorker(): void {
  const { active } = registration ?? {};
  if (!active?.scriptURL.endsWith(scriptOf(offlineMode))) return;
  const message: PageMessage = { type: "PAGE_SHOWN", path: sitePath(location.pathname), loaded: loadedPaths() };
  active.postMessage(message);
}

const takeOver = (): void => {
  const message: PageMessage = { type: "SKIP_WAITING" };
  registration?.waiting?.postMessage(message);
};

/** Handles a waiting worker of the same mode. A worker of the other mode activates itself. */
function announceUpdate(): void {
  const { waiting, active } = registration ?? {};
  if (!waiting || waiting.scriptURL !== active?.scriptURL || !navigator.serviceWorker.controller) return;
  if (offlineMode) tellReader({ onRefresh: takeOver });
  else takeOver();
}

const followUpdate = (): void => registration?.installing?.addEventListener("statechange", announceUpdate);

function lookForUpdate(): void {
  if (document.visibilityState === "hidden" || Date.now() - lastCheck < UPDATE_PAUSE) return;
  lastCheck = Date.now();
  registration?.update().catch(() => undefined);
}

/** Registers the worker of a mode. Other workers, such as the one for push messages, stay. */
async function start(mode: boolean): Promise<void> {
  offlineMode = mode;
  try {
    const options = { scope: withPrefix("/"), updateViaCache: "none" } as const;
    registration = await navigator.serviceWorker.register(scriptOf(mode), options);
  } catch (error) {
    console.error("[Offline] The worker cannot be registered: nothing is stored.", error);
    return;
  }
  // Some browsers refuse a worker without an error.
  if (!registration) return;
  registration.addEventListener("updatefound", followUpdate);
  followUpdate();
  announceUpdate();
  await navigator.serviceWorker.ready;
  tellWorker();
}

function receive({ data }: MessageEvent<FillProgress | undefined>): void {
  if (data?.type !== "FILL_PROGRESS" || !offlineMode) return;
  isFilling = data.state === "filling" || data.state === "paused";
  tellReader({ progress: data });
}

/** The browser offers this only if the app is not installed. If the flag is set, the app has been removed. */
function receiveOffer(offer: InstallPromptEvent): void {
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
    if (isUpdate && now?.scriptURL.includes(encodeURIComponent('"offlineMode":true'))) reload();
    else tellWorker();
  };
  navigator.serviceWorker.addEventListener("controllerchange", follow);
  if (navigator.serviceWorker.controller !== before) follow();
}

interface Options {
  /** The browser's offer to install the site, if the browser has already made it. */
  offer?: InstallPromptEvent;
  reload?: () => void;
}

/** @param before The worker that controlled the page when it was loaded. */
export function startOfflineApp(
  before: ServiceWorker | null,
  { offer, reload = () => window.location.reload() }: Options = {},
): void {
  navigator.serviceWorker.addEventListener("message", receive);
  navigator.serviceWorker.startMessages();
  followController(before, reload);
  onRouteChange(tellWorker);
  document.addEventListener("visibilitychange", lookForUpdate);
  window.addEventListener("online", () => {
    lookForUpdate();
    if (registration) tellWorker();
    else void start(offlineMode);
  });
  window.addEventListener("appinstalled", () => {
    installedFlag.set("true");
    tellReader({ offer: undefined });
    void start(true);
  });
  setInterval(lookForUpdate, UPDATE_INTERVAL);
  setInterval(() => isFilling && navigator.onLine && tellWorker(), NUDGE_INTERVAL);
  void isOfflineMode().then(start);
  if (offer) receiveOffer(offer);
  window.addEventListener("beforeinstallprompt", receiveOffer);
}
