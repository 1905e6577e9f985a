import { escapePattern } from "../shared/escape";
import type { Stored } from "./service";

/** Whether a name matches the name in a definition, such as `ph_<key>_posthog`. */
function matches(described: string, name: string): boolean {
  const parts = described.split(/<[^>]*>/).map(escapePattern);
  return new RegExp(`^${parts.join(".+")}$`).test(name);
}

/** Deletes what a service has stored in the browser. Skips storage that is not accessible. Never rejects. */
export async function clearStored(stores: readonly Stored[]): Promise<void> {
  const isOf = (kind: Stored["kind"]) => (name: string) =>
    stores.some((stored) => stored.kind === kind && matches(stored.name, name));
  attempt(() => clearStorage(window.localStorage, isOf("local storage")));
  attempt(() => clearStorage(window.sessionStorage, isOf("session storage")));
  attempt(() => cookieNames().filter(isOf("cookie")).forEach(expireCookie));
  const namesOf = (kind: Stored["kind"]) => stores.filter((stored) => stored.kind === kind).map(({ name }) => name);
  await Promise.all([...namesOf("IndexedDB").map(clearDatabase), ...namesOf("service worker").map(removeWorker)]);
}

/** Unregistering a worker also ends its push subscription. */
async function removeWorker(scope: string): Promise<void> {
  try {
    const all = await navigator.serviceWorker.getRegistrations();
    await Promise.all(all.filter((one) => one.scope.endsWith(scope)).map((one) => one.unregister()));
  } catch {
    // The browser does not allow service workers, so there are none.
  }
}

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // Blocked storage has nothing to clear.
  }
}

function clearStorage(storage: Storage, isCleared: (key: string) => boolean): void {
  for (const key of Object.keys(storage).filter(isCleared)) storage.removeItem(key);
}

const cookieNames = (): string[] => document.cookie.split(/; */).map((cookie) => cookie.split("=")[0]!);

/** A cookie may belong to the host or to any parent domain, and a script cannot read which. */
function expireCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)];
  for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/**
 * Empties an IndexedDB database if it exists. It does not delete the database: a deletion waits until all open
 * connections are closed and blocks new ones meanwhile. Never rejects.
 */
async function clearDatabase(name: string): Promise<void> {
  try {
    const all = await indexedDB.databases();
    if (!all.some((database) => database.name === name)) return;
    const database = await settled(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    if (stores.length > 0) {
      const transaction = database.transaction(stores, "readwrite");
      await Promise.all(stores.map((store) => settled(transaction.objectStore(store).clear())));
    }
    database.close();
  } catch {
    // A database that cannot be opened has nothing to clear. Browsers that cannot list databases keep their content.
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
