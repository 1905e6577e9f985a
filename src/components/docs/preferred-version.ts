import { useEffect } from "react";
import { NAME, storageSlot, useStored } from "../../browser/storage";
import { STORAGE_KEYS } from "../../shared/storage-keys";

const slot = storageSlot(STORAGE_KEYS.docsVersion, NAME);

/** Keeps the version of the documentation that a reader has picked. */
export const preferVersion = slot.set;

/** The name of the version that the reader has picked; one that does not exist any more is forgotten. */
export function usePreferredVersion(names: readonly string[]): string | null {
  const kept = useStored(slot);
  const isKnown = kept === null || names.includes(kept);
  useEffect(() => {
    if (!isKnown) slot.remove();
  }, [isKnown]);
  return isKnown ? kept : null;
}
