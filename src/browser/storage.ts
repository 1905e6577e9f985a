let warned = false;

function withStorage<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(window.localStorage);
  } catch (error) {
    if (!warned) console.warn("The browser's storage cannot be used: choices last until the page is closed.", error);
    warned = true;
    return null;
  }
}

/** One key of the browser's storage. Where storage is blocked, reading gives null and writing does nothing. */
export const storageSlot = (key: string) => ({
  get: (): string | null => withStorage((storage) => storage.getItem(key)),
  set: (value: string): void => void withStorage((storage) => storage.setItem(key, value)),
  remove: (): void => void withStorage((storage) => storage.removeItem(key)),
  /** Calls back when another tab changes the key, or clears everything. Returns how to stop. */
  listen: (onChange: (value: string | null) => void): (() => void) => {
    const handle = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange(event.newValue);
    };
    window.addEventListener("storage", handle);
    return () => window.removeEventListener("storage", handle);
  },
});
