import { useEffect } from "react";
import { NAME, storageSlot, useStored } from "../../browser/storage";
import { STORAGE_KEYS } from "../../shared/storage-keys";
import { useDocVersions } from "./use-doc-versions";

const slot = storageSlot(STORAGE_KEYS.docsVersion, NAME);

/** Stores the version of the documentation that the reader has chosen. */
export const preferVersion = slot.set;

/** Returns the name of the version that the reader has chosen. Removes the choice if that version no longer exists. */
export function usePreferredVersion(): string | null {
  const versions = useDocVersions();
  const kept = useStored(slot);
  const isKnown = kept === null || versions.some(({ name }) => name === kept);
  useEffect(() => {
    if (!isKnown) slot.remove();
  }, [isKnown]);
  return isKnown ? kept : null;
}
