import fs from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, Node } from "gatsby";
import { keptCache, NodeStore } from "../../../stand-ins/node-store";
import { makeFolder } from "../../../stand-ins/content-folder";

type CreateNodes = typeof import("../../../../src/gatsby/nodes/create-nodes");

let store: NodeStore;
let hooks: CreateNodes;

beforeEach(() => {
  store = new NodeStore();
  process.env.SITE_CONTENT_DIR = makeFolder({ "data/site.yml": "title: Notes\n" });
  jest.isolateModules(() => {
    hooks = jest.requireActual<CreateNodes>("../../../../src/gatsby/nodes/create-nodes");
  });
});

/** Gatsby's call for a file of the content folder. */
const callFor = (relativePath: string, text: string, more = {}) =>
  ({
    ...store,
    node: {
      ...{ id: relativePath, internal: { type: "File" }, sourceInstanceName: "content" },
      ...{ relativePath, absolutePath: `/content/${relativePath}`, ...more },
    } as unknown as Node,
    loadNodeContent: async () => text,
  }) as unknown as CreateNodeArgs;

const read = (relativePath: string, text: string, more = {}) =>
  hooks.createContentNodes(callFor(relativePath, text, more));

/** Gatsby's call for the file of tags, which lies in the folder before. */
const readTags = (text: string) => {
  writeTags(text);
  return read("data/tags.yml", text);
};
const writeTags = (text: string) => fs.writeFileSync(path.join(process.env.SITE_CONTENT_DIR!, "data/tags.yml"), text);

