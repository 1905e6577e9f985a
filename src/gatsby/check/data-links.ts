import { isInAbsentSection } from "../../shared/paths";
import { AUTHORS_FILE } from "../../content/author";
import { sectionsOf, type Content } from "../../content/content";
import type { ContentFile } from "../../content/content-file";
import { positionOf, textsInData } from "../../content/positions";
import { isSidebarsFile } from "../../content/docs/sidebar-schema";
import { RESUME_FILE } from "../../content/resume";
import { SITE_FILE } from "../../content/site";
import type { Problem } from "../../shared/problem";
import type { LinkingText } from "./fragments";
import { withUnknown } from "./check-context";
import { splitAddress } from "../../markdown/links/link-address";
import type { Reference } from "../../markdown/links/reference";
import { resolveReferences } from "../../markdown/render";
import type { SiteContext } from "../../markdown/site-context";

/** Whether a data file may contain links. */
const holdsLinks = ({ relativePath }: ContentFile): boolean =>
  [SITE_FILE, AUTHORS_FILE, RESUME_FILE].includes(relativePath) || isSidebarsFile(relativePath);

/**
 * Collects the internal links in data files and in the front matter of projects, and those to authors in the front matter
 * of posts. Reports broken ones.
 */
export async function findDataLinks(
  content: Content,
  context: SiteContext,
): Promise<{ data: LinkingText[]; problems: Problem[] }> {
  const { posts, projects } = content;
  const files = [...content.files.filter(holdsLinks), ...projects.map(({ file }) => file)];
  const data = [
    ...files.map((file) => ({ file, path: "#", references: linksIn(file, content) })),
    ...posts.map(({ file, value: { path, authors } }) => ({
      file,
      path,
      references: authors.flatMap(({ url }) => (url === undefined ? [] : routeIn(url, positionOf(file, "", url)))),
    })),
  ].filter(({ references }) => references.length > 0);
  const sections = sectionsOf(content);
  const found = await Promise.all(
    data.map(({ file, references }) => {
      const isMeant = ({ target }: Reference) =>
        file.relativePath !== SITE_FILE || !isInAbsentSection(target, sections);
      return resolveReferences(withUnknown(references.filter(isMeant), content), file.path, context);
    }),
  );
  return { data, problems: found.flatMap(({ problems }) => problems) };
}

/** A reference to an address, if it is one of this site. */
function routeIn(address: string, place: Pick<Reference, "line" | "column">): Reference[] {
  const { target, suffix } = splitAddress(address);
  return /^\/(?!\/)/.test(target) ? [{ kind: "route", target, suffix, alt: "", ...place }] : [];
}

const LINK_KEYS = ["to", "href", "url", "editUrl", "repository", "license"];

function linksIn(file: ContentFile, { docs, authors }: Content): Reference[] {
  return textsInData(file).flatMap(({ key, value, positionOf: at }) => {
    const reference = (address: string, written = address) => routeIn(address, at(written));
    if (LINK_KEYS.includes(key) || authors.some(({ socials }) => socials[key] === value)) return reference(value);
    if (key === "html") return [...value.matchAll(HREF)].flatMap(([, href = ""]) => reference(href));
    const named = key === "doc" ? docs.filter((doc) => doc.value.docId === value) : [];
    const doc = named.find((each) => !each.value.front.draft) ?? named[0];
    return doc ? reference(doc.value.path, value) : [];
  });
}

const HREF = /\bhref\s*=\s*["']?([^"'\s>]+)/gi;
