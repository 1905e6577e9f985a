/** The settings of a DocSearch index, with the additional facets of this site. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl3)",
    "unordered(hierarchy.lvl4)",
    "unordered(hierarchy.lvl5)",
    "unordered(hierarchy.lvl6)",
    "unordered(tags)",
    "content",
    "unordered(hierarchy.lvl0)",
  ],
  attributesForFaceting: ["type", "language", "kind", "searchable(tags)", "year", "version"],
  attributesToHighlight: ["hierarchy", "content"],
  /** Returns one hit for each heading: the best of its records. */
  attributeForDistinct: "url",
  distinct: true,
  ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  ignorePlurals: ["en" as const],
  indexLanguages: ["en" as const],
  queryLanguages: ["en" as const],
  removeWordsIfNoResults: "allOptional" as const,
  separatorsToIndex: "_+#",
};
