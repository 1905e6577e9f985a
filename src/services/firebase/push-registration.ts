import { withPrefix } from "gatsby";
import { inTime } from "./in-time";
import { pushProblem } from "./push-problems";
import { PUSH_SCOPE } from "./settings";

/** How long a new worker may take until it is active, in milliseconds. */
const ACTIVATION_LIMIT_MS = 10_000;

/**
 * The registration of the worker of push messages, once that is active. The SDK would look for the worker at the root
 * of the origin, where it is not if the site has a path prefix.
 */
export async function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  try {
    const options = { scope: withPrefix(PUSH_SCOPE), updateViaCache: "none" } as const;
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
