import {
  addFavorite,
  addRecent,
  parseStored,
  remove,
  toStored,
  withinLimits,
  type StoredSearch,
} from "../../../src/search/stored-searches";
import { makeHit } from "../../stand-ins/search-engine";

const search = (id: string): StoredSearch => ({ objectID: id, url: `/${id}`, type: "lvl1", hierarchy: { lvl1: id } });
const many = (count: number, from = 0) => Array.from({ length: count }, (_, index) => search(`s${index + from}`));
const ids = (list: readonly StoredSearch[]) => list.map(({ objectID }) => objectID);

describe("stored searches", () => {
  it("keep seven recent ones, and four beside favourites, of which there are ten", () => {
    expect(withinLimits({ recent: many(9), favorites: [] }).recent).toHaveLength(7);
    const both = withinLimits({ recent: many(9), favorites: many(12, 20) });
    expect([both.recent.length, both.favorites.length]).toEqual([4, 10]);
  });

  it("have the newest first and none twice", () => {
    let stored = { recent: many(2), favorites: [] as readonly StoredSearch[] } as Parameters<typeof addRecent>[0];
    stored = addRecent(stored, search("new"));
    stored = addRecent(stored, search("s1"));
    expect(ids(stored.recent)).toEqual(["s1", "new", "s0"]);
  });

  it("move to the favourites, where they are recent no more", () => {
    const stored = addFavorite({ recent: many(2), favorites: [] }, search("s0"));
    expect([ids(stored.recent), ids(stored.favorites)]).toEqual([["s1"], ["s0"]]);
    expect(addRecent(stored, search("s0"))).toBe(stored);
    expect(remove(stored, search("s0")).favorites).toEqual([]);
  });

  it("are kept without what was found, a piece of text as its page", () => {
    const page = makeHit("page");
    const text = makeHit("text", {
      type: "content",
      content: "words",
      url: "/blog/page#x",
      url_without_anchor: "/blog/page",
    });
    expect(toStored(page, null)).not.toHaveProperty("_snippetResult");
    expect(toStored(text, page).objectID).toBe("page");
    expect(toStored(text, null)).toMatchObject({ url: "/blog/page", type: "lvl1", content: null });
  });

  it.each([
    [null, []],
    ["no JSON", []],
    ['{"a":1}', []],
    ['[null, 1, {"objectID":"a"}, {"objectID":"b","url":"javascript:alert(1)","hierarchy":{}}]', []],
    ['[{"objectID":"c","url":"https://example.com/x","type":"lvl1","hierarchy":{"lvl1":"C"},"extra":1}]', ["c"]],
  ])("are read from %s", (json, expected) => {
    expect(ids(parseStored(json))).toEqual(expected);
  });
});
