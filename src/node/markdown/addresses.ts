import type { Reference } from "./references";

/** Whether an address leads to the page that it stands on. */
export const isOfThisPage = (address: string): boolean => /^(?:[#?]|$)/.test(address);

/** What an address within the site leads to. */
export function kindOf(address: string): Exclude<Reference["kind"], "picture"> {
  const path = address.replace(/[?#].*$/, "");
  return path.startsWith("/") ? "route" : /\.mdx?$/.test(path) ? "file" : "asset";
}
