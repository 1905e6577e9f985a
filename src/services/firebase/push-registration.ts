import { withPrefix } from "gatsby";
import { inTime } from "./in-time";
import { pushProblem } from "./push-problems";
import { PUSH_SCOPE } from "./settings";

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
