import { isFilePath } from "../../shared/paths";

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
export function kindOf(address: string): "route" | "file" | "asset" {
  const { target } = splitAddress(address);
  if (target.startsWith("/")) return "route";
  return /\.mdx?$/.test(target) || !isFilePath(target) ? "file" : "asset";
}

/** What follows a path that means a Markdown file, which may be written without it. */
const ENDINGS = ["", ".md", ".mdx", "/index.md", "/index.mdx", "/README.md", "/README.mdx"];

/** What is known of the Markdown file that a path below the content folder means: `other` is `other.md`. */
export function lookUpFile<T>(relativePath: string, get: (path: string) => T | undefined): T | undefined {
  for (const ending of ENDINGS) {
    const found = get(relativePath + ending);
    if (found !== undefined) return found;
  }
  return undefined;
}
