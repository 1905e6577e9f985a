import { thingsOf, type PageSubject } from "../../../../../src/components/seo/structured-data/page-things";
import { owner, toJsonLd, type Site, type Thing } from "../../../../../src/components/seo/structured-data/thing";
import { postData } from "../../../../stand-ins/posts";
import { SITE } from "../../../../stand-ins/site-frame";

const SOFTWARE = { name: "Tool", description: "A tool.", version: "1.0" };
const PAGE = { title: "A page", description: "About it.", path: "/a/", keywords: [] };
const TRAIL = [
  { label: "Guide", path: null },
  { label: "Start", path: "/docs/start" },
];

const POST = { ...postData(), keywords: [], readingTime: { words: 1, minutes: 1 } };

/** The items of a page, as crawlers read them. */
const describePage = (subject: object, site: object = {}) =>
  JSON.parse(toJsonLd(thingsOf({ ...SITE, pathPrefix: "/site", ...site } as Site, subject as PageSubject)))[
    "@graph"
  ] as Thing[];

it("describes a post with its authors, of whom the owner is only referred to", () => {
  const joe = { name: "Joe", title: null, link: "mailto:joe@example.com" };
  const post = {
    ...postData({ authors: [...postData().authors, { ...joe, key: null, image: null }] }),
    ...{ keywords: ["ruby"], readingTime: { words: 400, minutes: 2 } },
  };
  const [posting] = describePage({ kind: "post", post });
  expect(posting).toMatchObject({
    ...{ "@type": "BlogPosting", headline: "Arrays", url: "https://example.com/site/blog/arrays" },
    ...{ name: "Arrays", dateModified: "2025-03-14T00:00:00.000Z" },
    image: { "@type": "ImageObject", url: "https://example.com/site/cards/blog/arrays.jpg", caption: "Arrays" },
    author: [{ "@id": "https://example.com/site/#owner" }, { "@type": "Person", name: "Joe" }],
    ...{ keywords: ["Ruby", "ruby"], wordCount: 400, timeRequired: "PT2M" },
  });
  expect(posting!.author).not.toHaveProperty("1.url");
});

it("names the preview card of the site if pages have none of their own", () => {
  const image = "https://example.com/site/cards.jpg";
  expect(describePage({ kind: "doc", page: PAGE, trail: [] }, { socialCards: false })[0]).toMatchObject({ image });
  expect(describePage({ kind: "post", post: POST }, { socialCards: false })[0]).toHaveProperty("image.url", image);
});

it("gives a post its whole title as its name, and a single author without a list", () => {
  const [posting] = describePage({ kind: "post", post: { ...POST, title: "Array ".repeat(20) } });
  expect(posting).toMatchObject({ headline: "Array ".repeat(20).slice(0, 110), name: "Array ".repeat(20) });
  expect(posting!.author).toEqual({ "@id": "https://example.com/site/#owner" });
});

it("knows a person by their pages elsewhere, not by their addresses for mail", () => {
  const socials = ["https://git.example.com/ada", "mailto:ada@example.com", "/about/"].map((url) => ({ url }));
  const sameAs = ["https://git.example.com/ada", "https://example.com/site/about/"];
  const [profile] = describePage({ kind: "author", page: PAGE, author: { name: "Ada", socials } });
  expect(profile!.mainEntity).toMatchObject({ sameAs });
  expect(owner({ ...SITE, pathPrefix: "/site", socials } as unknown as Site)).toMatchObject({ sameAs });
});

it("gives breadcrumbs from the home page, without steps that have no page", () => {
  const breadcrumbs = describePage({ kind: "docs", page: PAGE, trail: TRAIL }).at(-1)!;
  expect((breadcrumbs.itemListElement as Thing[]).map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, "Notes", "https://example.com/site/"],
    [2, "Docs", "https://example.com/site/docs"],
    [3, "Start", "https://example.com/site/docs/start"],
  ]);
});

it("gives a doc a headline instead of a name, and the software that it is about, if there is one", () => {
  const subject = { kind: "doc", page: PAGE, trail: TRAIL };
  const [doc, software] = describePage(subject, { software: SOFTWARE });
  expect(doc).toMatchObject({ "@type": "TechArticle", headline: "A page" });
  expect(doc).not.toHaveProperty("name");
  expect(software).toMatchObject({ "@type": "SoftwareApplication", name: "Tool", softwareVersion: "1.0" });
  expect(describePage(subject).map((thing) => thing["@type"])).toEqual(["TechArticle", "BreadcrumbList"]);
});

it.each([
  ["about", "AboutPage"],
  ["contact", "ContactPage"],
  ["privacy", "WebPage"],
])("calls the page %s a %s", (name, type) => {
  expect(describePage({ kind: "prose", name, page: PAGE })[0]!["@type"]).toBe(type);
});

it("is JSON that cannot end its element", () => {
  const name = "</script><b>A & B</b>\u2028";
  const json = toJsonLd([{ "@type": "Thing", name }]);
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)["@graph"][0].name).toBe(name);
});

it("leaves out what is unknown", () => {
  const json = toJsonLd([{ "@type": "Thing", name: null, sameAs: [], url: undefined }]);
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@graph": [{ "@type": "Thing" }] });
});
