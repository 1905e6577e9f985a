import { formatQuery, parseQuery } from "../../../src/search/query-string";

it.each(["", "?q=rails", "?q=a%26b+%3Cc%3E", "?q=x&kind=post&tag=Ruby+on+Rails&year=2024&version=1.0"])(
  "the address %j says the same after reading and writing",
  (address) => expect(formatQuery(parseQuery(address))).toBe(address),
);

it("leaves out what is no value", () => {
  expect(parseQuery("?q=a&kind=evil&year=abc&tag=")).toEqual({
    query: "a",
    filters: { kind: undefined, tag: undefined, year: undefined, version: undefined },
  });
});

it("shortens a query of 10,000 letters to 64 and cuts no character in two", () => {
  expect(parseQuery(`?q=${"x".repeat(10_000)}`).query).toHaveLength(64);
  expect(parseQuery(`?q=${"🎭".repeat(100)}`).query).toBe("🎭".repeat(64));
});
