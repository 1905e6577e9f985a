import { deleteToken, getMessaging, getToken, type Messaging } from "firebase/messaging";
import type { StopService } from "../service";
import { setStatus } from "../service-status";
import { closeApp, openApp } from "./app";
import { inTime, NoAnswer } from "./in-time";
import { describeProblem } from "./push-problems";
import { askPermission, checkPushSupport, endOldSubscription, registerPushWorker } from "./push-registration";
import type { FirebaseSettings } from "./settings";

const ID = "firebase-messaging";

/** The time limit for the push service, in milliseconds. Browsers never report that it is unreachable. */
const ANSWER_LIMIT_MS = 20_000;

let latestRun = 0;

/**
 * Subscribes this browser to push messages and logs the result, without waiting for the visitor or the push service.
 * Firebase stores the token, renews it after 7 days and replaces it when the browser's subscription changes. Returns a
 * function that ends the subscription.
 */
export function runMessaging(settings: FirebaseSettings): StopService {
  const run = (latestRun += 1);
  let isStopped = false;
  let messaging: Messaging | undefined;

  const sayToken = (token: string): void => {
    // It came after the deletion. The token of a later run is the same subscription.
    if (isStopped) return void (run === latestRun && deleteToken(messaging!).catch(() => undefined));
    setStatus(ID, "running");
    console.info(token ? "Push messages are working." : "Push messages have no token: Firebase returned none.");
  };
  const sayProblem = (error: unknown): void => {
    if (isStopped) return;
    const { level, text } = describeProblem(error);
    setStatus(ID, "failed");
    console[level](text);
  };
  const subscribe = async (): Promise<void> => {
    await checkPushSupport();
    if (isStopped) return;
    await askPermission();
    const app = isStopped ? null : await openApp(ID, settings);
    if (!app || isStopped) return;
    const opened = getMessaging(app);
    const worker = await registerPushWorker();
    if (isStopped) return void worker.unregister();
    // Set only now: if there were no worker yet, the SDK would register one just to delete the token.
    messaging = opened;
    const asked = askToken(messaging, worker, settings.vapidKey);
    try {
      sayToken(await inTime(asked, ANSWER_LIMIT_MS));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (!isStopped) {
        console.info(`Push messages have no token: the browser's push service does not respond. ${error.message}`);
      }
      // It may still come.
      asked.then(sayToken, sayProblem);
    }
  };
  const unsubscribe = async (): Promise<void> => {
    try {
      if (messaging) await inTime(deleteToken(messaging), ANSWER_LIMIT_MS);
    } catch (error) {
      console.warn(describeProblem(error).text);
    }
  };

  subscribe().catch(sayProblem);
  return () => {
    isStopped = true;
    return closeApp(ID, unsubscribe);
  };
}

async function askToken(
  messaging: Messaging,
  serviceWorkerRegistration: ServiceWorkerRegistration,
  vapidKey: string | undefined,
): Promise<string> {
  if (vapidKey) await endOldSubscription(serviceWorkerRegistration, vapidKey);
  return getToken(messaging, { vapidKey, serviceWorkerRegistration });
}
