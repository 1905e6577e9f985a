import { toRecords } from "../../../src/search/records";
import { searchPage, section } from "../../stand-ins/search-pages";

const page = searchPage(
  "/docs/deploy",
  [
    section("Deploy", 1, "First.", "Second."),
    section("Containers", 2, "Third."),
    section("Ports", 3),
    section("Servers", 2, "Fourth."),
  ],
  { group: "Docs", kind: "doc", version: ["current"], tags: ["Docker"], year: null, rank: 30 },
);

describe("the records of a page", () => {
  const records = toRecords(page, "/site");

  it("are its headings and texts in order, each under those above it", () => {
    const lines = records.map(({ type, hierarchy, content }) => {
      const { lvl0, lvl1, lvl2, lvl3 } = hierarchy;
      return [type, content, [lvl0, lvl1, lvl2, lvl3].filter(Boolean).join(" > ")];
    });
    expect(lines).toEqual([
      ["lvl1", null, "Docs > Deploy"],
      ["content", "First.", "Docs > Deploy"],
      ["content", "Second.", "Docs > Deploy"],
      ["lvl2", null, "Docs > Deploy > Containers"],
      ["content", "Third.", "Docs > Deploy > Containers"],
      ["lvl3", null, "Docs > Deploy > Containers > Ports"],
      ["lvl2", null, "Docs > Deploy > Servers"],
      ["content", "Fourth.", "Docs > Deploy > Servers"],
    ]);
  });

  it("have the address of their heading under the path prefix, and an id of their own", () => {
    expect(records[0]).toMatchObject({ url: "/site/docs/deploy", anchor: null });
    expect(records[4]).toMatchObject({
      ...{ url: "/site/docs/deploy#containers", url_without_anchor: "/site/docs/deploy", anchor: "containers" },
    });
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });

  it("have the facets of their page", () => {
    expect(records[7]).toMatchObject({
      kind: "doc",
      version: ["current"],
      tags: ["Docker"],
      year: null,
      language: "en",
    });
  });

  it("weigh headings by level, texts least, and know their place", () => {
    expect(records.map(({ weight }) => [weight.pageRank, weight.level, weight.position])).toEqual([
      [30, 90, 0],
      [30, 0, 1],
      [30, 0, 2],
      [30, 80, 3],
      [30, 0, 4],
      [30, 70, 5],
      [30, 80, 6],
      [30, 0, 7],
    ]);
  });
});
