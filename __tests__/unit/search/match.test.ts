import { findEntries } from "../../../src/search/match";

const entry = (title: string, description = "", ...labels: string[]) => ({
  title,
  path: `/blog/${title.toLowerCase().replaceAll(" ", "-")}`,
  description,
  labels,
});

const ENTRIES = [
  entry("Arrays in Rails", "Store lists in PostgreSQL columns.", "Rails", "PostgreSQL"),
  entry("A screenshot service", "Puppeteer in a cloud function.", "Puppeteer", "Google Cloud Platform"),
  entry("PostgreSQL by hand", "What the ORM hides.", "Databases"),
  entry("Café notes", "Über den Espresso.", "Drinks"),
];

const titles = (query: string) => findEntries(ENTRIES, query).map(({ title }) => title);

describe("findEntries", () => {
  it.each([
    ["a word of the title", "screenshot", ["A screenshot service"]],
    ["a word of the description", "hides", ["PostgreSQL by hand"]],
    ["a tag", "databases", ["PostgreSQL by hand"]],
    ["a part of a word", "pupp", ["A screenshot service"]],
    ["words from different places", "rails columns", ["Arrays in Rails"]],
    ["any case", "RAILS", ["Arrays in Rails"]],
    ["no accents for accents", "cafe uber", ["Café notes"]],
    ["accents for none", "àrrays", ["Arrays in Rails"]],
    ["spaces around and between", "  rails   lists ", ["Arrays in Rails"]],
  ])("finds by %s", (_, query, expected) => {
    expect(titles(query)).toEqual(expected);
  });

  it("asks for every word", () => {
    expect(titles("rails puppeteer")).toEqual([]);
  });

  it.each(["", "   "])("finds nothing for %p rather than everything", (query) => {
    expect(titles(query)).toEqual([]);
  });

  it("puts matches in the title first, and keeps the given order among equals", () => {
    expect(titles("postgresql")).toEqual(["PostgreSQL by hand", "Arrays in Rails"]);
    const equals = [entry("One", "same"), entry("Two", "same"), entry("Three", "same")];
    expect(findEntries(equals, "same")).toEqual(equals);
  });
});
