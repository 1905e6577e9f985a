import { useEffect, useSyncExternalStore } from "react";
import { STORAGE_KEYS } from "../shared/storage-keys";
import { NAME, storageSlot } from "./storage";

const slot = storageSlot(STORAGE_KEYS.docsVersion, NAME);
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Keeps the version of the documentation that a reader has picked. */
export function preferVersion(name: string): void {
  slot.set(name);
  for (const listener of listeners) listener();
}

/** The name of the version that the reader has picked; one that does not exist any more is forgotten. */
export function usePreferredVersion(names: readonly string[]): string | null {
  const kept = useSyncExternalStore(listen, slot.get, () => null);
  const isKnown = kept === null || names.includes(kept);
  useEffect(() => {
    if (!isKnown) slot.remove();
  }, [isKnown]);
  return isKnown ? kept : null;
}
