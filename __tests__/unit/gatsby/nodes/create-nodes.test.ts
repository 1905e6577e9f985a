import fs from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import { createContentNodes, updateNodes } from "../../../../src/gatsby/nodes/create-nodes";
import { makeFolder, writeFiles } from "../../../stand-ins/content-folder";
import { keptCache, NodeStore } from "../../../stand-ins/node-store";

let dir: string;
let store: NodeStore;
let tools: never;

beforeEach(() => {
  dir = process.env.SITE_CONTENT_DIR = makeFolder({ "data/site.yml": "title: Notes\n" });
  store = new NodeStore();
  const loadNodeContent = (file: Node) => fs.promises.readFile(String(file.absolutePath), "utf8");
  tools = { ...store, ...keptCache(), loadNodeContent } as never;
});

/** The node that gatsby-source-filesystem makes of a file of the content folder. */
const fileNode = (relativePath: string, more = {}) => ({
  ...{ id: relativePath, internal: { type: "File" }, sourceInstanceName: "content" },
  ...{ relativePath, absolutePath: path.join(dir, relativePath), ...more },
});

/** Writes a file, and calls the hook as Gatsby does. */
async function save(relativePath: string, text: string, more = {}): Promise<void> {
  writeFiles(dir, { [relativePath]: text });
  const node = fileNode(relativePath, more);
  store.nodes.set(node.id, node as never);
  await createContentNodes(Object.assign({ node }, tools) as never);
}

const update = () => updateNodes(tools);
const createdOf = (type: string) =>
  store.createNode.mock.calls.map(([node]) => node).filter(({ internal }) => internal.type === type);

