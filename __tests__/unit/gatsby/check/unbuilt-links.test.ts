import { findProblems } from "../../../../src/gatsby/check/find-problems";
import { linesOf, makeFolder } from "../../../stand-ins/content-folder";

const text = (body: string, ...front: string[]) => ["---", "title: A", ...front, "---", body, ""].join("\n");

/** A folder whose texts of each kind are published, a draft or to come. */
const folder = (files: Record<string, string>) =>
  makeFolder({
    "blog/2025-03-14-now.md": text("Text.", "tags: [shown, both]"),
    "blog/2025-03-14-draft.md": text("Text.", "draft: true", "tags: [both, hidden]"),
    "blog/2099-01-01-later.md": text("Text.", "tags: later"),
    "docs/intro.md": text("Text."),
    "docs/notes/draft.md": text("Text.", "draft: true", "tags: hidden"),
    "docs/notes/_category_.yml": "link: { type: generated-index }\n",
    "pages/draft.md": text("Text.", "draft: true"),
    ...files,
  });

async function check(files: Record<string, string>, production = true): Promise<string[]> {
  const dir = folder(files);
  return linesOf(dir, (await findProblems(dir, { production })).problems);
}

const DRAFT =
  "which is a draft: it is not in the built site.  Expected a text that is published: take out its draft: true, or the link.";
const LATER =
  "which is scheduled for 2099-01-01: until then it is not in the built site.  Expected a text that is published: give it an earlier date, or add the link when it is there.";
const LIST =
  "a page that only drafts or scheduled posts would have: it is not in the built site.  Expected a page of the built site: publish one of those texts, or take out the link.";

const DEAD = [
  ["./2025-03-14-draft.md", DRAFT],
  ["2099-01-01-later.md", LATER],
  ["/blog/later", LATER],
  ["/Blog/Later/", LATER],
  ["../docs/notes/draft.md", DRAFT],
  ["/docs/notes/draft", DRAFT],
  ["/draft", DRAFT],
  ["/blog/tags/hidden", LIST],
  ["/blog/tags/later", LIST],
  ["/docs/tags/hidden", LIST],
  ["/docs/tags", LIST],
  ["/docs/category/notes", LIST],
] as const;

const linksOf = (targets: readonly string[]) => targets.map((target) => `[x](${target})`).join("\n");
const TO_DEAD = linksOf(DEAD.map(([target]) => target));

it("reports links to what is not built", async () => {
  expect(await check({ "blog/2025-03-14-a.md": text(TO_DEAD) })).toEqual(
    DEAD.map(([target, words], index) => `blog/2025-03-14-a.md:${4 + index}:1  The link leads to ${target}, ${words}`),
  );
});

it("does not report such links during development, in drafts and in posts of the future", async () => {
  expect(await check({ "blog/2025-03-14-a.md": text(TO_DEAD) }, false)).toEqual([]);
  const files = { "blog/2025-03-14-a.md": text(TO_DEAD, "draft: true"), "blog/2099-01-01-b.md": text(TO_DEAD) };
  expect(await check(files)).toEqual([]);
});

it("does not report links to what is built", async () => {
  const targets = ["/blog/now", "./2025-03-14-now.md", "/blog/tags/both", "/blog/tags", "../docs/intro.md"];
  expect(await check({ "blog/2025-03-14-a.md": text(linksOf(targets)) })).toEqual([]);
});

it("reports links from docs, pages and projects", async () => {
  const project = ["description: D.", "date: 2024-01-01"];
  const lines = await check({
    "docs/a.md": text("[x](notes/draft.md)"),
    "pages/a.md": text("[x](draft.md)"),
    "projects/a.md": text("[x](../pages/draft.md)", ...project),
  });
  expect(lines.map((line) => line.split("  ")[0])).toEqual(["docs/a.md:4:1", "pages/a.md:4:1", "projects/a.md:6:1"]);
});

it("reports a draft's link to a missing page like that of any text", async () => {
  expect(await check({ "blog/2025-03-14-a.md": text("[x](/blog/gone)", "draft: true") })).toEqual([
    "blog/2025-03-14-a.md:5:1  The link leads to /blog/gone, which is not a page.  Expected an address of this site.",
  ]);
});

it("reports links to an id, and to a draft, in a file whose name looks encoded", async () => {
  const lines = await check({
    "blog/2025-03-14-a.md": text("[x](./2025-03-14-50%25.md#gone)\n[x](./2025-03-14-60%25.md)"),
    "blog/2025-03-14-50%25.md": text("Text.", "slug: half"),
    "blog/2025-03-14-60%25.md": text("Text.", "slug: more", "draft: true"),
  });
  expect(lines.map((line) => line.split("  ")[1])).toEqual([
    expect.stringMatching(/^The link leads to .*#gone, where nothing has the id gone\.$/),
    expect.stringMatching(/, which is a draft: it is not in the built site\.$/),
  ]);
});
