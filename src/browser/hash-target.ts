/** The id that a fragment names. A fragment that cannot be decoded is taken literally. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The element of this page that a fragment names. */
export const hashTarget = (hash: string): HTMLElement | null => document.getElementById(decodeHash(hash));

/**
 * Encodes the percent signs of a fragment that cannot be decoded. Gatsby decodes the fragment on each navigation, and
 * an error there would unmount the whole application.
 */
export function encodeBrokenHash(address: string): string {
  const [page = "", ...fragment] = address.split("#");
  const hash = fragment.join("#");
  try {
    decodeURI(hash);
    return address;
  } catch {
    return `${page}#${hash.replaceAll("%", "%25")}`;
  }
}
