import { deleteToken, getMessaging, getToken, type Messaging } from "firebase/messaging";
import type { StopService } from "../service";
import { setStatus } from "../service-status";
import { closeApp, openApp } from "./app";
import { inTime, NoAnswer } from "./in-time";
import { Permission } from "./permission";
import { describeProblem } from "./push-problems";
import { checkPushSupport, endOldSubscription, registerPushWorker } from "./push-registration";
import type { FirebaseSettings } from "./settings";

const ID = "firebase-messaging";

/** The time limit for the push service, in milliseconds. Browsers never report that it is unreachable. */
const ANSWER_LIMIT_MS = 20_000;

function sayToken(token: string): void {
  setStatus(ID, "running");
  console.info(token ? "Push messages are working." : "Push messages have no token: Firebase has given none.");
}

function sayProblem(error: unknown): void {
  const { level, text } = describeProblem(error);
  setStatus(ID, "failed");
  console[level](text);
}

/**
 * Subscribes this browser to push messages and logs the result. Firebase stores the token, renews it after 7 days and
 * replaces it when the browser's subscription changes.
 */
class PushMessages {
  private isStopped = false;
  private messaging: Messaging | null = null;
  private stopWatching = (): void => undefined;

  constructor(private readonly settings: FirebaseSettings) {}

  async start(): Promise<void> {
    try {
      await checkPushSupport();
    } catch (error) {
      return sayProblem(error);
    }
    if (this.isStopped) return;
    const permission = new Permission();
    this.stopWatching = permission.watch(() => void this.subscribe(permission));
    await this.subscribe(permission);
  }

  private async subscribe(permission: Permission): Promise<void> {
    try {
      await permission.ask();
      const app = this.isStopped ? null : await openApp(ID, this.settings);
      if (!app || this.isStopped) return;
      const messaging = getMessaging(app);
      const serviceWorkerRegistration = await registerPushWorker();
      if (this.isStopped) return void serviceWorkerRegistration.unregister();
      // Set only now: if there were no worker yet, the SDK would register one just to delete the token.
      this.messaging = messaging;
      await this.awaitToken(this.askToken(messaging, serviceWorkerRegistration));
    } catch (error) {
      if (!this.isStopped) sayProblem(error);
    }
  }

  private async askToken(messaging: Messaging, serviceWorkerRegistration: ServiceWorkerRegistration): Promise<string> {
    const { vapidKey } = this.settings;
    await endOldSubscription(serviceWorkerRegistration, vapidKey);
    return getToken(messaging, { vapidKey, serviceWorkerRegistration });
  }

  private async awaitToken(asked: Promise<string>): Promise<void> {
    try {
      sayToken(await inTime(asked, ANSWER_LIMIT_MS));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      console.info(`Push messages have no token: the browser's push service does not answer. ${error.message}`);
      asked.then(sayToken, sayProblem);
    }
  }

  stop(): Promise<void> {
    this.isStopped = true;
    this.stopWatching();
    return closeApp(ID, () => this.unsubscribe());
  }

  private async unsubscribe(): Promise<void> {
    try {
      if (this.messaging) await inTime(deleteToken(this.messaging), ANSWER_LIMIT_MS);
    } catch (error) {
      console.warn(describeProblem(error).text);
    }
  }
}

/** Starts push messages without waiting for the visitor or the push service. Returns a function that stops them. */
export function runMessaging(settings: FirebaseSettings): StopService {
  const messages = new PushMessages(settings);
  void messages.start();
  return () => messages.stop();
}
