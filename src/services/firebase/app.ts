import { initializeApp, onLog, setLogLevel, type FirebaseApp } from "firebase/app";
import { deleteInstallations, getInstallations, getToken } from "firebase/installations";
import { setStatus } from "../service-status";
import { inTime } from "./in-time";
import type { FirebaseSettings } from "./settings";

/** The time limit for registering this browser with Firebase, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000;

let opening: Promise<FirebaseApp | null> | null = null;
let forgetting: Promise<void> | null = null;
let hasReported = false;
/** The ids of the services that use the app, and the pending shutdowns of those that no longer do. */
const users = new Set<string>();
let endings: Promise<unknown>[] = [];

/**
 * Opens the Firebase app that all parts share and registers this browser as an installation. Resolves to null if that
 * fails; the failure is reported once for all parts. Registering first turns a blocked network into a single error that
 * is caught here. Otherwise each part would cause unhandled rejections.
 */
export async function openApp(user: string, settings: FirebaseSettings): Promise<FirebaseApp | null> {
  users.add(user);
  quietSdk();
  opening ??= register(settings);
  const app = await opening;
  if (app) return app;
  opening = null;
  setStatus(user, "failed");
  return null;
}

async function register({ vapidKey: _, ...options }: FirebaseSettings): Promise<FirebaseApp | null> {
  try {
    // The visitor may have answered the prompt without a connection. The SDK would leave a rejection unhandled.
    if (!navigator.onLine) throw new Error("There is no connection.");
    const app = initializeApp(options);
    await inTime(getToken(getInstallations(app)), ANSWER_LIMIT_MS);
    return app;
  } catch (error) {
    await report(error as Error);
    return null;
  }
}

/** What the SDK says of a request that failed. */
type Failure = Error & { code?: string | number; customData?: { serverCode?: number } };

async function report(error: Failure): Promise<void> {
  if (hasReported) return;
  hasReported = true;
  const [level, cause] = await findCause(error);
  console[level](`Firebase is off for this page. ${cause} ${error.name}: ${error.message}`);
}

/**
 * A browser without databases is the visitor's choice, so it is reported as information. All other failures are
 * warnings.
 */
async function findCause({ code, customData }: Failure): Promise<["info" | "warn", string]> {
  if (String(code).startsWith("installations/request-failed")) {
    const { serverCode = 0 } = customData ?? {};
    return serverCode === 429 || serverCode >= 500
      ? ["warn", "Its servers are overloaded or out of order: it may work later."]
      : ["warn", "Its servers refused this site: check the GATSBY_FIREBASE_ settings."];
  }
  return (await canOpenDatabases())
    ? ["warn", "Its servers could not be reached: a content blocker or the network may block them."]
    : ["info", "This browser stores no data for the site, perhaps because the window is private."];
}

/**
 * Ends the use of the app by one part. Parts that stop together wait for each other, because their last requests need
 * the installation. The last part deletes the installation.
 * @param end The part's last request to Firebase.
 */
export async function closeApp(user: string, end?: () => Promise<unknown>): Promise<void> {
  users.delete(user);
  endings.push(end?.() ?? Promise.resolve());
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.allSettled(endings);
  if (users.size > 0) return;
  forgetting ??= forget().finally(() => (forgetting = null));
  await forgetting;
}

/** Without a connection the request fails. Firebase deletes an installation after 270 days of inactivity. */
async function forget(): Promise<void> {
  const app = await opening;
  opening = null;
  endings = [];
  if (app) await inTime(deleteInstallations(getInstallations(app)), ANSWER_LIMIT_MS).catch(() => undefined);
}

/** The time limit for opening a database, in milliseconds. Some browsers never respond. */
export const DATABASE_LIMIT_MS = 5_000;

const PROBE = "firebase-messaging-probe";

/** Whether the site can open an IndexedDB database. Firebase does not work without one. */
export async function canOpenDatabases(): Promise<boolean> {
  // Without `indexedDB` this throws, so the promise rejects.
  const opened = new Promise<boolean>((resolve) => {
    const request = indexedDB.open(PROBE);
    request.onsuccess = () => {
      request.result.close();
      indexedDB.deleteDatabase(PROBE);
      resolve(true);
    };
    request.onerror = () => resolve(false);
  });
  return inTime(opened, DATABASE_LIMIT_MS).catch(() => false);
}

const said = new Set<string>();

const NAMES: Record<string, string> = {
  "@firebase/analytics": "Firebase Analytics",
  Performance: "Firebase Performance Monitoring",
};

/**
 * Replaces the SDK's log with one that prints each message once, with the name of the product. It only affects
 * products whose code has loaded, so each part calls it through `openApp`.
 */
function quietSdk(): void {
  setLogLevel("silent");
  onLog(
    ({ level, message, type }) => {
      if (said.has(message)) return;
      said.add(message);
      console[level === "info" ? "info" : "warn"](`${NAMES[type] ?? "Firebase"}: ${message}`);
    },
    { level: "info" },
  );
}
