import { isSupported } from "firebase/messaging";
import { inTime } from "./in-time";
import { pushProblem } from "./push-problems";

/** How long the browser may take to open a database, in milliseconds: some never answer. */
const ANSWER_LIMIT_MS = 5_000;

const APIS = ["serviceWorker", "PushManager", "Notification", "indexedDB"];

/** Rejects where this browser cannot receive push messages. */
export async function checkPushSupport(): Promise<void> {
  const missing = APIS.filter((api) => !(api in navigator) && !(api in window));
  if (missing.some((api) => api !== "indexedDB")) throw pushProblem("unsupported-browser");
  if (missing.length > 0 || !(await canOpenDatabases())) throw pushProblem("indexed-db-unsupported");
  if (!(await inTime(isSupported(), ANSWER_LIMIT_MS).catch(() => false))) throw pushProblem("unsupported-browser");
}

function canOpenDatabases(): Promise<boolean> {
  const opened = new Promise<boolean>((resolve) => {
    const request = indexedDB.open("firebase-messaging-probe");
    request.onsuccess = () => {
      request.result.close();
      indexedDB.deleteDatabase("firebase-messaging-probe");
      resolve(true);
    };
    request.onerror = () => resolve(false);
  });
  return inTime(opened, ANSWER_LIMIT_MS).catch(() => false);
}
