import fs from "node:fs";
import path from "node:path";
import { findProblems } from "../../../../src/gatsby/check/find-problems";
import type { NodeArgs } from "../../../../src/gatsby/nodes/create-node";
import { createContentNodes, keepNodesOfFile } from "../../../../src/gatsby/nodes/create-nodes";
import { shownContent } from "../../../../src/gatsby/validate";
import { enterFolder, makeFolder, writeFiles } from "../../../stand-ins/content-folder";
import { commitAll } from "../../../stand-ins/git";
import { NodeStore } from "../../../stand-ins/node-store";

let dir: string;
let store: NodeStore;

beforeEach(() => {
  dir = process.env.SITE_CONTENT_DIR = makeFolder({ "data/site.yml": "title: Notes\n" });
  store = new NodeStore();
});

const front = (...lines: string[]) => ["---", ...lines, "---", ""].join("\n");

/** What gatsby-source-filesystem does with a file, and Gatsby with the nodes that were made of an earlier state of it. */
function readFile(relativePath: string): void {
  for (const { id } of store.nodes.values()) if (store.getNode(id)?.parent === relativePath) store.nodes.delete(id);
  const file = { relativePath, absolutePath: path.join(dir, relativePath), sourceInstanceName: "content" };
  store.nodes.set(relativePath, { id: relativePath, children: [], internal: { type: "File" }, ...file } as never);
}

/** Checks the folder, and creates nodes of what the check finds. */
async function update(): Promise<void> {
  const production = process.env.NODE_ENV === "production";
  const { content } = await findProblems(dir, { production });
  await createContentNodes(store as never, shownContent(content));
}

/** Writes files, and does what Gatsby does after a save. */
async function save(files: Record<string, string>): Promise<void> {
  writeFiles(dir, files);
  Object.keys(files).forEach(readFile);
  await update();
}

const digestsOf = (type: string) => store.getNodesByType(type).map(({ internal }) => internal.contentDigest);

