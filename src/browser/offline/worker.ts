import { withPrefix } from "gatsby";
import { workerUrl, type PageMessage } from "../../shared/offline/messages";

declare global {
  interface Window {
    /** Gatsby's sign that the next link has to load its page whole. */
    ___swUpdated?: boolean;
  }
}

/** How often an open page asks for a new version at most, in milliseconds. */
const UPDATE_PAUSE = 60_000;
const UPDATE_INTERVAL = 3_600_000;

const isDebugging = process.env.GATSBY_OFFLINE === "debug";

/** Says something to the worker that is in charge, if there is one. */
export const tellWorker = (registration: ServiceWorkerRegistration, message: PageMessage): void =>
  registration.active?.postMessage(message);

const scriptOf = (offlineMode: boolean): string => workerUrl(withPrefix("/"), { offlineMode, debug: isDebugging });

/** Whether the worker that serves the pages is the one of this mode. */
export const isInCharge = (registration: ServiceWorkerRegistration, offlineMode: boolean): boolean =>
  registration.active?.scriptURL.endsWith(scriptOf(offlineMode)) ?? false;

/**
 * Registers the worker; with another mode, another worker takes over. Resolves to nothing where that fails, since the
 * site works without. Only the worker of this scope is concerned: others, such as that of push messages, stay.
 */
export async function registerWorker(offlineMode: boolean): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const options = { scope: withPrefix("/"), updateViaCache: "none" } as const;
    return await navigator.serviceWorker.register(scriptOf(offlineMode), options);
  } catch (error) {
    console.error("[Offline] The worker cannot be registered: nothing is stored.", error);
    return undefined;
  }
}

/**
 * Calls back when a version waits to take over. Returns how to stop. Looks for a new version when the reader comes back to
 * the page, when the connection does, and every hour.
 */
export function watchForUpdates(registration: ServiceWorkerRegistration, onWaiting: () => void): () => void {
  let lastCheck = Date.now();
  const check = () => {
    if (document.visibilityState === "hidden" || Date.now() - lastCheck < UPDATE_PAUSE) return;
    lastCheck = Date.now();
    registration.update().catch(() => undefined);
  };
  const announce = () => {
    const { waiting, active } = registration;
    // The worker of another mode takes over by itself.
    if (waiting && waiting.scriptURL === active?.scriptURL && navigator.serviceWorker.controller) onWaiting();
  };
  const follow = () => {
    registration.installing?.addEventListener("statechange", announce);
  };
  registration.addEventListener("updatefound", follow);
  follow();
  announce();
  const timer = setInterval(check, UPDATE_INTERVAL);
  document.addEventListener("visibilitychange", check);
  window.addEventListener("online", check);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
    window.removeEventListener("online", check);
    registration.removeEventListener("updatefound", follow);
  };
}

/**
 * Brings this page along when another worker takes over, or has taken over since the page was loaded by the worker
 * `before`. In offline mode a version takes over because the reader asked
 * in one of the tabs, and all of them load it. Otherwise the page stays as it is, and the next link loads its page whole.
 */
export function followWorker(
  before: ServiceWorker | null,
  onChange: () => void,
  reload = () => window.location.reload(),
): () => void {
  const follow = () => {
    const now = navigator.serviceWorker.controller;
    const isUpdate = before !== null && before.scriptURL === now?.scriptURL;
    if (before) window.___swUpdated = true;
    before = now;
    if (isUpdate && now?.scriptURL.includes(encodeURIComponent('"offlineMode":true'))) reload();
    else onChange();
  };
  navigator.serviceWorker.addEventListener("controllerchange", follow);
  if (navigator.serviceWorker.controller !== before) follow();
  return () => navigator.serviceWorker.removeEventListener("controllerchange", follow);
}
