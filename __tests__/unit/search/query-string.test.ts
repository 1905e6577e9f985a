import { formatQuery, parseQuery } from "../../../src/search/query-string";

it.each(["", "?q=rails", "?q=a%26b+%3Cc%3E", "?q=x&kind=post&tag=Ruby+on+Rails&year=2024&version=1.0"])(
  "writes %j as it was parsed",
  (address) => expect(formatQuery(parseQuery(address))).toBe(address),
);

it("ignores invalid values", () => {
  expect(parseQuery("?q=a&kind=evil&year=abc&tag=")).toEqual({
    query: "a",
    filters: { kind: undefined, tag: undefined, year: undefined, version: undefined },
  });
});

it("truncates a query to 64 characters, without splitting one", () => {
  expect(parseQuery(`?q=${"x".repeat(10_000)}`).query).toHaveLength(64);
  expect(parseQuery(`?q=${"🎭".repeat(100)}`).query).toBe("🎭".repeat(64));
});