describe("a file", () => {
  it("becomes a post with all fields that queries need", async () => {
    await save({
      "blog/2025-03-14-hello.md": `${front("title: Hello", "tags: [Node.js]", "authors: jane")}First *paragraph*.\n`,
    });
    expect(store.fieldsOf("Post")).toEqual([
      {
        ...{ title: "Hello", metaTitle: "Hello", sidebarLabel: "Hello", slug: "hello", path: "/blog/hello" },
        ...{ description: "First paragraph.", excerpt: "First paragraph.", keywords: [], image: null },
        ...{ date: "2025-03-14T00:00:00.000Z", year: 2025, updated: null, updatedBy: null },
        sortKey: "2025-03-14T00:00:00.000Z hello blog/2025-03-14-hello.md",
        ...{ draft: false, unlisted: false, isModule: false, built: true, listed: true, scheduled: false },
        ...{ hideTableOfContents: false, tocMinHeadingLevel: 2, tocMaxHeadingLevel: 3, tagSlugs: ["node-js"] },
        ...{ authorKeys: ["jane"], authorReferences: [{ key: "jane" }], series: null, linkTargets: null },
        ...{ readingTime: { words: 2, minutes: 1, text: "One min read" }, filePath: "blog/2025-03-14-hello.md" },
        text: "\n\n\n\n\nFirst *paragraph*.\n",
      },
    ]);
  });

  it("has the values of its front matter rather than derived ones", async () => {
    const lines = ["title: Hello", "title_meta: Hello, world", "sidebar_label: Hi", "description: Mine"];
    await save({ "blog/2025-03-14-a.md": `${front(...lines)}Text` });
    expect(store.fieldsOf("Post")).toMatchObject([
      { metaTitle: "Hello, world", sidebarLabel: "Hi", description: "Mine" },
    ]);
  });

  it("is a module if it is MDX that imports or exports, and not if it is Markdown that quotes such code", async () => {
    const text = `${front("title: A")}import fs from 'node:fs'\n`;
    await save({ "blog/2025-01-01-a.mdx": text, "blog/2025-01-01-b.md": text });
    expect(store.fieldsOf("Post").map(({ isModule }) => isModule)).toEqual([true, false]);
  });

  const derived = { built: true, listed: true };
  const project = ["title: X", "description: A thing.", "date: 2024-01-01"];
  const links = "links: [{ label: Code, url: 'https://x.dev' }]";
  const author = "jane:\n  name: Jane\n  page: false\n  socials: { code: 'https://x.dev' }\n";
  it.each<[file: string, text: string, type: string, fields: object]>([
    [
      "docs/02-intro.md",
      front("title: Intro"),
      "Doc",
      { docId: "intro", path: "/docs/intro", position: 2, sidebarLabel: "Intro", ...derived, tagSlugs: [] },
    ],
    ["docs/g/_category_.yml", "label: Guide\n", "DocCategory", { folder: "g", label: "Guide", position: null }],
    ["data/sidebars.yml", "main: []\n", "DocSidebarSource", { version: "current", sidebars: { main: [] } }],
    [
      "pages/about.md",
      front("title: About"),
      "Page",
      { name: "about", path: "/about/", metaTitle: "About", ...derived },
    ],
    [
      "projects/x.md",
      front(...project, links),
      "Project",
      {
        ...{ slug: "x", path: "/projects/#x", image: null, status: "active" },
        links: [{ label: "Code", to: "https://x.dev" }],
      },
    ],
    [
      "data/authors.yml",
      author,
      "Author",
      {
        ...{ key: "jane", hasPage: false, position: 0 },
        socials: [{ platform: "code", label: "Code hosting", url: "https://x.dev" }],
      },
    ],
    [
      "data/tags.yml",
      "Node.js:\n",
      "Tag",
      { slug: "node-js", label: "Node.js", path: "/blog/tags/node-js", declared: true },
    ],
    ["data/resume.yml", "basics: { name: Jane }\n", "Resume", { basics: { name: "Jane", profiles: [] } }],
  ])("becomes a child of its file's node: %s", async (file, text, type, fields) => {
    await save({ [file]: text });
    expect(store.fieldsOf(type)).toMatchObject([fields]);
    expect(store.createParentChildLink.mock.calls.map(([{ parent }]) => parent.id)).toEqual([file]);
  });

  it("becomes nothing if it has a mistake, which the check reports, or is a part of others", async () => {
    await save({ "blog/2025-03-14-a.md": front("title: []"), "blog/_part.md": front("title: A") });
    expect(store.getNodesByType("Post")).toEqual([]);
  });

  it("is a child of its file's node also if Gatsby reads the file late", async () => {
    writeFiles(dir, { "pages/about.md": front("title: About") });
    await update();
    readFile("pages/about.md");
    await update();
    expect(store.getNodesByType("Page")).toMatchObject([{ parent: "pages/about.md", title: "About" }]);
  });

  it("loses its nodes also if it was deleted while they were created, so that Gatsby does not know whose they are", async () => {
    writeFiles(dir, { "blog/2025-01-01-a.md": front("title: A"), "data/authors.yml": "jane:\n  name: Jane\n" });
    await update();
    expect(["Post", "Author"].map((type) => store.getNodesByType(type).length)).toEqual([1, 1]);
    for (const name of ["blog", "data"]) fs.rmSync(path.join(dir, name), { recursive: true });
    await update();
    expect(["Post", "Author"].flatMap((type) => store.getNodesByType(type))).toEqual([]);
  });

  it("keeps its nodes when Gatsby reads a save while it runs queries", async () => {
    await save({ "blog/2025-01-01-a.md": front("title: A"), "blog/2025-01-01-b.md": front("title: B") });
    const before = store.fieldsOf("Post");
    readFile("blog/2025-01-01-b.md");
    expect(store.fieldsOf("Post")).toHaveLength(1);
    await keepNodesOfFile({ ...(store as unknown as NodeArgs), node: store.getNode("blog/2025-01-01-b.md")! });
    expect(store.fieldsOf("Post")).toEqual(before);
  });

  it("keeps during development what it said before a bad or half-written save", async () => {
    await save({ "blog/2025-03-14-a.md": `${front("title: Good")}Text.` });
    for (const text of [front("title: []"), "", "---\ntitle: Go"]) {
      await save({ "blog/2025-03-14-a.md": text });
      expect(store.fieldsOf("Post")).toMatchObject([{ title: "Good" }]);
    }
    await save({ "blog/2025-03-14-a.md": front("title: Better") });
    expect(store.fieldsOf("Post")).toMatchObject([{ title: "Better" }]);
  });
});

