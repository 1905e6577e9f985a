import type { Body } from "../../shared/body";
import type { SearchKind } from "../engine";
import type { IndexedPage } from "../records";
import { PROJECTS_PATH, RESUME_PATH } from "../../shared/paths";
import { toSections } from "./body-sections";

/** A post, doc or page with its compiled text. */
interface TextPage {
  kind: SearchKind;
  path: string;
  group: string;
  title: string;
  /** Indexed if the text itself contains nothing to index. */
  description?: string;
  body?: Body;
  tags?: string[];
  version?: string[];
  year?: number;
  rank: number;
}

/** Converts a post, doc or page to a page of the search index. */
export function toIndexedPage({ title, description, body = "", ...page }: TextPage): IndexedPage {
  const { tags = [], version = [], year = null, ...place } = page;
  const sections = toSections(title, body);
  if (sections.length === 1 && sections[0]!.pieces.length === 0 && description) sections[0]!.pieces.push(description);
  return { ...place, tags, version, year, sections };
}

export interface SearchProject {
  title: string;
  slug: string;
  description: string;
  tags: readonly { label: string }[];
  body: Body;
}

/** Creates the page of all projects. Each project is a section, followed by the sections of its text. */
export function toProjectsPage(projects: readonly SearchProject[], description: string, rank: number): IndexedPage {
  const page = toIndexedPage({
    kind: "page",
    path: PROJECTS_PATH,
    group: "Projects",
    title: "Projects",
    description,
    rank,
  });
  const sections = projects.flatMap(({ title, slug, description: summary, tags, body }) => {
    const [first, ...others] = toSections(title, body);
    const labels = tags.map(({ label }) => label).join(", ");
    const pieces = [summary, labels, ...first!.pieces].filter(Boolean);
    const below = others.map((section) => ({ ...section, level: Math.max(3, section.level) }));
    return [{ ...first!, anchor: slug, level: 2, pieces }, ...below];
  });
  return { ...page, sections: [...page.sections, ...sections] };
}

/** Keys to skip: addresses, dates and codes, and Gatsby's own. */
const SILENT = new Set([
  "url",
  "email",
  "image",
  "startDate",
  "endDate",
  "releaseDate",
  "date",
  "countryCode",
  "id",
  "parent",
  "children",
  "internal",
]);

/** Creates the page of the résumé from all texts of its node, in order. */
export function toResumePage(resume: Record<string, unknown>, rank: number): IndexedPage {
  const page = toIndexedPage({ kind: "page", path: RESUME_PATH, group: "Pages", title: "Resume", rank });
  return { ...page, sections: [{ ...page.sections[0]!, pieces: textsOf(resume) }] };
}

/** Returns what joins a text and the next item: a space after a sentence, otherwise a comma. */
function separatorAfter(text: string): string {
  if (text === "") return "";
  return /[.!?]$/.test(text) ? " " : ", ";
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.trim() ? [value] : [];
  if (Array.isArray(value)) {
    if (!value.every((item): item is string => typeof item === "string")) return value.flatMap(textsOf);
    return textsOf(value.reduce((text, item) => text + separatorAfter(text) + item, ""));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (SILENT.has(key) ? [] : textsOf(part)));
}
