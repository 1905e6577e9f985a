import { thingsOf, type PageSubject } from "../../../../../src/components/seo/structured-data/page-things";
import {
  owner,
  toJsonLd,
  website,
  type SiteIdentity,
  type Thing,
} from "../../../../../src/components/seo/structured-data/thing";
import { findMistakes } from "../../../../stand-ins/schema-org";

const SOFTWARE = {
  ...{ name: "Tool", description: "A tool.", category: "DeveloperApplication", operatingSystem: "Linux" },
  ...{ version: "1.0", repository: "https://code.example/tool", license: "https://licence.example" },
};
const SITE: SiteIdentity = {
  ...{ title: "Notes", description: "All notes.", url: "https://example.com", pathPrefix: "/site" },
  ...{ owner: { name: "Jane", role: "Writer" }, socials: [{ url: "https://social.example/jane" }] },
  ...{ blog: { title: "Blog", description: "Posts." }, feed: { title: "Blog", language: "en" }, software: SOFTWARE },
};
const PAGE = { title: "A page", description: "About it.", path: "/a/", updated: "2025-02-03T00:00:00.000Z" };
const POST = {
  ...{
    title: "Arrays",
    path: "/blog/arrays",
    date: "2025-01-02T00:00:00.000Z",
    updated: null,
    description: "On arrays.",
  },
  ...{ keywords: ["ruby"], tags: [{ label: "Ruby" }, { label: "ruby" }], readingTime: { words: 400, minutes: 2 } },
  authors: [
    { name: "Jane", title: "Writer", link: "/blog/authors/jane" },
    { name: "Joe", title: null, link: "mailto:joe@example.com" },
  ],
};
const TRAIL = [
  { label: "Guide", path: null },
  { label: "Start", path: "/docs/start" },
];
const AUTHOR = { name: "Joe", title: null, description: "Reviews.", socials: [] };

const SUBJECTS: PageSubject[] = [
  { kind: "home" },
  { kind: "blog", posts: [POST] },
  { kind: "post", post: POST },
  { kind: "list", page: PAGE },
  { kind: "list", page: PAGE, parent: "tags" },
  { kind: "author", page: PAGE, author: AUTHOR },
  { kind: "author", page: PAGE, author: { ...AUTHOR, name: "Jane" } },
  { kind: "doc", page: { ...PAGE, keywords: [] }, trail: TRAIL },
  { kind: "docs", page: PAGE, trail: TRAIL },
  { kind: "projects", page: PAGE, projects: [{ title: "P", description: "D", slug: "p", date: POST.date }] },
  { kind: "resume", page: PAGE },
  { kind: "prose", name: "about", page: PAGE },
  { kind: "prose", name: "privacy", page: PAGE },
];

const clean = (things: Thing[]) => JSON.parse(JSON.stringify(things, (_, value) => value ?? undefined)) as Thing[];
const withSite = (subject: PageSubject) => clean([...thingsOf(SITE, subject), website(SITE), owner(SITE)]);
const ofType = (subject: PageSubject, type: string) =>
  thingsOf(SITE, subject).find((thing) => thing["@type"] === type) as Thing;

describe("thingsOf", () => {
  it.each(SUBJECTS.map((subject) => [subject.kind, subject] as const))(
    "says of %s what schema.org understands",
    (_, subject) => {
      const things = withSite(subject);
      const ids = new Set(things.map((thing) => String(thing["@id"])));
      expect(things.flatMap((thing) => findMistakes(thing, ids))).toEqual([]);
    },
  );

  it("describes a post with its authors, of whom the owner is described once", () => {
    expect(ofType({ kind: "post", post: POST }, "BlogPosting")).toMatchObject({
      headline: "Arrays",
      url: "https://example.com/site/blog/arrays",
      image: "https://example.com/site/cards/blog/arrays.jpg",
      dateModified: POST.date,
      author: [{ "@id": "https://example.com/site/#owner" }, { "@type": "Person", name: "Joe", url: null }],
      keywords: ["Ruby", "ruby"],
      wordCount: 400,
      timeRequired: "PT2M",
    });
  });

  it("leads from the home page down, by pages that exist", () => {
    const { itemListElement } = ofType(
      { kind: "doc", page: { ...PAGE, keywords: [] }, trail: TRAIL },
      "BreadcrumbList",
    );
    expect((itemListElement as Thing[]).map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, "Notes", "https://example.com/site/"],
      [2, "Docs", "https://example.com/site/docs"],
      [3, "Start", "https://example.com/site/docs/start"],
    ]);
  });

  it("names the software that the documentation is about, if there is one", () => {
    const subject: PageSubject = { kind: "doc", page: { ...PAGE, keywords: [] }, trail: TRAIL };
    expect(ofType(subject, "SoftwareApplication")).toMatchObject({ name: "Tool", softwareVersion: "1.0" });
    const without = thingsOf({ ...SITE, software: null }, subject);
    expect(without.map((thing) => thing["@type"])).toEqual(["TechArticle", "BreadcrumbList"]);
  });

  it("gives a doc a headline and no name, which would say the same", () => {
    const subject: PageSubject = { kind: "doc", page: { ...PAGE, keywords: [] }, trail: TRAIL };
    const [doc] = JSON.parse(toJsonLd([ofType(subject, "TechArticle")]))["@graph"];
    expect(doc).toHaveProperty("headline", PAGE.title);
    expect(doc).not.toHaveProperty("name");
  });

  it("calls pages what they are", () => {
    const type = (name: string) => thingsOf(SITE, { kind: "prose", name, page: PAGE })[0]!["@type"];
    expect(["about", "contact", "privacy"].map(type)).toEqual(["AboutPage", "ContactPage", "WebPage"]);
  });
});

describe("toJsonLd", () => {
  it("ends no element and says the same after parsing", () => {
    const name = "</script><b>A & B</b>\u2028";
    const json = toJsonLd([{ "@type": "Thing", name }]);
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(json)["@graph"][0].name).toBe(name);
  });

  it("leaves out what is not known", () => {
    const json = toJsonLd([{ "@type": "Thing", name: null, sameAs: [], url: undefined }]);
    expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@graph": [{ "@type": "Thing" }] });
  });
});