describe("what several files decide", () => {
  it.each([
    ["production", false, false],
    ["development", true, true],
  ])("in %s, a draft is built: %p; a post of the future: %p", async (name, draft, future) => {
    Object.assign(process.env, { NODE_ENV: name });
    await save({
      "blog/2025-03-14-a.md": front("title: A", "draft: true"),
      "blog/2999-01-01-b.md": front("title: B"),
    });
    expect(store.fieldsOf("Post").map(({ built }) => built)).toEqual([draft, future]);
  });

  it("settings come from the folder and the environment", async () => {
    Object.assign(process.env, { PATH_PREFIX: "/site/", GATSBY_NO_INDEX: "true" });
    await update();
    expect(store.fieldsOf("SiteSettings")).toMatchObject([
      {
        ...{ title: "Notes", copyright: "The owner", pathPrefix: "/site", noIndex: true },
        feed: { title: "Notes Blog", description: "Notes Blog", language: "en", limit: 20 },
      },
    ]);
  });

  it("the navbar and the footer have no links to what is absent, and clean HTML", async () => {
    Object.assign(process.env, { NODE_ENV: "production" });
    const items = "[{ label: Docs, to: /docs }, { label: Blog, to: /blog }, { html: '<b onclick=a()>Hi</b>' }]";
    const footer = `footer: [{ title: A, items: ${items} }, { title: B, items: [{ label: CV, to: /resume/ }] }]\n`;
    await save({
      "data/site.yml": `navbar: { left: ${items}, right: ${items} }\n${footer}`,
      "docs/a.md": "---\ndraft: true\n---\n",
    });
    const present = [{ label: "Blog", to: "/blog" }, { html: "<b>Hi</b>" }];
    expect(store.fieldsOf("SiteSettings")).toMatchObject([
      {
        navbar: { left: present, right: present },
        footer: [{ title: "A", items: present }],
        sections: { docs: false },
      },
    ]);
  });

  it("tags that only posts name have the label of the first built post, and drafts give none", async () => {
    Object.assign(process.env, { NODE_ENV: "production" });
    await save({
      "data/tags.yml": "ruby:\n  label: Ruby language\n",
      "blog/2025-01-01-a.md": front("title: A", "tags: [Ruby, Secret client, Css]", "draft: true"),
      "blog/2025-01-02-b.md": front("title: B", "tags: [CSS, Node.js]"),
      "blog/2025-01-03-c.md": front("title: C", "tags: [css, node js]"),
    });
    expect(store.fieldsOf("Tag").map(({ slug, label, declared }) => [slug, label, declared])).toEqual([
      ["ruby", "Ruby language", true],
      ["css", "CSS", false],
      ["node-js", "Node.js", false],
    ]);
  });

  it("tags that only posts name are gone with the last of these posts", async () => {
    await save({ "data/tags.yml": "ruby:\n", "blog/2025-01-01-a.md": front("title: A", "tags: [CSS, Node.js]") });
    await save({ "blog/2025-01-01-a.md": front("title: A", "tags: [CSS]") });
    expect(store.fieldsOf("Tag").map(({ slug }) => slug)).toEqual(["ruby", "css"]);
  });

  it("tags have the addresses of their file, and posts their places in series", async () => {
    await save({
      "blog/2025-01-01-a.md": front("title: A", "tags: [C#, ++]", "series: Pipes"),
      "blog/2025-01-02-b.md": front("title: B", "series: pipes", "series_part: 1"),
      "docs/a.md": front("title: A", "tags: [C#, C, c-sharp, '?']"),
      "data/tags.yml": "c#: { permalink: c-sharp }\n",
    });
    const ids = ["id of Post blog/2025-01-02-b.md", "id of Post blog/2025-01-01-a.md"];
    expect(store.fieldsOf("Post")).toMatchObject([
      { title: "A", tagSlugs: ["c-sharp"], series: { name: "pipes", part: 2, partIds: ids } },
      { title: "B", tagSlugs: [], series: { name: "pipes", part: 1, partIds: ids } },
    ]);
    expect(store.fieldsOf("Doc")).toMatchObject([
      {
        tagSlugs: ["c-sharp", "c"],
        tagReferences: [
          { slug: "c-sharp", label: "C#" },
          { slug: "c", label: "C" },
        ],
      },
    ]);
  });

  it("a post whose address is taken gets another one, and its own once that is free", async () => {
    const paths = () => store.fieldsOf("Post").map(({ slug, path: address }) => [slug, address]);
    await save({ "blog/2024-01-05-weekly.md": front("title: A"), "blog/2024-01-12-weekly.md": front("title: B") });
    expect(paths()).toEqual([
      ["2024/01/05/weekly", "/blog/2024/01/05/weekly"],
      ["weekly", "/blog/weekly"],
    ]);
    await save({ "blog/2024-01-12-weekly.md": front("title: B", "slug: other") });
    expect(paths()[0]).toEqual(["weekly", "/blog/weekly"]);
  });

  it("the versions follow their file, also if it is half-written or deleted", async () => {
    const names = () => store.fieldsOf("DocVersion").map(({ name, path: address }) => `${name} ${address}`);
    const docs = { "docs/a.md": "A", "docs-versions/1.0/a.md": "A", "docs-versions/2.0/a.md": "A" };
    await save({ ...docs, "data/versions.yml": 'versions:\n  - name: "1.0"\n' });
    expect(names()).toEqual(["current /docs/next", "1.0 /docs"]);
    await save({ "data/versions.yml": "versions: [" });
    expect(names()).toEqual(["current /docs/next", "1.0 /docs"]);
    await save({ "data/versions.yml": 'versions:\n  - name: "2.0"\n' });
    expect(names()).toEqual(["current /docs/next", "2.0 /docs"]);
    fs.rmSync(path.join(dir, "data/versions.yml"));
    await update();
    expect(names()).toEqual(["current /docs"]);
  });

  it("all files are read again if the settings give their keys another name", async () => {
    await save({ "blog/2025-01-01-a.md": `${front("title: A", "spoiler: In short.")}Text\n` });
    expect(store.fieldsOf("Post")).toMatchObject([{ description: "Text" }]);
    await save({ "data/site.yml": "frontMatter: { aliases: { spoiler: description } }\n" });
    expect(store.fieldsOf("Post")).toMatchObject([{ description: "In short." }]);
    await save({ "data/site.yml": "frontMatter: [" });
    expect(store.fieldsOf("Post")).toMatchObject([{ description: "In short." }]);
  });
});