describe("a file", () => {
  it("becomes a post with all fields that queries need, before other files are known", async () => {
    await save(
      "blog/2025-03-14-hello.md",
      "---\ntitle: Hello\ntags: [Node.js]\nauthors: jane\n---\nFirst *paragraph*.\n",
    );
    expect(store.fieldsOf("Post")).toEqual([
      {
        ...{ title: "Hello", metaTitle: "Hello", sidebarLabel: "Hello", slug: "hello", path: "/blog/hello" },
        ...{ description: "First paragraph.", excerpt: "First paragraph.", keywords: [], image: null },
        ...{ date: "2025-03-14T00:00:00.000Z", year: 2025 },
        sortKey: "2025-03-14T00:00:00.000Z hello blog/2025-03-14-hello.md",
        ...{ draft: false, unlisted: false, isModule: false, built: true, listed: true, scheduled: false },
        ...{ hideTableOfContents: false, tocMinHeadingLevel: 2, tocMaxHeadingLevel: 3, tagSlugs: [] },
        ...{ tagReferences: [{ slug: "node-js", label: "Node.js" }], authorKeys: ["jane"] },
        ...{ authorReferences: [{ key: "jane" }], lastUpdate: null, seriesName: null, seriesPart: null },
        ...{ readingTime: { words: 2, minutes: 1, text: "One min read" }, filePath: "blog/2025-03-14-hello.md" },
        text: "\n\n\n\n\nFirst *paragraph*.\n",
      },
    ]);
  });

  it("has the values of its front matter rather than derived ones", async () => {
    const front =
      "title: Hello\ntitle_meta: Hello, world\nsidebar_label: Hi\ndescription: Mine\nlast_update: { date: 2025-05-01 }";
    await save("blog/2025-03-14-a.md", `---\n${front}\n---\nText`);
    expect(store.fieldsOf("Post")[0]).toMatchObject({
      ...{ metaTitle: "Hello, world", sidebarLabel: "Hi", description: "Mine" },
      lastUpdate: { date: "2025-05-01T00:00:00.000Z" },
    });
  });

  it("is a module if it is MDX that imports or exports, and not if it is Markdown that quotes such code", async () => {
    await save("blog/2025-01-01-a.mdx", "---\ntitle: A\n---\nimport a from './a'\n");
    await save("blog/2025-01-01-b.md", "---\ntitle: B\n---\nimport a from './a'\n");
    expect(store.fieldsOf("Post").map(({ isModule }) => isModule)).toEqual([true, false]);
  });

  const derived = { built: true, listed: true };
  const project = "title: X\ndescription: A thing.\ndate: 2024-01-01\nlinks: [{ label: Code, url: 'https://x.dev' }]";
  const author = "jane:\n  name: Jane\n  page: false\n  socials: { code: 'https://x.dev' }\n";
  it.each<[file: string, text: string, type: string, fields: object]>([
    [
      "docs/02-intro.md",
      "---\ntitle: Intro\n---\n",
      "Doc",
      { docId: "intro", path: "/docs/intro", position: 2, sidebarLabel: "Intro", ...derived, addressedTags: [] },
    ],
    [
      "docs/guide/_category_.yml",
      "label: The guide\n",
      "DocCategory",
      { folder: "guide", label: "The guide", position: null },
    ],
    [
      "pages/about.md",
      "---\ntitle: About\n---\n",
      "Page",
      { name: "about", path: "/about/", metaTitle: "About", ...derived },
    ],
    [
      "projects/x.md",
      `---\n${project}\n---\n`,
      "Project",
      {
        slug: "x",
        path: "/projects/#x",
        image: null,
        status: "active",
        links: [{ label: "Code", to: "https://x.dev" }],
      },
    ],
    [
      "data/authors.yml",
      author,
      "Author",
      {
        key: "jane",
        hasPage: false,
        position: 0,
        socials: [{ platform: "code", label: "Code hosting", url: "https://x.dev" }],
      },
    ],
    [
      "data/tags.yml",
      "Node.js:\n",
      "Tag",
      { key: "Node.js", slug: "node-js", label: "Node.js", path: "/blog/tags/node-js", declared: true },
    ],
    ["data/resume.yml", "basics: { name: Jane }\n", "Resume", { basics: { name: "Jane", profiles: [] } }],
  ])("becomes nodes: %s", async (file, text, type, fields) => {
    await save(file, text);
    expect(store.fieldsOf(type)).toMatchObject([fields]);
    expect(store.createParentChildLink).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["of another kind", "blog/a/cover.png", "", {}],
    ["that is a part of others", "blog/_part.md", "---\ntitle: A\n---\n", {}],
    ["that is a folder", "blog/2025-03-14-a.md", "", { internal: { type: "Directory" } }],
    ["of another folder", "blog/2025-03-14-a.md", "---\ntitle: A\n---\n", { sourceInstanceName: "elsewhere" }],
    ["with a mistake, which the check reports", "blog/2025-03-14-a.md", "---\ntitle: []\n---\n", {}],
  ])("becomes nothing if it is one %s", async (_, file, text, more) => {
    await save(file, text, more);
    expect(store.createNode).not.toHaveBeenCalled();
    expect(store.reporter.error).not.toHaveBeenCalled();
  });

  it("becomes nothing if it is deleted while it is read", async () => {
    await createContentNodes(Object.assign({ node: fileNode("blog/2025-03-14-a.md") }, tools) as never);
    expect(store.createNode).not.toHaveBeenCalled();
  });

  it("keeps during development what it said before a bad or half-written save", async () => {
    await save("blog/2025-03-14-a.md", "---\ntitle: Good\n---\nText.");
    for (const text of ["---\ntitle: []\n---\n", "", "---\ntitle: Go"]) await save("blog/2025-03-14-a.md", text);
    expect(createdOf("Post").map(({ title }) => title)).toEqual(["Good", "Good", "Good", "Good"]);
    await save("blog/2025-03-14-a.md", "---\ntitle: Better\n---\n");
    expect(store.fieldsOf("Post")).toMatchObject([{ title: "Better" }]);
  });
});

