import { isSupported } from "firebase/messaging";
import { canOpenDatabases, DATABASE_LIMIT_MS } from "./databases";
import { inTime } from "./in-time";
import { pushProblem } from "./push-problems";

const APIS = ["serviceWorker", "PushManager", "Notification"];

/** Rejects if this browser cannot receive push messages. */
export async function checkPushSupport(): Promise<void> {
  if (APIS.some((api) => !(api in navigator) && !(api in window))) throw pushProblem("unsupported-browser");
  if (!(await canOpenDatabases())) throw pushProblem("indexed-db-unsupported");
  if (!(await inTime(isSupported(), DATABASE_LIMIT_MS).catch(() => false))) throw pushProblem("unsupported-browser");
}
