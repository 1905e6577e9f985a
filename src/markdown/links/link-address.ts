import { isFilePath } from "../../shared/paths";

/** Splits an address before its query or fragment. */
export function splitAddress(address: string): { target: string; suffix: string } {
  const [, target = "", suffix = ""] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  return { target, suffix };
}

/** An address as its author most likely wrote it, for messages: Markdown encodes backslashes and letters such as ż. */
export function asWritten(address: string): string {
  try {
    const decoded = decodeURI(address);
    return /\p{Cc}/u.test(decoded) ? address : decoded;
  } catch {
    return address;
  }
}

/** Whether an address is that of a file on its author's computer. */
export const isOfComputer = (address: string): boolean => /^(?:file:|[a-z]:(?:[\\/]|%5C))/i.test(address);

/** Whether a link points to its own page. */
export const isOfThisPage = (address: string): boolean => /^(?:[#?]|$)/.test(address);

/** Returns the kind of target of an address within the site. */
export function kindOf(address: string): "route" | "file" | "asset" {
  const { target } = splitAddress(address);
  if (target.startsWith("/")) return "route";
  return /\.mdx?$/.test(target) || !isFilePath(target) ? "file" : "asset";
}

/** What a link to a Markdown file may leave out. */
const ENDINGS = ["", ".md", ".mdx", "/index.md", "/index.mdx", "/README.md", "/README.mdx"];

/** What belongs to Markdown files, by their paths below the content folder, for `lookUpFile`. */
export const byFile = <T>(entries: readonly (readonly [relativePath: string, value: T])[]): ReadonlyMap<string, T> =>
  new Map(entries.map(([relativePath, value]) => [relativePath.normalize(), value]));

/**
 * Looks up a Markdown file by a path below the content folder, which may leave out the extension: `other` is `other.md`. The
 * file's name may be in another Unicode form, as macOS writes it.
 */
export function lookUpFile<T>(relativePath: string, files: ReadonlyMap<string, T>): T | undefined {
  for (const ending of ENDINGS) {
    const found = files.get(relativePath.normalize() + ending);
    if (found !== undefined) return found;
  }
  return undefined;
}
