import { inTime } from "./in-time";

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
