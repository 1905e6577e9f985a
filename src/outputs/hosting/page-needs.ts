import type { SiteFiles } from "../site-files";
import type { OwnNeeds } from "./own-needs";

/** What the Content Security Policy must allow for all pages of a built site. */
export interface PageNeeds extends Omit<OwnNeeds, "hasStyleAttribute"> {
  /**
   * Warnings about content that the policy cannot allow without growing with the site. Each names the first affected
   * page.
   */
  problems: string[];
}

/** Pages share their inline scripts and styles. More hashes than this mean that some are specific to a page. */
const MOST_HASHES = 8;
/** Folders whose HTML files are not pages. */
const NO_PAGES = /^\/(_gatsby|page-data|vendor)\b/;
const KINDS = ["scripts", "styles", "styleAttributes", "frames", "pictures", "media"] as const;

/** Returns the combined needs of all pages of a built site. */
export function findPageNeeds(files: SiteFiles): PageNeeds {
  const pages = files
    .below(".")
    .filter((file) => file.endsWith(".html") && !NO_PAGES.test(file))
    .map((file): [name: string, needs: OwnNeeds] => [file.slice(1), files.page(file).needs]);
  const problems: string[] = [];
  const styled = pages.find(([, { hasStyleAttribute }]) => hasStyleAttribute)?.[0];
  if (styled) {
    problems.push(`${styled} has a style attribute, which browsers will leave out. Use a class in its place.`);
  }
  const allOf = (kind: (typeof KINDS)[number]): string[] => {
    const found = new Map<string, string>();
    for (const [page, needs] of pages) for (const value of needs[kind]) if (!found.has(value)) found.set(value, page);
    const values = [...found.keys()];
    if (!["scripts", "styles", "styleAttributes"].includes(kind)) return values;
    const page = found.get(values[MOST_HASHES] ?? "");
    if (page) problems.push(`${page} has ${kind} of its own in it, which will not be used: load them from a file.`);
    return values.slice(0, MOST_HASHES);
  };
  const needs = Object.fromEntries(KINDS.map((kind) => [kind, allOf(kind)])) as Record<
    (typeof KINDS)[number],
    string[]
  >;
  return { ...needs, problems };
}
