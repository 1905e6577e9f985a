import { placesInSeries, type SeriesMember } from "../../../src/shared/series";

const post = (id: string, more: Partial<SeriesMember> = {}): SeriesMember => ({
  ...{ id, series: "Pipes", part: null, sortKey: id, listed: true, ...more },
});

/** Part and parts of each post, such as `2 of a,b`. */
const places = (...posts: SeriesMember[]) =>
  Object.fromEntries(
    [...placesInSeries(posts)].map(([id, { part, partIds }]) => [id, `${part} of ${partIds.join(",")}`]),
  );

it("orders parts without numbers by date", () => {
  expect(places(post("b"), post("a"))).toEqual({ a: "1 of a,b", b: "2 of a,b" });
});

it("puts numbered parts first; the others follow by date", () => {
  expect(places(post("a"), post("b", { part: 2 }), post("c", { part: 1 }), post("0"))).toEqual({
    ...{ c: "1 of c,b,0,a", b: "2 of c,b,0,a", 0: "3 of c,b,0,a", a: "4 of c,b,0,a" },
  });
});

it("orders two parts with the same number by date", () => {
  expect(places(post("b", { part: 1 }), post("a", { part: 1 }))).toMatchObject({ a: "1 of a,b" });
});

it("ignores case and spaces in names of series, and shows the name of the first part", () => {
  const found = placesInSeries([post("b", { series: "the  PIPES " }), post("a", { series: "The pipes" })]);
  expect(found.get("b")).toEqual({ name: "The pipes", part: 2, partIds: ["a", "b"] });
});

it("separates series, and leaves out posts without one", () => {
  expect(places(post("a"), post("b", { series: "Other" }), post("c", { series: null }))).toEqual({
    ...{ a: "1 of a", b: "1 of b" },
  });
});

it("leaves out unlisted posts", () => {
  expect(places(post("a"), post("b", { listed: false }), post("c"))).toEqual({ a: "1 of a,c", c: "2 of a,c" });
});
