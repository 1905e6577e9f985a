import type { PageSpec } from "./page-spec";

export interface ProseSummary {
  id: string;
  name: string;
  path: string;
}

/** A page for each file of prose. The contact page answers at a second address that old links use. */
export function buildProsePages(pages: readonly ProseSummary[]): PageSpec[] {
  return pages.flatMap(({ id, name, path }) => {
    const page = { path, template: "page", context: { id } };
    return name === "contact" ? [page, { ...page, path: "/contact/contact" }] : [page];
  });
}
