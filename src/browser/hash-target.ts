/** The id that a fragment names; as it stands where it is not well encoded. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The place of this page to which a fragment leads. */
export const hashTarget = (hash: string): HTMLElement | null => document.getElementById(decodeHash(hash));
