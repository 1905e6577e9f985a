import { isScalar, parseDocument, visit } from "yaml";
import { isInAbsentSection, type Sections } from "../shared/sections";
import { AUTHORS_FILE } from "../content/authors";
import { isSidebarsFile } from "../content/doc-sidebars";
import { yamlOf } from "../content/place";
import type { Problem } from "../shared/problem";
import type { Content } from "../content/read-content";
import { RESUME_FILE } from "../content/resume";
import { SITE_FILE } from "../content/site";
import type { SourceFile } from "../content/yaml-source";
import type { LinkingText } from "./fragments";
import { splitAddress } from "../markdown/link-address";
import type { Reference } from "../markdown/references";
import { resolvePlaces, type Surroundings } from "../markdown/render";

/** The files of data whose values may be links. */
const holdsLinks = ({ relativePath }: SourceFile): boolean =>
  [SITE_FILE, AUTHORS_FILE, RESUME_FILE].includes(relativePath) || isSidebarsFile(relativePath);

/** The links within the site that files of data and the front matter of projects hold, and which of them lead nowhere. */
export async function findDataLinks(
  content: Content,
  surroundings: Surroundings,
): Promise<{ data: LinkingText[]; problems: Problem[] }> {
  const files = [...content.files.filter(holdsLinks), ...content.projects.map(({ file }) => file)];
  const data = files.map((file) => ({ file, path: "#", references: linksIn(file, content) }));
  const sections = sectionsOf(content);
  const found = await Promise.all(
    data.map(({ file, references }) => {
      const isMeant = ({ target }: Reference) =>
        file.relativePath !== SITE_FILE || !isInAbsentSection(target, sections);
      const shown = references.filter(isMeant);
      return resolvePlaces(shown, file.relativePath, surroundings);
    }),
  );
  return { data, problems: found.flatMap(({ problems }) => problems) };
}

const sectionsOf = ({ docs, projects, resume }: Content): Sections => ({
  docs: docs.length > 0,
  projects: projects.length > 0,
  resume: resume !== undefined,
});

function linksIn(file: SourceFile, { docs }: Content): Reference[] {
  const { yaml, placeIn } = yamlOf(file);
  const references: Reference[] = [];
  visit(parseDocument(yaml), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== "string") return;
      const text = value.value;
      const add = (address: string, written = address) => {
        const { target, suffix } = splitAddress(address);
        const place = placeIn(value.range!, written);
        if (/^\/(?!\/)/.test(target)) references.push({ kind: "route", target, suffix, alt: "", ...place });
      };
      if (["to", "href", "url"].includes(String(key.value))) add(text);
      if (key.value === "html") for (const [, href = ""] of text.matchAll(HREF)) add(href);
      const named = key.value === "doc" ? docs.filter((doc) => doc.value.docId === text) : [];
      const doc = named.find((each) => !each.value.front.draft) ?? named[0];
      if (doc) add(doc.value.path, text);
    },
  });
  return references;
}

const HREF = /\bhref\s*=\s*["']?([^"'\s>]+)/gi;
