import { parseQuery } from "../../../../src/search/embedded/parse-query";

const terms = (query: string) => parseQuery(query).map(({ term }) => term);

describe("a query", () => {
  it("leaves out words that say nothing, and keeps their places", () => {
    expect(parseQuery("state of the art").map(({ term, place }) => [term, place])).toEqual([
      ["state", 0],
      ["art", 3],
    ]);
  });

  it("of nothing but such words has them all", () => {
    expect(terms("to be or not to be")).toEqual(["to", "be", "or", "not"]);
  });

  it("has a last word that may go on, unless a space ends it", () => {
    expect(parseQuery("rails arr").map(({ isPrefix }) => isPrefix)).toEqual([false, true]);
    expect(parseQuery("rails array ").map(({ isPrefix }) => isPrefix)).toEqual([false, false]);
  });

  it("knows phrases in quotation marks", () => {
    const phrases = parseQuery('ruby "active record" “belongs to many”').map(({ term, phrase }) => [term, phrase]);
    expect(phrases).toEqual([
      ["ruby", null],
      ["active", 0],
      ["record", 0],
      ["belongs", 1],
      ["many", 1],
    ]);
  });

  it("has at most ten words", () => {
    expect(parseQuery("a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12")).toHaveLength(10);
  });
});
