import { decodeAddress } from "../../shared/paths";
import type { SiteFiles } from "../site-files";
import type { PageNeeds } from "./page-needs";

/** What the Content Security Policy must allow for all pages of a built site. */
export type SiteNeeds = Omit<PageNeeds, "hasStyleAttribute" | "insecure">;

/** Pages share their inline scripts and styles. More hashes than this mean that some are specific to a page. */
const MOST_HASHES = 8;
/** Folders whose HTML files are not pages. */
const NO_PAGES = /^\/(_gatsby|page-data|vendor)\//;
/** The folders of linked and framed files. Those that no page leads to any more stay there. */
const LINKED = /^\/static\/[\da-f]{16}\//;

/**
 * Returns the combined needs of all pages of a built site, with warnings about content that the policy cannot allow
 * without growing with the site. Each names the first affected page.
 */
export function findSiteNeeds(files: SiteFiles): SiteNeeds & { problems: string[] } {
  const documents = files.below(".").filter((file) => file.endsWith(".html") && !NO_PAGES.test(file));
  const others = documents.filter((file) => !LINKED.test(file));
  const linked = new Set(others.flatMap((file) => files.page(file).content.files.map(decodeAddress)));
  const pages = documents
    .filter((file) => !LINKED.test(file) || linked.has(file))
    .map((file): [name: string, needs: PageNeeds] => [file.slice(1), files.page(file).needs]);
  const problems: string[] = [];
  const styled = pages.find(([, { hasStyleAttribute }]) => hasStyleAttribute)?.[0];
  if (styled) {
    problems.push(`${styled} has a style attribute, which browsers will leave out. Use a class in its place.`);
  }
  const insecure = pages.find(([, needs]) => needs.insecure);
  if (insecure) {
    problems.push(
      `${insecure[0]} loads ${insecure[1].insecure}, which browsers will refuse. Use https: in its address.`,
    );
  }
  const allOf = (kind: keyof SiteNeeds): string[] => [...new Set(pages.flatMap(([, needs]) => needs[kind]))];
  const hashesOf = (kind: keyof SiteNeeds): string[] => {
    const hashes = allOf(kind);
    const surplus = hashes[MOST_HASHES];
    const page = surplus && pages.find(([, needs]) => needs[kind].includes(surplus))?.[0];
    if (page) problems.push(`${page} has ${kind} of its own in it, which will not be used: load them from a file.`);
    return hashes.slice(0, MOST_HASHES);
  };
  return {
    scripts: hashesOf("scripts"),
    styles: hashesOf("styles"),
    styleAttributes: hashesOf("styleAttributes"),
    frames: allOf("frames"),
    pictures: allOf("pictures"),
    media: allOf("media"),
    problems,
  };
}
