import { isInAbsentSection } from "../../shared/paths";
import { AUTHORS_FILE } from "../../content/author";
import type { Content } from "../../content/content";
import type { ContentFile } from "../../content/content-file";
import { isSidebarsFile } from "../../content/docs/sidebar-schema";
import { textsInData } from "../../content/positions";
import { RESUME_FILE } from "../../content/resume";
import { SITE_FILE } from "../../content/site";
import type { Problem } from "../../shared/problem";
import type { LinkingText } from "./fragments";
import { withUnknown } from "./site-context";
import { splitAddress } from "../../markdown/links/link-address";
import type { Reference } from "../../markdown/links/reference";
import { resolveReferences, type SiteContext } from "../../markdown/render";

/** Whether a data file may contain links. */
const holdsLinks = ({ relativePath }: ContentFile): boolean =>
  [SITE_FILE, AUTHORS_FILE, RESUME_FILE].includes(relativePath) || isSidebarsFile(relativePath);

/** Collects the internal links in data files and in the front matter of projects, and reports broken ones. */
export async function findDataLinks(
  content: Content,
  context: SiteContext,
): Promise<{ data: LinkingText[]; problems: Problem[] }> {
  const { docs, projects, hasResume } = content;
  const files = [...content.files.filter(holdsLinks), ...projects.map(({ file }) => file)];
  const data = files.map((file) => ({ file, path: "#", references: linksIn(file, content) }));
  const sections = { docs: docs.length > 0, projects: projects.length > 0, resume: hasResume };
  const found = await Promise.all(
    data.map(({ file, references }) => {
      const isMeant = ({ target }: Reference) =>
        file.relativePath !== SITE_FILE || !isInAbsentSection(target, sections);
      return resolveReferences(withUnknown(references.filter(isMeant), content), file.path, context);
    }),
  );
  return { data, problems: found.flatMap(({ problems }) => problems) };
}

function linksIn(file: ContentFile, { docs }: Content): Reference[] {
  return textsInData(file).flatMap(({ key, value, positionOf }) => {
    const reference = (address: string, written = address): Reference[] => {
      const { target, suffix } = splitAddress(address);
      const isRoute = /^\/(?!\/)/.test(target);
      return isRoute ? [{ kind: "route", target, suffix, alt: "", ...positionOf(written) }] : [];
    };
    if (["to", "href", "url"].includes(key)) return reference(value);
    if (key === "html") return [...value.matchAll(HREF)].flatMap(([, href = ""]) => reference(href));
    const named = key === "doc" ? docs.filter((doc) => doc.value.docId === value) : [];
    const doc = named.find((each) => !each.value.front.draft) ?? named[0];
    return doc ? reference(doc.value.path, value) : [];
  });
}

const HREF = /\bhref\s*=\s*["']?([^"'\s>]+)/gi;