describe("the digest of a node", () => {
  it("changes with the code or the prefix of a build, and not otherwise", async () => {
    process.env.NODE_ENV = "production";
    await save({ "blog/2025-01-01-a.md": front("title: A") });
    const digests = digestsOf("Post");
    await update();
    expect(digestsOf("Post")).toEqual(digests);
    process.env.PATH_PREFIX = "/garden";
    await update();
    expect(digestsOf("Post")).not.toEqual(digests);
  });

  it("changes if a target of the text has changed, and only then", async () => {
    const links = "[x](../docs/intro.md) ![A lamp](./lamp.svg)";
    await save({ "blog/2025-01-01-a.md": front("title: A") + links, "blog/2025-01-01-b.md": front("title: B") });
    const before = digestsOf("Post");
    await save({ "docs/intro.md": front("title: Intro") });
    const after = digestsOf("Post");
    expect(after.map((digest, index) => digest === before[index])).toEqual([false, true]);
    await save({ "docs/intro.md": front("title: Introduction") });
    expect(digestsOf("Post")).toEqual(after);
  });
});

describe("the last change", () => {
  const COMMITTED = "2025-02-03T08:00:00.000Z";
  const MAY = "2025-05-01T00:00:00.000Z";
  const SILENT = "showLastUpdate: false\n";
  const both = "last_update: { date: 2025-05-01, author: Joe }";

  it.each<[what: string, settings: string, type: string, line: string | undefined, updated: unknown[]]>([
    ["a post is its last commit", "", "Post", undefined, [COMMITTED, null]],
    ["a doc is its last commit", "", "Doc", undefined, [COMMITTED, null]],
    ["a page is its last commit", "", "Page", undefined, [COMMITTED, null]],
    ["a text is that of its front matter", "", "Post", both, [MAY, "Joe"]],
    ["a text may have a date without an author", "", "Post", "last_update: { date: 2025-05-01 }", [MAY, null]],
    ["a text may have an author without a date", "", "Post", "last_update: { author: Joe }", [COMMITTED, "Joe"]],
    ["a post is unknown before its publication", "", "Post", "date: 2025-05-02", [null, null]],
    ["a post may be on the day of its publication", "", "Post", "date: 2025-02-03T09:00:00Z", [COMMITTED, null]],
    ["a text is hidden if the settings say so", SILENT, "Post", undefined, [null, null]],
    ["a text is hidden even if it is in front matter", SILENT, "Post", both, [null, null]],
  ])("of %s", async (_, settings, type, line, expected) => {
    const text = front("title: A", ...(line ? [line] : []));
    writeFiles(dir, { "data/site.yml": settings, "blog/2025-01-01-a.md": text, "docs/a.md": text, "pages/a.md": text });
    commitAll(dir, "2025-02-03T10:00:00+02:00");
    await update();
    expect(store.fieldsOf(type).map(({ updated, updatedBy }) => [updated, updatedBy])).toEqual([expected]);
  });

  it("of a text that was never committed is unknown", async () => {
    commitAll(dir, COMMITTED);
    await save({ "pages/new.md": front("title: A") });
    expect(store.fieldsOf("Page")).toMatchObject([{ updated: null, updatedBy: null }]);
  });
});

it("the settings change when a file that the navigation leads to comes or goes", async () => {
  const code = path.resolve("src");
  fs.symlinkSync(code, path.join(enterFolder({}), "src"));
  const link = "{ label: Plan, to: /plan.pdf }";
  const states: unknown[] = [];
  for (const name of ["other.pdf", "plan.pdf"]) {
    writeFiles("static", { [name]: "" });
    await save({ "data/site.yml": `title: Notes\nnavbar: { left: [{ label: More, items: [${link}] }] }\n` });
    states.push(...digestsOf("SiteSettings"));
  }
  expect(states[1]).not.toBe(states[0]);
});
