import { clearDatabase } from "./clear-database";
import type { Stored } from "./service";

/** Whether a name is one that a definition describes, such as `ph_<key>_posthog`. */
function matches(described: string, name: string): boolean {
  const parts = described.split(/<[^>]*>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`).test(name);
}

/** Deletes what a service has stored in the browser; what cannot be reached is left, and nothing throws. */
export async function clearStored(stores: readonly Stored[]): Promise<void> {
  const isOf = (kind: Stored["kind"]) => (name: string) =>
    stores.some((stored) => stored.kind === kind && matches(stored.name, name));
  attempt(() => clearStorage(window.localStorage, isOf("local storage")));
  attempt(() => clearStorage(window.sessionStorage, isOf("session storage")));
  attempt(() => cookieNames().filter(isOf("cookie")).forEach(expireCookie));
  const namesOf = (kind: Stored["kind"]) => stores.filter((stored) => stored.kind === kind).map(({ name }) => name);
  await Promise.all([...namesOf("IndexedDB").map(clearDatabase), ...namesOf("service worker").map(removeWorker)]);
}

/** With a worker the browser gives up what it subscribes to. */
async function removeWorker(scope: string): Promise<void> {
  try {
    const all = await navigator.serviceWorker.getRegistrations();
    await Promise.all(all.filter((one) => one.scope.endsWith(scope)).map((one) => one.unregister()));
  } catch {
    // A browser that lets the site have no workers has none.
  }
}

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // Storage that is blocked holds nothing.
  }
}

function clearStorage(storage: Storage, isCleared: (key: string) => boolean): void {
  for (const key of Object.keys(storage).filter(isCleared)) storage.removeItem(key);
}

const cookieNames = (): string[] => document.cookie.split(/; */).map((cookie) => cookie.split("=")[0]!);

/** A cookie may belong to the host or to any domain above it, and a script cannot ask which. */
function expireCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)];
  for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
