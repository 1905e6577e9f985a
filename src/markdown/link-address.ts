import type { Reference } from "./references";

/** Parts an address from its query and fragment. */
export function splitAddress(address: string): { target: string; suffix: string } {
  const [, target = "", suffix = ""] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  return { target, suffix };
}

/** An address as file names and ids have it; what is not encoded rightly stays as it is. */
export function decodeTarget(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/** Whether an address leads to the page that it stands on. */
export const isOfThisPage = (address: string): boolean => /^(?:[#?]|$)/.test(address);

/** What an address within the site leads to. */
export function kindOf(address: string): Exclude<Reference["kind"], "picture"> {
  const { target } = splitAddress(address);
  return target.startsWith("/") ? "route" : /\.mdx?$/.test(target) ? "file" : "asset";
}
