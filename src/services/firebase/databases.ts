import { inTime } from "./in-time";

/** How long the browser may take to open a database, in milliseconds: some never answer. */
export const DATABASE_LIMIT_MS = 5_000;

const PROBE = "firebase-messaging-probe";

/** Whether the browser keeps databases for the site, without which Firebase can do nothing. */
export async function canOpenDatabases(): Promise<boolean> {
  if (!("indexedDB" in window)) return false;
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
