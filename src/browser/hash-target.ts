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

/**
 * An address with its fragment encoded where it cannot be decoded, as with a stray per cent sign: Gatsby decodes the
 * fragment of each page that comes, and an error there takes the whole page away.
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
