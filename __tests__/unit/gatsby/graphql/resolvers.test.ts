import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import sharp from "sharp";
import { createFieldResolvers } from "../../../../src/gatsby/graphql/schema";
import { keptCache, NodeStore } from "../../../stand-ins/node-store";
import { makeFolder } from "../../../stand-ins/content-folder";

type Resolver = { resolve: (source: unknown, args: unknown, context: unknown) => Promise<unknown> };

let store: NodeStore;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  store = new NodeStore();
  process.env.SITE_CONTENT_DIR = makeFolder({});
});

afterEach(() => {
  jest.useRealTimers();
});

function resolvers(): Record<string, Record<string, Resolver>> {
  const createResolvers = jest.fn();
  createFieldResolvers({
    ...{ createResolvers, createContentDigest: store.createContentDigest, getNodesByType: store.getNodesByType },
    ...{ reporter: store.reporter, cache: keptCache().cache },
  } as unknown as CreateResolversArgs);
  return createResolvers.mock.calls[0][0];
}

const resolve = (
  of: Record<string, Record<string, Resolver>>,
  type: string,
  field: string,
  source: unknown,
  args = {},
) => of[type]![field]!.resolve(source, args, store.context);

const text = (filePath: string, markdown: string, more = {}) => {
  store.add("Post", { filePath, path: "/blog/a", text: markdown, ...more });
  return store.getNodesByType("Post").at(-1)!;
};

describe("the text of a post", () => {
  it("is rendered once for all of its fields", async () => {
    const levels = { hideTableOfContents: false, tocMinHeadingLevel: 2, tocMaxHeadingLevel: 3 };
    const post = text("blog/a.md", "## One\n\n<!-- truncate -->\n\n```rubby\n```", levels);
    const fields = resolvers();
    const values = await Promise.all(
      ["body", "summary", "headings", "contents"].map((field) => resolve(fields, "Post", field, post)),
    );
    expect(values[0]).toContain('<h2 id="one">');
    expect(values[1]).toBe("<h2>One</h2>\n");
    expect(values[2]).toEqual([{ id: "one", text: "One", level: 2 }]);
    expect(values[3]).toEqual([{ id: "one", text: "One" }]);
    expect(store.reporter.warn).not.toHaveBeenCalled();
  });

  it("links below the path prefix in a build, and to the root in development", async () => {
    process.env.PATH_PREFIX = "/site/";
    const address = async (mode: string) => {
      Object.assign(process.env, { NODE_ENV: mode });
      return resolve(resolvers(), "Post", "body", text("blog/a.md", "[x](/about/)"));
    };
    expect(await address("production")).toBe('<p><a href="/site/about/">x</a></p>');
    expect(await address("development")).toBe('<p><a href="/about/">x</a></p>');
  });

  it("links to other files by the addresses of their nodes", async () => {
    store.add("Doc", { filePath: "docs/01-intro.md", path: "/docs/intro" });
    const post = text("blog/a.md", "[x](../docs/01-intro.md)");
    expect(await resolve(resolvers(), "Post", "body", post)).toBe('<p><a href="/docs/intro">x</a></p>');
  });

  it("is empty for a post that is a module, which has headings and a summary nevertheless", async () => {
    const source =
      "import A from './a'\n\nThe *beginning*.\n\n<A />\n\n{/* truncate */}\n\n## First {1 + 1}\n\n{A.rows}";
    const post = text("blog/a.mdx", source, { isModule: true });
    const fields = resolvers();
    expect(await resolve(fields, "Post", "body", post)).toBe("");
    expect(await resolve(fields, "Post", "summary", post)).toContain("<p>The <em>beginning</em>.</p>");
    expect(await resolve(fields, "Post", "headings", post)).toEqual([{ id: "first", text: "First", level: 2 }]);
  });

  it("is HTML with absolute URLs for feed readers, or the description if there is no text", async () => {
    store.add("SiteSettings", { url: "https://example.com", pathPrefix: "/site" });
    const fields = resolvers();
    const feedHtml = (markdown: string) =>
      resolve(fields, "Post", "feedHtml", text("blog/a.md", markdown, { description: "On <Suspense> & more." }));
    expect(await feedHtml("[x](#y)")).toBe('<p><a href="https://example.com/site/blog/a#y">x</a></p>');
    expect(await feedHtml("")).toBe("<p>On &#60;Suspense&#62; &#38; more.</p>");
  });

  it("that cannot be compiled is an error with its place, which development shows on the page", async () => {
    const post = text("blog/a.mdx", "Text\n\n{f()}");
    const file = path.relative(process.cwd(), path.join(process.env.SITE_CONTENT_DIR!, "blog/a.mdx"));
    expect(await resolve(resolvers(), "Post", "body", post)).toContain(`<pre>${file}:3:1  The expression {f()}`);
    Object.assign(process.env, { NODE_ENV: "production" });
    await expect(resolve(resolvers(), "Post", "body", post)).rejects.toThrow(
      `${file}:3:1  The expression {f()} would have to be run.  Expected \\{ for a brace in the text, or a value written out such as {"lamp"}. A post that imports or exports may also compute values.`,
    );
  });
});

