import { sectionsOf } from "../../../../src/content/content";
import { readContent } from "../../../../src/content/read-content";
import { builtContent } from "../../../../src/gatsby/check/routes";
import { presentLinks } from "../../../../src/gatsby/nodes/navigation";
import { makeFolder } from "../../../stand-ins/content-folder";

const link = (to: string | null, more: object = {}) => ({
  ...{ kind: "link", label: `to ${to}`, to, icon: null, caption: null, html: null, items: [] as never[], ...more },
});

const front = (...lines: string[]) => ["---", "title: A", "date: 2025-01-01", ...lines, "---", ""].join("\n");
const FULL = {
  ...{ "docs/intro.md": front("tags: []"), "projects/a.md": front("description: D."), "pages/about.md": front() },
  ...{ "pages/draft.md": front("draft: true"), "blog/a.md": front("tags: [x]") },
  ...{ "data/resume.yml": "basics: { name: Jane }\n", "data/authors.yml": "jane: { name: Jane }\n" },
};
const DRAFTS = { "docs/intro.md": front("draft: true") };

const built = async (files: Record<string, string>) => builtContent(await readContent(makeFolder(files)), true);

/** What the navbar keeps of these items. */
const navbarOf = async (files: Record<string, string>, ...items: ReturnType<typeof link>[]) =>
  presentLinks(await built(files))(items as never);

const navbar = async (files: Record<string, string>, ...addresses: string[]) =>
  (await navbarOf(files, ...addresses.map((to) => link(to)))).map(({ to }) => to);

it("a site has the sections that have content", async () => {
  const none = { docs: false, projects: false, resume: false, authors: false, archive: false, tags: false };
  const all = Object.fromEntries(Object.keys(none).map((section) => [section, true]));
  expect(sectionsOf(await built(FULL))).toEqual(all);
  expect(sectionsOf(await built({}))).toEqual(none);
  expect(sectionsOf(await built({ "projects/a.md": FULL["projects/a.md"] }))).toEqual({ ...none, projects: true });
  expect(sectionsOf(await built({ ...DRAFTS, "blog/a.md": front("tags: [x]", "unlisted: true") }))).toEqual(none);
});

describe("the links of the navbar", () => {
  const always = [...["/", "/blog", "/blog/rss.xml", "/search?q=a", "https://example.com", "mailto:a@b.c", "#end"]];
  const sections = [
    ...["/docs", "/docs/intro", "/projects/", "/projects", "/projects/#a", "/resume/", "/about", "/about/#me"],
    ...["/blog/archive", "/blog/archive#2025", "/blog/tags", "/blog/authors"],
  ];

  it.each<[what: string, files: Record<string, string>, addresses: string[], kept: string[]]>([
    ["all stay if there is content for them", FULL, [...always, ...sections], [...always, ...sections]],
    ["are left out if there is none", {}, [...always, ...sections], always],
    ["are left out if there are only drafts", DRAFTS, ["/docs", "/blog"], ["/blog"]],
    [
      "are left out if they lead to lists of posts, and no post is in a list",
      { "blog/a.md": front("tags: [x]", "unlisted: true") },
      ["/blog", "/blog/archive", "/blog/tags"],
      ["/blog"],
    ],
    ["are left out if the page is not built or does not exist", FULL, ["/draft/", "/nowhere/", "/About"], ["/About"]],
    [
      "may lead to every address of the contact page, and to pages without data",
      { "pages/contact.md": front() },
      ["/contact/", "/contact/contact", "/offline", "/404", "/search", "/search/a", "/contact/a"],
      ["/contact/", "/contact/contact", "/offline", "/404", "/search"],
    ],
    [
      "may be in any case, which the check accepts",
      FULL,
      ["/Docs/intro", "/DOCS", "/Projects", "/Resume/"],
      ["/Docs/intro", "/DOCS", "/Projects", "/Resume/"],
    ],
    ["are left out in any case", {}, ["/Docs/intro", "/DOCS", "/Projects", "/Resume/"], []],
    [
      "may lead to a file of the site",
      {},
      ["/icon.svg", "/screenshots/wide.webp", "/llms.txt", "/sitemap-index.xml", "/none.svg"],
      ["/icon.svg", "/screenshots/wide.webp", "/llms.txt", "/sitemap-index.xml"],
    ],
  ])("%s", async (_, files, addresses, kept) => {
    expect(await navbar(files, ...addresses)).toEqual(kept);
  });

  it.each(["blogroll", "search-tips", "blog-archive"])("do not take /%s for a section of the site", async (name) => {
    expect(await navbar(FULL, `/${name}`)).toEqual([]);
    expect(await navbar({ [`pages/${name}.md`]: front() }, `/${name}`)).toEqual([`/${name}`]);
  });
});

describe("items that are no plain links", () => {
  const docs = {
    ...{ "docs/intro.md": front("sidebar_label: Next"), "docs-versions/2.0/intro.md": front("sidebar_label: Start") },
    ...{ "docs-versions/2.0/draft.md": front("draft: true"), "data/versions.yml": 'versions: [{ name: "2.0" }]\n' },
  };

  it("a document becomes a link to its latest version, with the document's label by default", async () => {
    const doc = { kind: "doc", label: "" };
    expect(await navbarOf(docs, link("intro", doc))).toEqual([link("/docs/intro", { label: "Start" })]);
    expect(await navbarOf(docs, link("intro", { ...doc, label: "Go" }))).toMatchObject([{ label: "Go" }]);
    expect(await navbarOf(docs, link("draft", doc))).toEqual([]);
  });

  it("a dropdown loses missing pages, and goes if nothing is left", async () => {
    const dropdown = (...addresses: string[]) =>
      link(null, { kind: "dropdown", items: addresses.map((to) => link(to)) });
    expect(await navbarOf(docs, dropdown("/docs/intro", "/resume/"))).toEqual([dropdown("/docs/intro")]);
    expect(await navbarOf({}, dropdown("/docs/intro"))).toEqual([]);
  });

  it("HTML stays", async () => {
    const html = link(null, { kind: "html", html: "<b>Hi</b>" });
    expect(await navbarOf({}, html)).toEqual([html]);
  });
});
