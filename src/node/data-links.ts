import { isScalar, parseDocument, visit } from "yaml";
import { comparablePath, DOCS_PATH, PROJECTS_PATH, RESUME_PATH } from "../shared/paths";
import { AUTHORS_FILE } from "./content/authors";
import { isSidebarsFile } from "./content/doc-sidebars";
import { yamlOf } from "./content/place";
import type { Problem } from "./content/problem";
import type { Content } from "./content/read-content";
import { RESUME_FILE } from "./content/resume";
import { SITE_FILE } from "./content/site";
import type { SourceFile } from "./content/yaml-source";
import type { LinkingText } from "./fragments";
import { endOf } from "./markdown/end-of";
import type { Reference } from "./markdown/references";
import { resolvePlaces, type Surroundings } from "./markdown/render";

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
  const found = await Promise.all(
    data.map(({ file, references }) => {
      const isMeant = ({ target }: Reference) => file.relativePath !== SITE_FILE || !isAbsent(target, content);
      const shown = references.filter(isMeant);
      return resolvePlaces(shown, file.relativePath, surroundings);
    }),
  );
  return { data, problems: found.flatMap(({ problems }) => problems) };
}

/** Items of the navbar and the footer that lead to a section without content are left out of them. */
function isAbsent(target: string, { docs, projects, resume }: Content): boolean {
  const address = comparablePath(target);
  if (address === DOCS_PATH || address.startsWith(`${DOCS_PATH}/`)) return docs.length === 0;
  if (address === comparablePath(PROJECTS_PATH)) return projects.length === 0;
  return address === comparablePath(RESUME_PATH) && !resume;
}

function linksIn(file: SourceFile, { docs }: Content): Reference[] {
  const { yaml, linesBefore } = yamlOf(file);
  const references: Reference[] = [];
  const add = (address: string, offset: number) => {
    const [, target = "", suffix = ""] = /^([^?#]*)(.*)$/.exec(address)!;
    const place = endOf(yaml.slice(0, offset), { line: linesBefore + 1, column: 1 });
    if (/^\/(?!\/)/.test(target)) references.push({ kind: "route", target, suffix, alt: "", ...place });
  };
  visit(parseDocument(yaml), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== "string") return;
      const text = value.value;
      const [from, to] = value.range!;
      const at = (word: string) => Math.max(from, yaml.slice(0, to).indexOf(word, from));
      if (["to", "href", "url"].includes(String(key.value))) add(text, at(text));
      if (key.value === "html") for (const [, href = ""] of text.matchAll(HREF)) add(href, at(href));
      const named = key.value === "doc" ? docs.filter((doc) => doc.value.docId === text) : [];
      const doc = named.find((each) => !each.value.front.draft) ?? named[0];
      if (doc) add(doc.value.path, at(text));
    },
  });
  return references;
}

const HREF = /\bhref\s*=\s*["']?([^"'\s>]+)/gi;
