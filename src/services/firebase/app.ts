import { initializeApp, type FirebaseApp } from "firebase/app";
import { deleteInstallations, getInstallations, getToken } from "firebase/installations";
import { setStatus } from "../service-status";
import { canOpenDatabases } from "./databases";
import { inTime } from "./in-time";
import { quietSdk } from "./sdk-log";
import type { FirebaseSettings } from "./settings";

/** How long Firebase may take to register this browser, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000;

let opening: Promise<FirebaseApp | null> | null = null;
let forgetting: Promise<void> | null = null;
let hasReported = false;
/** The ids of the services that use the app, and the ends of those that did. */
const users = new Set<string>();
let endings: Promise<unknown>[] = [];

/**
 * The app that all parts share, with this browser registered as an installation of it; null where that fails, which is
 * said once for all parts. Registered first, a blocked network is one error that is caught here: otherwise each part
 * would raise rejections that nobody can catch.
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
    const app = initializeApp(options);
    await inTime(getToken(getInstallations(app)), ANSWER_LIMIT_MS);
    return app;
  } catch (error) {
    await report(error as Error);
    return null;
  }
}

/** A browser that keeps no databases is as its owner wants it; everything else is worth a warning. */
async function report(error: Error & { code?: string | number }): Promise<void> {
  if (hasReported) return;
  hasReported = true;
  const [level, cause] = String(error.code).startsWith("installations/request-failed")
    ? (["warn", "Its servers refused this site: check the GATSBY_FIREBASE_ settings."] as const)
    : (await canOpenDatabases())
      ? (["warn", "Its servers could not be reached: a content blocker or the network keeps them away."] as const)
      : (["info", "This browser keeps no data for the site: a private window may be why."] as const);
  console[level](`Firebase is off for this page. ${cause} ${error.name}: ${error.message}`);
}

/**
 * Ends the use of the app by a part. Parts that end together wait for each other, since what they tell Firebase needs
 * the installation; after the last one Firebase forgets it.
 * @param end What the part itself has to tell Firebase.
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

/** Without a connection Firebase is not told, and forgets an installation that is silent for 270 days. */
async function forget(): Promise<void> {
  const app = await opening;
  opening = null;
  endings = [];
  if (app) await inTime(deleteInstallations(getInstallations(app)), ANSWER_LIMIT_MS).catch(() => undefined);
}
