import { decodeAddress } from "../shared/paths";

/** The element of this page that a fragment names. */
export const hashTarget = (hash: string): HTMLElement | null => document.getElementById(decodeAddress(hash.slice(1)));

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