describe("what several files decide", () => {
  it.each([
    ["production", false, false],
    ["development", true, true],
  ])("in %s, a draft is built: %p; a post of the future: %p", async (name, draft, future) => {
    Object.assign(process.env, { NODE_ENV: name });
    await save("blog/2025-03-14-a.md", "---\ntitle: A\ndraft: true\n---\n");
    await save("blog/2999-01-01-b.md", "---\ntitle: B\n---\n");
    await update();
    expect(store.fieldsOf("Post").map(({ built }) => built)).toEqual([draft, future]);
  });

  it("settings come from the folder and the environment", async () => {
    process.env.PATH_PREFIX = "/site/";
    process.env.GATSBY_NO_INDEX = "true";
    await update();
    expect(store.fieldsOf("SiteSettings")).toMatchObject([
      {
        ...{ title: "Notes", copyright: "The owner", pathPrefix: "/site", noIndex: true },
        feed: { title: "Notes Blog", description: "Notes Blog", language: "en", limit: 20 },
      },
    ]);
  });

  it("tags that only posts name have the label of the first post", async () => {
    await save("data/tags.yml", "ruby:\n  label: Ruby language\n");
    await save("blog/2025-01-01-a.md", "---\ntitle: A\ntags: [Ruby, Node.js]\n---\n");
    await save("blog/2025-01-02-b.md", "---\ntitle: B\ntags: [node js]\n---\n");
    await update();
    expect(store.fieldsOf("Tag").map(({ slug, label, declared }) => [slug, label, declared])).toEqual([
      ["ruby", "Ruby language", true],
      ["node-js", "Node.js", false],
    ]);
  });

  it("tags that only drafts name are not in the built site, and drafts give no labels", async () => {
    await save("blog/2025-01-01-a.md", "---\ntitle: A\ntags: [Secret client, Css]\ndraft: true\n---\n");
    await save("blog/2025-01-02-b.md", "---\ntitle: B\ntags: [CSS]\n---\n");
    Object.assign(process.env, { NODE_ENV: "production" });
    await update();
    expect(store.fieldsOf("Tag").map(({ label }) => label)).toEqual(["CSS"]);
  });

  it.each(["production", "development"])("files that Gatsby reads late are included in %s", async (mode) => {
    Object.assign(process.env, { NODE_ENV: mode });
    await save("blog/2025-01-01-a.md", "---\ntitle: A\ntags: [Go, Ruby, C#]\n---\n");
    const tags = "ruby: { description: Gems }\nc#: { permalink: c-sharp }\n";
    writeFiles(dir, { "data/tags.yml": tags });
    const create = store.createNode.getMockImplementation()!;
    store.createNode.mockImplementation(async (node) => {
      await create(node);
      if (node.slug === "go" && !store.getNode("id of Tag ruby")) await save("data/tags.yml", tags);
    });
    await update();
    await save("blog/2025-01-02-b.md", "---\ntitle: B\ntags: [Late]\n---\n");
    await update();
    const found = store.fieldsOf("Tag").map(({ slug, declared }) => [slug, declared]);
    expect(found).toEqual(
      expect.arrayContaining([
        ["ruby", true],
        ["go", false],
        ["late", false],
      ]),
    );
    expect(store.fieldsOf("Post")).toMatchObject([{ tagSlugs: ["go", "ruby", "c-sharp"] }, { tagSlugs: ["late"] }]);
  });

  it("tags have the addresses of their file, and posts their places in series", async () => {
    await save("blog/2025-01-01-a.md", "---\ntitle: A\ntags: [C#, ++]\nseries: Pipes\n---\n");
    await save("blog/2025-01-02-b.md", "---\ntitle: B\nseries: pipes\nseries_part: 1\n---\n");
    await save("data/tags.yml", "c#: { permalink: c-sharp }\n");
    await update();
    const ids = ["id of Post blog/2025-01-02-b.md", "id of Post blog/2025-01-01-a.md"];
    expect(store.fieldsOf("Post")).toMatchObject([
      { title: "A", tagSlugs: ["c-sharp"], series: { name: "pipes", part: 2, partIds: ids } },
      { title: "B", tagSlugs: [], series: { name: "pipes", part: 1, partIds: ids } },
    ]);
    expect(store.fieldsOf("Tag").map(({ slug, label }) => [slug, label])).toEqual([["c-sharp", "C#"]]);
  });

  it("a scheduled post is shown once its day has come, though its node is of another day", async () => {
    Object.assign(process.env, { NODE_ENV: "production" });
    const cached = { date: "2025-01-01T00:00:00.000Z", draft: false, unlisted: false, built: false, listed: false };
    store.add("Post", { ...cached, filePath: "blog/a.md", title: "A", tagReferences: [] });
    await update();
    expect(createdOf("Post")).toMatchObject([{ title: "A", built: true, listed: true }]);
  });

  it("drafts that development made are hidden, and nodes that are up to date stay untouched", async () => {
    Object.assign(process.env, { NODE_ENV: "production" });
    const shown = { unlisted: false, built: true, listed: true };
    const [draft, page] = ["a", "b"].map((name) => ({ ...shown, draft: name === "a", filePath: `pages/${name}.md` }));
    store.add("Page", draft!, page!);
    await update();
    expect(createdOf("Page")).toMatchObject([{ filePath: "pages/a.md", built: false, listed: false }]);
  });
});

