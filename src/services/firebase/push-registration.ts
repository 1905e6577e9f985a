import { isSupported } from "firebase/messaging";
import { withPrefix } from "gatsby";
import { canOpenDatabases, DATABASE_LIMIT_MS } from "./app";
import { inTime } from "./in-time";
import { pushProblem } from "./push-problems";
import { PUSH_SCOPE } from "./settings";

/** Rejects if this browser cannot receive push messages. */
export async function checkPushSupport(): Promise<void> {
  if (!("PushManager" in window)) throw pushProblem("unsupported-browser");
  if (!(await canOpenDatabases())) throw pushProblem("indexed-db-unsupported");
  if (!(await inTime(isSupported(), DATABASE_LIMIT_MS).catch(() => false))) throw pushProblem("unsupported-browser");
}

/** Asks the visitor unless they have already decided. Rejects unless notifications are allowed. */
export async function askPermission(): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission === "default") throw pushProblem("permission-default");
  if (permission === "denied") throw pushProblem("permission-blocked");
}

/** The time limit for the activation of a new worker, in milliseconds. */
const ACTIVATION_LIMIT_MS = 10_000;

/**
 * Registers the push worker and resolves once it is active. The SDK looks for the worker at the root of the origin,
 * which fails with a path prefix.
 */
export async function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  try {
    const options = { scope: withPrefix(PUSH_SCOPE), updateViaCache: "none" } as const;
    const registration = await navigator.serviceWorker.register(withPrefix("/firebase-messaging-sw.js"), options);
    // Browsers check for a new version when a page of the scope is opened, but there are none.
    registration.update().catch(() => undefined);
    await inTime(activation(registration), ACTIVATION_LIMIT_MS).catch(() => {
      throw new Error(`Service worker not registered after ${ACTIVATION_LIMIT_MS} ms`);
    });
    return registration;
  } catch (error) {
    throw pushProblem("failed-service-worker-registration", (error as Error).message);
  }
}

function activation({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve) => {
    const look = () => {
      if (worker?.state === "activated" || worker?.state === "activating") resolve();
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}

const decode = (key: string): string => atob(key.replace(/-/g, "+").replace(/_/g, "/"));

/**
 * Unsubscribes the browser if its subscription uses another public key than the site does now. The push service would
 * reject every message, because messages are signed with the current key. The SDK would keep the old subscription, and
 * a browser accepts no second one.
 */
export async function endOldSubscription({ pushManager }: ServiceWorkerRegistration, vapidKey: string): Promise<void> {
  const subscription = await pushManager.getSubscription();
  // Older browsers do not expose the key of a subscription.
  const key = subscription?.options?.applicationServerKey;
  if (key && String.fromCharCode(...new Uint8Array(key)) !== decode(vapidKey)) await subscription.unsubscribe();
}
