import { withPrefix } from "gatsby";
import { inTime } from "./in-time";
import { pushProblem } from "./push-problems";

/** How long a new worker may take until it is active, in milliseconds. */
const ACTIVATION_LIMIT_MS = 10_000;

/** No page is below it, so the worker serves none: that is the offline worker's. */
const SCOPE = "/firebase-cloud-messaging-push-scope";

/**
 * The registration of the worker of push messages, once that is active. The SDK would look for the worker at the root
 * of the origin, where it is not if the site has a path prefix.
 */
export async function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  try {
    const options = { scope: withPrefix(SCOPE), updateViaCache: "none" } as const;
    const registration = await navigator.serviceWorker.register(withPrefix("/firebase-messaging-sw.js"), options);
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

/** Removes the worker of push messages, and with it the browser's subscription. */
export async function removePushWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(withPrefix(SCOPE));
  if (registration?.scope.endsWith(SCOPE)) await registration.unregister();
}