describe("before pages are created", () => {
  it("a post that Gatsby is still reading is waited for", async () => {
    writeFiles(dir, { "blog/2025-01-01-a.md": "---\ntitle: A\n---\n" });
    void createContentNodes(Object.assign({ node: fileNode("blog/2025-01-01-a.md") }, tools) as never);
    await update();
    expect(store.fieldsOf("Post")).toMatchObject([{ title: "A", built: true }]);
  });

  it("tags and other posts follow a post that came later", async () => {
    await save("blog/2025-01-02-b.md", "---\ntitle: B\nseries: Pipes\n---\n");
    await update();
    await save("blog/2025-01-01-a.md", "---\ntitle: A\nseries: Pipes\ntags: [Go]\n---\n");
    await update();
    expect(store.fieldsOf("Post")).toMatchObject([{ series: { part: 2 } }, { series: { part: 1 } }]);
    expect(store.fieldsOf("Tag")).toMatchObject([{ slug: "go", label: "Go" }]);
  });

  it("the versions follow their file, also if it is half-written or deleted", async () => {
    const names = () => store.fieldsOf("DocVersion").map(({ name, path: address }) => `${name} ${address}`);
    writeFiles(dir, { "docs/a.md": "" });
    await save("data/versions.yml", 'versions:\n  - name: "1.0"\n');
    await update();
    expect(names()).toEqual(["current /docs/next", "1.0 /docs"]);
    await save("data/versions.yml", "versions: [");
    await update();
    expect(names()).toEqual(["current /docs/next", "1.0 /docs"]);
    await save("data/versions.yml", 'versions:\n  - name: "2.0"\n');
    await update();
    expect(names()).toEqual(["current /docs/next", "2.0 /docs"]);
    fs.rmSync(path.join(dir, "data/versions.yml"));
    await update();
    expect(names()).toEqual(["current /docs"]);
  });

  it("all files are read again if the settings give their keys another name", async () => {
    await save("blog/2025-01-01-a.md", "---\ntitle: A\nspoiler: In short.\n---\nText\n");
    await update();
    expect(store.fieldsOf("Post")).toMatchObject([{ description: "Text" }]);
    await save("data/site.yml", "frontMatter: { aliases: { spoiler: description } }\n");
    await update();
    expect(store.fieldsOf("Post")).toMatchObject([{ description: "In short." }]);
  });
});

it("nodes that Gatsby has kept are created again if the code or the prefix has changed, and not otherwise", async () => {
  await save("blog/2025-01-01-a.md", "---\ntitle: A\n---\n");
  const renew = async () => {
    const before = createdOf("Post").length;
    await update();
    return createdOf("Post").slice(before);
  };
  expect([await renew(), await renew()]).toEqual([[], []]);
  process.env.PATH_PREFIX = "/garden";
  const again = await renew();
  expect(again).toHaveLength(1);
  expect(again[0]!.internal.contentDigest).not.toBe(createdOf("Post")[0]!.internal.contentDigest);
});
