import { validateXML } from "xmllint-wasm";
import { toFeedList, type FeedPost, type FeedSite } from "../../../../src/outputs/feeds/feed-data";
import { toAtom, toRss } from "../../../../src/outputs/feeds/feed-formats";

const SITE: FeedSite = {
  ...{ url: "https://example.com", pathPrefix: "/site", copyright: "Jane", owner: { name: "Jane", email: null } },
  feed: { title: "Notes\u000B", description: "All of them.", language: "en", limit: 2, hub: null },
};
const POST: FeedPost = {
  ...{ title: "A\u0008", path: "/blog/über", date: "2025-01-02T00:00:00.000Z", updated: null, description: "D." },
  ...{ feedHtml: "<code>\u001b[31mred\uFFFE \uD800 😀</code>", tags: [{ slug: "x", label: "\u0000x" }] },
  authors: [
    { name: "Jane", path: "/blog/authors/jane", url: "https://jane.example" },
    { name: "Jo", path: null, url: "https://jo.example" },
  ],
};

it("says what a list is about, and who has written it", () => {
  const list = toFeedList(SITE, { path: "/blog/tags/x", subject: "X", newest: [POST] });
  expect(list).toMatchObject({
    ...{ title: "Notes: X", description: "All of them. Only those of X.", copyright: "© 2025 Jane" },
    ...{ url: "https://example.com/site/blog/tags/x", style: "/site/feeds/feed.css" },
  });
  expect(list.items[0]).toMatchObject({
    url: "https://example.com/site/blog/%C3%BCber",
    authors: [
      { name: "Jane", url: "https://example.com/site/blog/authors/jane" },
      { name: "Jo", url: "https://jo.example" },
    ],
  });
});

it("has no character that XML does not allow, which would end the whole feed", async () => {
  const list = toFeedList(SITE, { path: "/blog", newest: [POST] });
  expect(list.items[0]).toMatchObject({ title: "A", content: "<code>[31mred  😀</code>", tags: ["x"] });
  const xml = [toRss(list), toAtom(list)].map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  expect((await validateXML({ xml, normalization: "format" })).errors).toEqual([]);
});
