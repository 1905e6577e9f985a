import { isScalar, LineCounter, parseDocument, visit } from "yaml";
import { comparablePath, DOCS_PATH, PROJECTS_PATH, RESUME_PATH } from "../shared/paths";
import type { Content } from "./content/read-content";
import type { LinkingText } from "./fragments";
import type { Reference } from "./markdown/references";

/** Addresses of this site in HTML. */
const HREF = /<a\b[^>]*?\shref\s*=\s*["']?(\/(?!\/)[^"'\s>]*)/gi;

/**
 * The settings as a source of links: those of the navbar, the footer and the announcement to paths of this site. Links
 * to a section that this content does not have are left out, as they are on the site.
 */
export function siteLinks({ siteFile, ...content }: Content): LinkingText | undefined {
  if (!siteFile) return undefined;
  const lines = new LineCounter();
  const references: Reference[] = [];
  visit(parseDocument(siteFile.text, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== "string") return;
      const { line, col: column } = lines.linePos(value.range?.[0] ?? 0);
      for (const address of addressesIn(String(key.value), value.value)) {
        const [, target = "", suffix = ""] = /^([^?#]*)(.*)$/.exec(address) ?? [];
        if (!isAbsent(target, content)) references.push({ kind: "route", target, suffix, alt: "", line, column });
      }
    },
  });
  return { file: siteFile, ids: [], references };
}

function addressesIn(key: string, value: string): string[] {
  if (key === "html") return [...value.matchAll(HREF)].map(([, address]) => address!);
  return (key === "to" || key === "href") && /^\/(?!\/)/.test(value) ? [value] : [];
}

/** Whether an address is that of a section without content. */
function isAbsent(target: string, { docs, projects, resume }: Omit<Content, "siteFile">): boolean {
  const address = comparablePath(target);
  if (address === DOCS_PATH || address.startsWith(`${DOCS_PATH}/`)) return docs.length === 0;
  if (address === comparablePath(PROJECTS_PATH)) return projects.length === 0;
  return address === comparablePath(RESUME_PATH) && !resume;
}
