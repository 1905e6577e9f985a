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

const records = toRecords(page, "/site");

it("makes a record of each heading and text in order, with the headings above it and a weight by level", () => {
  const lines = records.map(({ type, hierarchy, content, weight }) => {
    const headings = Object.values(hierarchy).filter(Boolean).join(" > ");
    return [type, content, headings, weight.pageRank, weight.level, weight.position];
  });
  expect(lines).toEqual([
    ["lvl1", null, "Docs > Deploy", 30, 90, 0],
    ["content", "First.", "Docs > Deploy", 30, 0, 1],
    ["content", "Second.", "Docs > Deploy", 30, 0, 2],
    ["lvl2", null, "Docs > Deploy > Containers", 30, 80, 3],
    ["content", "Third.", "Docs > Deploy > Containers", 30, 0, 4],
    ["lvl3", null, "Docs > Deploy > Containers > Ports", 30, 70, 5],
    ["lvl2", null, "Docs > Deploy > Servers", 30, 80, 6],
    ["content", "Fourth.", "Docs > Deploy > Servers", 30, 0, 7],
  ]);
});

it("gives each record the address of its heading with the path prefix, an id and the facets of its page", () => {
  expect(records[0]).toMatchObject({ url: "/site/docs/deploy", anchor: null });
  expect(records[4]).toMatchObject({
    ...{ url: "/site/docs/deploy#containers", url_without_anchor: "/site/docs/deploy", anchor: "containers" },
    ...{ kind: "doc", version: ["current"], tags: ["Docker"], year: null, language: "en" },
  });
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});
