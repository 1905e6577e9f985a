import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners";

let warned = false;

/** Values that could not be stored. They are kept until the page is closed. */
const unstored = new Map<string, string>();

/** Called with the key when this page changes a value. Other tabs get a `storage` event. */
const listeners = createListeners<[key: string]>();

function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch (error) {
    if (!warned) console.warn("Browser storage is unavailable: choices last until the page is closed.", error);
    warned = true;
    return null;
  }
}

/** How a value is stored as text. `parse` returns null or throws for text that this site has not written. */
interface Format<T> {
  parse(text: string): T | null;
  write(value: T): string;
}

/** One of several words. */
export const oneOf = <T extends string>(...words: T[]): Format<T> => ({
  parse: (text) => words.find((word) => word === text) ?? null,
  write: String,
});

/** A boolean. */
export const FLAG = oneOf("true", "false");

/** A name that an earlier version of the site may have stored: one line of at most 200 characters. */
export const NAME: Format<string> = {
  parse: (text) => (/^[^\p{Cc}]{1,200}$/u.test(text) ? text : null),
  write: String,
};

/** JSON data. `accept` returns the value, corrected if necessary, or null if it does not have the expected form. */
export const json = <T>(accept: (value: unknown) => T | null): Format<T> => ({
  parse: (text) => accept(JSON.parse(text)),
  write: JSON.stringify,
});

/**
 * One key of the browser's storage. Nothing throws: if storage is blocked or full, the value is kept until the page is
 * closed. A corrupt or foreign value is null.
 * @param area `session` keeps the value until the tab is closed.
 */
export function storageSlot<T>(key: string, format: Format<T>, area: "local" | "session" = "local") {
  const storage = () => window[`${area}Storage`];
  const parse = (text: string | null): T | null => {
    try {
      return text === null ? null : format.parse(text);
    } catch {
      return null;
    }
  };
  const read = (): string | null => unstored.get(key) ?? attempt(() => storage().getItem(key));
  const get = (): T | null => parse(read());
  return {
    get,
    set: (value: T): void => {
      const text = format.write(value);
      const isStored = attempt(() => {
        storage().setItem(key, text);
        return true;
      });
      if (isStored) unstored.delete(key);
      else unstored.set(key, text);
      listeners.call(key);
    },
    remove: (): void => {
      unstored.delete(key);
      attempt(() => storage().removeItem(key));
      listeners.call(key);
    },
    /**
     * Calls `onChange` when this page or another tab changes or clears the value, or has done so while the page was in
     * the back/forward cache. Returns a function that removes the listeners.
     */
    listen: (onChange: (value: T | null) => void): (() => void) => {
      let known = read();
      const tell = (value: T | null) => {
        known = read();
        onChange(value);
      };
      const onOwnChange = (changed: string) => {
        if (changed === key) tell(get());
      };
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        if (event.storageArea && event.storageArea !== attempt(storage)) return;
        unstored.delete(key);
        tell(parse(event.newValue));
      };
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted && read() !== known) tell(get());
      };
      const stop = listeners.add(onOwnChange);
      window.addEventListener("storage", onStorage);
      window.addEventListener("pageshow", onPageShow);
      return () => {
        stop();
        window.removeEventListener("storage", onStorage);
        window.removeEventListener("pageshow", onPageShow);
      };
    },
  };
}

/** Whether local storage has space for a text of this length. */
export function canStore(length: number): boolean {
  try {
    localStorage.setItem("storage-probe", "x".repeat(length));
    localStorage.removeItem("storage-probe");
    return true;
  } catch {
    return false;
  }
}

/** The stored value of a text slot. In the static HTML and during hydration it is null. */
export const useStored = <T extends string>({ get, listen }: ReturnType<typeof storageSlot<T>>): T | null =>
  useSyncExternalStore(listen, get, () => null);
