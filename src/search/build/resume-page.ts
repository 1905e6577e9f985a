import type { SearchPage } from "../search-page";
import { RESUME_PATH } from "../../shared/paths";
import { toSearchPage } from "./text-pages";

/** Not read as text: addresses, dates and codes. */
const SILENT = new Set(["url", "email", "image", "startDate", "endDate", "releaseDate", "date", "countryCode"]);

/** The page of the résumé: everything its owner has written there, in order. */
export function toResumePage(resume: Record<string, unknown>, rank: number): SearchPage {
  const page = toSearchPage({
    ...{ kind: "page", path: RESUME_PATH, group: "Pages", title: "Resume", description: "", body: "", rank },
  });
  return { ...page, sections: [{ ...page.sections[0]!, pieces: textsOf(resume) }] };
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.trim() ? [value] : [];
  if (Array.isArray(value)) {
    return value.every((item) => typeof item === "string") ? textsOf(value.join(", ")) : value.flatMap(textsOf);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (SILENT.has(key) ? [] : textsOf(part)));
}
