import { findProblems } from "../../../../src/gatsby/check/find-problems";
import { linesOf, makeFolder } from "../../../stand-ins/content-folder";

const text = (...front: string[]) => ["---", "title: A", ...front, "---", "## Part", ""].join("\n");

const TEXTS = {
  "blog/2025-03-14-now.md": text(),
  "blog/2099-01-01-later.md": text(),
  "docs/intro.md": text(),
  "docs/plan.md": text("draft: true"),
  "pages/draft.md": text("draft: true"),
};

/** Where something is wrong, and where the link leads. */
async function check(files: Record<string, string>): Promise<string[]> {
  const dir = makeFolder({ ...TEXTS, ...files });
  const { problems } = await findProblems(dir);
  return linesOf(dir, problems).map((line) =>
    line.replace(/(is a draft|is scheduled|is not a page|nothing has the id \w+).*/, "$1"),
  );
}

const site = (...lines: string[]) => ({ "data/site.yml": lines.join("\n") });

it("links of the navbar and the footer are checked, each at its place", async () => {
  const lines = await check(
    site(
      "navbar:",
      "  left:",
      "    - { label: A, to: /draft/ }",
      "    - label: B",
      "      href: /blog/later?x",
      "      items: [{ label: C, to: /blog/gone }, { doc: plan }, { doc: intro }]",
      "    - { html: 'See <a href=\"/blog/gone\">this</a>' }",
      "footer:",
      "  - title: A",
      "    items:",
      "      - { label: A, to: /draft/ }",
      "      - { label: B, to: '/blog/now#prt' }",
      "      - { label: C, to: '/blog/now#part' }",
      "      - { label: D, to: /docs/gone }",
    ),
  );
  expect(lines).toEqual([
    "data/site.yml:3:23  The link leads to /draft/, which is a draft",
    "data/site.yml:5:13  The link leads to /blog/later, which is scheduled",
    "data/site.yml:6:31  The link leads to /blog/gone, which is not a page",
    "data/site.yml:6:52  The link leads to /docs/plan, which is a draft",
    "data/site.yml:7:29  The link leads to /blog/gone, which is not a page",
    "data/site.yml:11:25  The link leads to /draft/, which is a draft",
    "data/site.yml:12:26  The link leads to /blog/now#prt, where nothing has the id prt",
    "data/site.yml:14:25  The link leads to /docs/gone, which is not a page",
  ]);
});

it.each([
  ["an announcement", site("announcement:", "  html: >-", "    New: <a href=/blog/later>this</a>"), "site.yml:3:18"],
  ["an author", { "data/authors.yml": "jane: { name: Jane, url: /blog/later }" }, "authors.yml:1:26"],
  ["an account", { "data/authors.yml": "jane: { name: Jane, socials: { garden: /blog/later } }" }, "authors.yml:1:40"],
  ["the address for edits", site("editUrl: /blog/later"), "site.yml:1:10"],
  ["the software", site("software: { name: Lamp, repository: /blog/later }"), "site.yml:1:37"],
  ["a sidebar", { "data/sidebars.yml": "main: [{ type: link, label: A, href: /blog/later }]" }, "sidebars.yml:1:38"],
  ["the résumé", { "data/resume.yml": "basics:\n  name: Jane\n  url: /blog/later\n" }, "resume.yml:3:8"],
])("a link of %s is checked", async (_, files, place) => {
  const words = "The link leads to /blog/later, which is scheduled";
  expect(await check(files as Record<string, string>)).toEqual([`data/${place}  ${words}`]);
});

it.each([
  ["data/authors.yml", "/blog/authors/jane"],
  ["data/tags.yml", "/blog/tags/lamps"],
  ["data/tags.yml", "/docs/tags/lamps"],
  ["data/versions.yml", "/docs/1.0/intro"],
  ["data/sidebars.yml", "/docs/category/guides"],
  ["docs/a/_category_.yml", "/docs/category/guides"],
])("links to pages that %s decides are not judged while it cannot be read", async (file, to) => {
  const files = {
    [file]: "5",
    "pages/a.md": `${text()}[y](/gone) [x](${to})`,
    ...site(`announcement: { html: '<a href=${to}>A</a>' }`),
  };
  expect((await check(files)).map((line) => line.split("  ")[0])).toEqual([`${file}:1:1`, "pages/a.md:5:1"]);
});

it("links to the authors that a post names are checked, and its headings stay known", async () => {
  const files = {
    "blog/2025-01-01-a.md": `${text("author: Ada", "author_url: /gone")}[x](/blog/b#prt) [y](/blog/b#part)`,
    "blog/2025-01-01-b.md": text("authors: [{ name: Ada, url: /docs/plan }]"),
    "blog/2025-01-01-c.md": text("draft: true", "authors: [{ name: Ada, url: /docs/plan }]", "url: /gone"),
  };
  const lines = (await check(files)).filter((line) => line.includes("The link"));
  expect(lines).toEqual([
    "blog/2025-01-01-a.md:4:13  The link leads to /gone, which is not a page",
    "blog/2025-01-01-a.md:7:1  The link leads to /blog/b#prt, where nothing has the id prt",
    "blog/2025-01-01-b.md:3:29  The link leads to /docs/plan, which is a draft",
  ]);
});

it("links that a project gives by name are checked like those of its text", async () => {
  const front = ["description: D.", "date: 2024-01-01", "links:", "  - { label: A, url: /gone/ }"];
  expect(await check({ "projects/a.md": text(...front, "  - { label: B, url: https://a.example }") })).toEqual([
    "projects/a.md:6:22  The link leads to /gone/, which is not a page",
  ]);
});

it("links of the navbar and the footer may lead to lists of the blog that have nothing to show", async () => {
  const lists = ["/blog/archive", "/blog/tags", "/blog/authors"].map((to) => `{ label: A, to: ${to} }`);
  const settings = site(`navbar: { left: [${lists.join(", ")}] }`);
  expect((await findProblems(makeFolder(settings))).problems).toEqual([]);
  const unlisted = text("description: D.", "date: 2024-01-01", "tags: [Hidden]", "unlisted: true");
  expect((await findProblems(makeFolder({ ...settings, "blog/a.md": unlisted }))).problems).toEqual([]);
});