describe("createContentNodes", () => {
  it("makes of a post what queries see", async () => {
    await read(
      "blog/2025-03-14-hello.md",
      "---\ntitle: Hello\ntags: [Node.js]\nauthors: jane\n---\nFirst *paragraph*.\n",
    );
    expect(store.fieldsOf("Post")).toEqual([
      {
        ...{ title: "Hello", metaTitle: "Hello", sidebarLabel: "Hello", slug: "hello", path: "/blog/hello" },
        ...{ description: "First paragraph.", excerpt: "First paragraph.", keywords: [], image: null },
        ...{ date: "2025-03-14T00:00:00.000Z", year: 2025, sortKey: "2025-03-14T00:00:00.000Z hello" },
        ...{
          draft: false,
          unlisted: false,
          isModule: false,
          built: true,
          listed: true,
          scheduled: false,
          tagSlugs: [],
        },
        ...{ hideTableOfContents: false, tocMinHeadingLevel: 2, tocMaxHeadingLevel: 3 },
        ...{ tagReferences: [{ slug: "node-js", label: "Node.js" }], authorKeys: ["jane"] },
        ...{ authorReferences: [{ key: "jane" }], lastUpdate: null },
        ...{ seriesName: null, seriesPart: null },
        ...{ readingTime: { words: 2, minutes: 1, text: "One min read" }, filePath: "blog/2025-03-14-hello.md" },
        text: "\n\n\n\n\nFirst *paragraph*.\n",
      },
    ]);
  });

  it("prefers what the author says to what can be derived", async () => {
    const front =
      "title: Hello\ntitle_meta: Hello, world\nsidebar_label: Hi\ndescription: Mine\nlast_update: { date: 2025-05-01 }";
    await read("blog/2025-03-14-a.md", `---\n${front}\n---\nText`);
    expect(store.fieldsOf("Post")[0]).toMatchObject({
      ...{ metaTitle: "Hello, world", sidebarLabel: "Hi", description: "Mine" },
      lastUpdate: { date: "2025-05-01T00:00:00.000Z" },
    });
  });

  it.each([
    ["production", false, false],
    ["development", true, true],
  ])("shows in %s a draft %p and a post of the future %p", async (name, draft, future) => {
    Object.assign(process.env, { NODE_ENV: name });
    await read("blog/2025-03-14-a.md", "---\ntitle: A\ndraft: true\n---\n");
    await read("blog/2999-01-01-b.md", "---\ntitle: B\n---\n");
    await hooks.createDerivedNodes(store as never);
    expect(store.fieldsOf("Post").map(({ built }) => built)).toEqual([draft, future]);
  });

  it("marks MDX with code of its own, and no Markdown that quotes some", async () => {
    await read("blog/2025-01-01-a.mdx", "---\ntitle: A\n---\nimport a from './a'\n");
    await read("blog/2025-01-01-b.md", "---\ntitle: B\n---\nimport a from './a'\n");
    expect(store.fieldsOf("Post").map(({ isModule }) => isModule)).toEqual([true, false]);
  });

  it.each([
    [
      "docs/02-intro.md",
      "---\ntitle: Intro\n---\n",
      "Doc",
      { docId: "intro", path: "/docs/intro", position: 2, sidebarLabel: "Intro" },
    ],
    [
      "docs/guide/_category_.yml",
      "label: The guide\n",
      "DocCategory",
      { folder: "guide", label: "The guide", position: null },
    ],
    ["pages/about.md", "---\ntitle: About\n---\n", "Page", { name: "about", path: "/about/", metaTitle: "About" }],
    [
      "projects/x.md",
      "---\ntitle: X\ndescription: A thing.\ndate: 2024-01-01\nlinks: [{ label: Code, url: 'https://x.dev' }]\n---\n",
      "Project",
      {
        slug: "x",
        path: "/projects/#x",
        links: [{ label: "Code", to: "https://x.dev" }],
        image: null,
        status: "active",
      },
    ],
    [
      "data/authors.yml",
      "jane:\n  name: Jane\n  page: false\n  socials: { code: 'https://x.dev' }\n",
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
  ])("reads %s", async (file, text, type, fields) => {
    await read(file, text);
    expect(store.fieldsOf(type)).toMatchObject([fields]);
    expect(store.createParentChildLink).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["blog/2025-01-01-a.md", "Post", { built: true, listed: true, scheduled: false, tagSlugs: [] }],
    ["docs/a.md", "Doc", { built: true, listed: true, addressedTags: [], tagSlugs: [] }],
    ["pages/a.md", "Page", { built: true, listed: true }],
  ])("gives %s at once what queries require, since Gatsby may run one in between", async (file, type, fields) => {
    await read(file, "---\ntitle: A\n---\nText\n");
    expect(store.createNode.mock.calls[0]![0]).toMatchObject({ internal: { type }, ...fields });
  });

  it("leaves files of other kinds and of other folders alone", async () => {
    await read("blog/a/cover.png", "");
    await read("blog/_part.md", "---\ntitle: A\n---\n");
    await read("blog/2025-03-14-a.md", "---\ntitle: A\n---\n", { sourceInstanceName: "elsewhere" });
    await read("blog/2025-03-14-a.md", "---\ntitle: A\n---\n", { internal: { type: "Directory" } });
    expect(store.createNode).not.toHaveBeenCalled();
  });

  it("makes nothing of a file with a mistake, and leaves it to the check of the content to say so", async () => {
    await read("blog/2025-03-14-a.md", "---\ntitle: []\n---\n");
    expect(store.createNode).not.toHaveBeenCalled();
    expect(store.reporter.error).not.toHaveBeenCalled();
  });

  it("follows what happens to the list of versions while developing, half-written and deleted too", async () => {
    const dir = process.env.SITE_CONTENT_DIR!;
    const file = path.join(dir, "data/versions.yml");
    const names = () => store.fieldsOf("DocVersion").map(({ name, path: address }) => `${name} ${address}`);
    fs.mkdirSync(path.join(dir, "docs"));
    fs.writeFileSync(file, 'versions:\n  - name: "1.0"\n');
    await hooks.createDerivedNodes(store as never);
    expect(names()).toEqual(["current /docs/next", "1.0 /docs"]);
    for (const text of ["versions: [", 'versions:\n  - name: "2.0"\n']) {
      fs.writeFileSync(file, text);
      await read("data/versions.yml", text);
      expect(names()).toHaveLength(2);
    }
    expect(names()).toEqual(["current /docs/next", "2.0 /docs"]);
    fs.rmSync(file);
    await hooks.settleNodes(store as never);
    expect(names()).toEqual(["current /docs"]);
  });

  it("keeps while developing what a file said before a bad or half-written save", async () => {
    await read("blog/2025-03-14-a.md", "---\ntitle: Good\n---\nText.");
    for (const text of ["---\ntitle: []\n---\n", "", "---\ntitle: Go"]) await read("blog/2025-03-14-a.md", text);
    const titles = store.createNode.mock.calls.map(([node]) => node.title);
    expect(titles).toEqual(["Good", "Good", "Good", "Good"]);
    await read("blog/2025-03-14-a.md", "---\ntitle: Better\n---\n");
    expect(store.fieldsOf("Post").at(-1)).toMatchObject({ title: "Better" });
  });

  it("is not hurt by a file that is deleted while it is read", async () => {
    const gone = () => Promise.reject(new Error("ENOENT"));
    await hooks.createContentNodes({ ...callFor("blog/2025-03-14-a.md", ""), loadNodeContent: gone });
    expect(store.createNode).not.toHaveBeenCalled();
  });
});

describe("createDerivedNodes", () => {
  const derive = () => hooks.createDerivedNodes(store as never);
  const createdOf = (type: string) =>
    store.createNode.mock.calls.map(([node]) => node).filter(({ internal }) => internal.type === type);

  it("makes the settings, from the folder and the environment", async () => {
    process.env.PATH_PREFIX = "/site/";
    process.env.GATSBY_NO_INDEX = "true";
    await derive();
    expect(store.fieldsOf("SiteSettings")).toMatchObject([
      {
        ...{ title: "Notes", copyright: "The owner", pathPrefix: "/site", noIndex: true },
        feed: { title: "Notes Blog", description: "Notes Blog", language: "en", limit: 20 },
      },
    ]);
  });

  it("makes tags that only posts name, labelled as the first post writes them", async () => {
    await readTags("ruby:\n  label: Ruby language\n");
    await read("blog/2025-01-01-a.md", "---\ntitle: A\ntags: [Ruby, Node.js]\n---\n");
    await read("blog/2025-01-02-b.md", "---\ntitle: B\ntags: [node js]\n---\n");
    expect(store.fieldsOf("Tag").map(({ slug }) => slug)).toEqual(["ruby"]);
    await derive();
    expect(store.fieldsOf("Tag").map(({ slug, label, declared }) => [slug, label, declared])).toEqual([
      ["ruby", "Ruby language", true],
      ["node-js", "Node.js", false],
    ]);
  });

  it("keeps what the file of tags says when Gatsby reads it while tags are being made", async () => {
    await read("blog/2025-01-01-a.md", "---\ntitle: A\ntags: [Go, Ruby, C#]\n---\n");
    const tags = "ruby: { description: Gems }\nc#: { permalink: c-sharp }\n";
    writeTags(tags);
    const create = store.createNode.getMockImplementation()!;
    store.createNode.mockImplementation(async (node) => {
      await create(node);
      if (node.slug === "go" && !store.getNode("id of Tag ruby")) await read("data/tags.yml", tags);
    });
    await derive();
    expect(store.fieldsOf("Tag")).toEqual(
      expect.arrayContaining([expect.objectContaining({ slug: "ruby", description: "Gems", declared: true })]),
    );
    expect(store.fieldsOf("Post")).toMatchObject([{ tagSlugs: ["go", "ruby", "c-sharp"] }]);
  });

  it("gives tags the addresses that their file decides, and posts their places in series", async () => {
    await read("blog/2025-01-01-a.md", "---\ntitle: A\ntags: [C#, ++]\nseries: Pipes\n---\n");
    await read("blog/2025-01-02-b.md", "---\ntitle: B\nseries: pipes\nseries_part: 1\n---\n");
    await readTags("c#: { permalink: c-sharp }\n");
    await derive();
    const ids = ["id of Post blog/2025-01-02-b.md", "id of Post blog/2025-01-01-a.md"];
    expect(store.fieldsOf("Post")).toMatchObject([
      { title: "A", tagSlugs: ["c-sharp"], series: { name: "pipes", part: 2, partIds: ids } },
      { title: "B", tagSlugs: [], series: { name: "pipes", part: 1, partIds: ids } },
    ]);
    expect(store.fieldsOf("Tag").map(({ slug, label }) => [slug, label])).toEqual([["c-sharp", "C#"]]);
  });

  it("lets pages wait for a post that Gatsby is still reading", async () => {
    await derive();
    const loadNodeContent = () => new Promise<string>((resolve) => setImmediate(resolve, "---\ntitle: A\n---\n"));
    void hooks.createContentNodes({ ...callFor("blog/2025-01-01-a.md", ""), loadNodeContent });
    await hooks.settleNodes(store as never);
    expect(store.fieldsOf("Post")).toMatchObject([{ title: "A", built: true }]);
  });

  it("brings tags and other posts up to date when a post comes later", async () => {
    await read("blog/2025-01-02-b.md", "---\ntitle: B\nseries: Pipes\n---\n");
    await derive();
    await read("blog/2025-01-01-a.md", "---\ntitle: A\nseries: Pipes\ntags: [Go]\n---\n");
    expect(store.fieldsOf("Post")).toMatchObject([{ series: { part: 2 } }, { series: { part: 1 } }]);
    expect(store.fieldsOf("Tag")).toMatchObject([{ slug: "go", label: "Go" }]);
  });

  it("shows what was scheduled once its day has come, though the node is of another day", async () => {
    Object.assign(process.env, { NODE_ENV: "production" });
    const cached = { date: "2025-01-01T00:00:00.000Z", draft: false, unlisted: false, built: false, listed: false };
    store.add("Post", { ...cached, filePath: "blog/a.md", title: "A", tagReferences: [] });
    await derive();
    expect(createdOf("Post")).toMatchObject([{ title: "A", built: true, listed: true }]);
  });

  it("hides drafts that development made, and touches nothing that is up to date", async () => {
    Object.assign(process.env, { NODE_ENV: "production" });
    const shown = { unlisted: false, built: true, listed: true };
    store.add(
      "Page",
      { ...shown, draft: true, filePath: "pages/a.md" },
      { ...shown, draft: false, filePath: "pages/b.md" },
    );
    await derive();
    expect(createdOf("Page")).toMatchObject([{ filePath: "pages/a.md", built: false, listed: false }]);
  });
});

it("makes the nodes of files that Gatsby has kept again when the code or the prefix is another one, and not otherwise", async () => {
  const { cache } = keptCache();
  const { node, ...rest } = callFor("blog/2025-01-01-a.md", "---\ntitle: A\n---\n");
  await hooks.createContentNodes({ ...rest, node } as never);
  const [first] = store.createNode.mock.calls.map(([{ internal }]) => internal.contentDigest);
  const renew = async () => {
    store.createNode.mockClear();
    await hooks.renewContentNodes({ ...rest, cache, getNodesByType: () => [node] } as never);
    return store.createNode.mock.calls.map(([{ internal }]) => internal.contentDigest);
  };
  expect([await renew(), await renew()]).toEqual([[], []]);
  process.env.PATH_PREFIX = "/garden";
  const again = await renew();
  expect(again).toHaveLength(1);
  expect(again).not.toEqual([first]);
});

it("reads all files again when an alias for their keys is added, in a file that Gatsby calls unchanged", async () => {
  const { node, ...rest } = callFor("blog/2025-01-01-a.md", "---\ntitle: A\nspoiler: In short.\n---\nText\n");
  const { cache } = keptCache();
  const renew = async () => {
    await hooks.renewContentNodes({ ...rest, cache, getNodesByType: () => [node] } as never);
    return store.fieldsOf("Post").at(-1)!.description;
  };
  await hooks.createContentNodes({ ...rest, node } as never);
  expect(await renew()).toBe("Text");
  const settings = "frontMatter: { aliases: { spoiler: description } }\n";
  fs.writeFileSync(path.join(process.env.SITE_CONTENT_DIR!, "data/site.yml"), settings);
  expect(await renew()).toBe("In short.");
});
