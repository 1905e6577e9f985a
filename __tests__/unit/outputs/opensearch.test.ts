import { buildOpenSearch } from "../../../src/outputs/opensearch";

const site = {
  title: "Notes & more of Jane",
  description: "All <notes>.",
  url: "https://example.com",
  pathPrefix: "/site",
};

it("describes the search page to browsers, below the path prefix, with a name of at most 16 letters", () => {
  const xml = buildOpenSearch(site);
  expect(xml).toContain("<ShortName>Notes &#38; more of</ShortName>");
  expect(xml).toContain("<Description>All &#60;notes&#62;.</Description>");
  expect(xml).toContain('template="https://example.com/site/search?q={searchTerms}"');
  expect(xml).toContain(">https://example.com/site/icon.svg</Image>");
});

it.each(["x", "🪔"])("shortens a name of one long word of %s", (letter) => {
  const title = letter.repeat(40);
  expect(buildOpenSearch({ ...site, title })).toContain(`<ShortName>${letter.repeat(16)}</ShortName>`);
});
