import type { SearchPage } from "../search-page";
import type { PageText } from "./format";

/** A page as it stands in a file of texts. */
export function toPageText({ sections, ...page }: SearchPage): PageText {
  const { path, group, kind, language, version, tags, year, rank } = page;
  return [
    ...([path, group, kind, language, version, tags, year, rank] as const),
    sections.map(({ anchor, level, heading, pieces }): PageText[8][number] => [anchor, level, heading, ...pieces]),
  ];
}

export const toPage = ([path, group, kind, language, version, tags, year, rank, sections]: PageText): SearchPage => ({
  ...{ path, group, kind, language, version, tags, year, rank },
  sections: sections.map(([anchor, level, heading, ...pieces]) => ({ anchor, level, heading, pieces })),
});
