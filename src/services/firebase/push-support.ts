import { isSupported } from "firebase/messaging";
import { canOpenDatabases } from "./databases";
import { inTime } from "./in-time";
import { pushProblem } from "./push-problems";

/** How long the browser may take to open a database, in milliseconds: some never answer. */
const ANSWER_LIMIT_MS = 5_000;

const APIS = ["serviceWorker", "PushManager", "Notification"];

/** Rejects where this browser cannot receive push messages. */
export async function checkPushSupport(): Promise<void> {
  if (APIS.some((api) => !(api in navigator) && !(api in window))) throw pushProblem("unsupported-browser");
  if (!(await canOpenDatabases())) throw pushProblem("indexed-db-unsupported");
  if (!(await inTime(isSupported(), ANSWER_LIMIT_MS).catch(() => false))) throw pushProblem("unsupported-browser");
}