it.each([
  ["3", "previous", "1"],
  ["3", "next", "4"],
  ["1", "next", "3"],
  ["1", "previous", undefined],
  ["4", "next", undefined],
  ["4", "previous", "3"],
])(
  "the neighbours of a post are the listed posts before and after it: of %s, %s is %s",
  async (sortKey, side, expected) => {
    for (const key of ["1", "2", "3", "4"]) store.add("Post", { sortKey: key, listed: key !== "2" });
    const post = store.getNodesByType("Post").find((node) => node.sortKey === sortKey);
    const neighbour = (await resolve(resolvers(), "Post", side, post)) as { sortKey: string } | null;
    expect(neighbour?.sortKey).toBe(expected);
  },
);

it("leaves out a tag without a node, which only drafts name", async () => {
  const { resolve: tagsOf } = resolvers().Post!.tags as unknown as { resolve: (...all: unknown[]) => Promise<unknown> };
  const linked = async () => [{ slug: "ruby" }, null, undefined];
  expect(await tagsOf({}, {}, store.context, { originalResolver: linked })).toEqual([{ slug: "ruby" }]);
});

it.each(["Post", "PostAuthor", "Author", "Doc", "Page", "Project"])(
  "leaves out a broken picture of a %s while developing, and no other",
  async (type) => {
    const cover = sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } });
    const dir = makeFolder({ "broken.png": "not a picture", "cover.png": await cover.png().toBuffer() });
    const { resolve: imageOf } = resolvers()[type]!.image as unknown as {
      resolve: (...all: unknown[]) => Promise<unknown>;
    };
    const named = async (name: string) => {
      const file = { absolutePath: path.join(dir, name) };
      return (await imageOf({}, {}, store.context, { originalResolver: async () => file })) === file;
    };
    expect(await Promise.all(["cover.png", "broken.png", "missing.png"].map(named))).toEqual([true, false, false]);
    expect(await imageOf({}, {}, store.context, { originalResolver: async () => null })).toBeNull();
  },
);

describe("posts of tags and authors", () => {
  beforeEach(() => {
    store.add(
      "Post",
      { sortKey: "1", listed: true, tagSlugs: ["ruby"], authorKeys: ["jane"] },
      { sortKey: "2", listed: true, tagSlugs: ["ruby"], authorKeys: [] },
      { sortKey: "3", listed: false, tagSlugs: ["ruby"], authorKeys: ["jane"] },
    );
  });

  it.each([
    ["Tag", { slug: "ruby" }, ["2", "1"]],
    ["Author", { key: "jane" }, ["1"]],
    ["Author", { key: "joe" }, []],
  ])("%s %p", async (type, source, expected) => {
    const fields = resolvers();
    const posts = (await resolve(fields, type, "posts", source)) as { sortKey: string }[];
    expect(posts.map(({ sortKey }) => sortKey)).toEqual(expected);
    expect(await resolve(fields, type, "postCount", source)).toBe(expected.length);
  });
});

describe("the address to edit a text at", () => {
  const source = { filePath: "docs/intro.md" };
  const inContent = "https://code.example/edit/content/docs/intro.md";

  it.each([
    ["https://code.example/edit", "content", inContent],
    ["https://code.example/edit/", "content", inContent],
    ["https://code.example/edit", "site/texts", "https://code.example/edit/site/texts/docs/intro.md"],
    ["https://code.example/edit", "/srv/texts", null],
    [undefined, "content", null],
  ])("with editUrl %s and the folder %s is %s", async (editUrl, folder, expected) => {
    process.env.SITE_CONTENT_DIR = folder;
    store.add("SiteSettings", { editUrl });
    expect(await resolve(resolvers(), "Doc", "editUrl", source)).toBe(expected);
  });

  it("is the document's own if it gives one, or none if it gives null", async () => {
    process.env.SITE_CONTENT_DIR = "content";
    store.add("SiteSettings", { editUrl: "https://code.example/edit" });
    const fields = resolvers();
    const address = (customEditUrl: unknown) => resolve(fields, "Doc", "editUrl", { ...source, customEditUrl });
    expect(await address("https://x.example")).toBe("https://x.example");
    expect(await address(null)).toBeNull();
    expect(await address(undefined)).toBe(inContent);
  });

  it("encodes the characters of a file's name that have another meaning in an address", async () => {
    process.env.SITE_CONTENT_DIR = "content";
    store.add("SiteSettings", { editUrl: "https://code.example/edit" });
    const address = await resolve(resolvers(), "Doc", "editUrl", { ...source, filePath: "docs/C# [50% off] é.md" });
    expect(address).toBe("https://code.example/edit/content/docs/C%23%20%5B50%25%20off%5D%20%C3%A9.md");
  });
});
