/** Runs in the browser: registers the worker, and brings its news and the browser's offer to install to the reader. */
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
    /** Gatsby's sign that the next link has to load its page whole. */
    ___swUpdated?: boolean;
  }
}

/** How often an open page asks for a new version at most, in milliseconds. */
const UPDATE_PAUSE = 60_000;
const UPDATE_INTERVAL = 3_600_000;
/** A worker that is stopped while it fetches goes on when it hears of the page again, in milliseconds. */
const NUDGE_INTERVAL = 30_000;

let registration: ServiceWorkerRegistration | undefined;
let offlineMode = false;
let isFilling = false;
let lastCheck = Date.now();
let news: News = {};

/** What the reader is told is loaded when there is something to tell; where that fails, nothing is told. */
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

/** Has the worker store the page, and go on with the site. While the mode changes, the worker of the other is there. */
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

/** The worker of another mode takes over by itself. */
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

/** Registers the worker of a mode; the site works without. Other workers, as that of push messages, stay. */
async function start(mode: boolean): Promise<void> {
  offlineMode = mode;
  try {
    const options = { scope: withPrefix("/"), updateViaCache: "none" } as const;
    registration = await navigator.serviceWorker.register(scriptOf(mode), options);
  } catch (error) {
    console.error("[Offline] The worker cannot be registered: nothing is stored.", error);
    return;
  }
  // A browser may refuse a worker without an error.
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

/** The browser offers to install only what is not installed: a flag from before means that the app was removed. */
function receiveOffer(offer: InstallPromptEvent): void {
  if (installedFlag.get() === "true") {
    installedFlag.remove();
    void isOfflineMode().then(start);
  }
  tellReader({ offer });
}

/**
 * In offline mode a version takes over because the reader asked in one of the tabs, and all of them load it. Otherwise
 * the page stays as it is, and the next link loads its page whole.
 *
 * @param before The worker that was in charge when the page began.
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
  /** The browser's offer to install the site, if it has come already. */
  offer?: InstallPromptEvent;
  reload?: () => void;
}

/** @param before The worker that was in charge when the page began. */
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
