import type { FillProgress } from "../../shared/offline/messages";
import { sitePath } from "../../components/layout/site-path";
import { installedFlag, isOfflineMode } from "./mode";
import type { InstallPromptEvent } from "./register";
import { followWorker, isInCharge, registerWorker, tellWorker, watchForUpdates } from "./worker";

/** A worker that is stopped while it fetches goes on when it hears of the page again, in milliseconds. */
const NUDGE_INTERVAL = 30_000;

let registration: ServiceWorkerRegistration | undefined;
let offlineMode = false;
let isFilling = false;
let isForgetting = false;
let stopWatching = (): void => undefined;

type Notices = typeof import("./notices");

/** What the reader is told is loaded when there is something to tell; where that fails, nothing is told. */
function tellReader(tell: (notices: Notices) => void): void {
  import("./notices").then(
    (notices) =>
      notices.loadNoticeStyles().then(
        () => tell(notices),
        () => undefined,
      ),
    () => undefined,
  );
}

const offerUpdate = (): void =>
  tellReader(({ showUpdate }) => showUpdate(() => registration?.waiting?.postMessage({ type: "SKIP_WAITING" })));

const siteFilesLoaded = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => sitePath(pathname));

function tellPage(): void {
  // While the mode changes, the worker of the other mode is still there.
  if (!registration || !isInCharge(registration, offlineMode)) return;
  if (isForgetting) tellWorker(registration, { type: "FORGET" });
  isForgetting = false;
  tellWorker(registration, { type: "PAGE_SHOWN", path: sitePath(location.pathname), loaded: siteFilesLoaded() });
  tellWorker(registration, { type: "FILL" });
}

async function start(mode: boolean): Promise<void> {
  offlineMode = mode;
  registration = await registerWorker(mode);
  if (!registration) return;
  stopWatching();
  stopWatching = watchForUpdates(registration, () => {
    if (offlineMode) offerUpdate();
    else registration?.waiting?.postMessage({ type: "SKIP_WAITING" });
  });
  await navigator.serviceWorker.ready;
  tellPage();
}

function receive({ data }: MessageEvent<FillProgress | undefined>): void {
  if (data?.type !== "FILL_PROGRESS" || !offlineMode) return;
  isFilling = data.state === "filling" || data.state === "paused";
  if (data.fetched) tellReader(({ showFillProgress }) => showFillProgress(data));
}

/** The browser offers to install only what is not installed: a flag from before means that the app was removed. */
function receiveOffer(offer: InstallPromptEvent): void {
  if (installedFlag.get() === "true") {
    installedFlag.remove();
    void isOfflineMode().then((mode) => {
      isForgetting = !mode;
      return start(mode);
    });
  }
  tellReader(({ showInstallHint }) => showInstallHint(offer));
}

/**
 * Registers the worker and brings its news, and the browser's offer to install the site, to the reader.
 *
 * @param controller The worker that was in charge when the page began.
 */
export function startOfflineApp(controller: ServiceWorker | null): void {
  navigator.serviceWorker.addEventListener("message", receive);
  navigator.serviceWorker.startMessages();
  followWorker(controller, tellPage);
  window.addEventListener("online", () => {
    if (registration) tellPage();
    else void start(offlineMode);
  });
  window.addEventListener("appinstalled", () => {
    installedFlag.set("true");
    tellReader(({ hideInstallHint }) => hideInstallHint());
    void start(true);
  });
  setInterval(() => {
    if (isFilling && navigator.onLine && registration) tellWorker(registration, { type: "FILL" });
  }, NUDGE_INTERVAL);
  void isOfflineMode().then(start);
  if (window.installOffer) receiveOffer(window.installOffer);
  window.addEventListener("beforeinstallprompt", receiveOffer);
}
