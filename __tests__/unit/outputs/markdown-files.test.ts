import { toString } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { toLlmsTxt, toMarkdownFile } from "../../../src/outputs/markdown-files";
import type { ListedDoc, ListedPost, OutputSite } from "../../../src/outputs/listed-content";

const readers = unified().use(remarkParse).use(remarkGfm).freeze();

const SITE = {
  ...{ title: "Notes", tagline: "", description: "All notes.", url: "https://example.com", pathPrefix: "/site" },
  ...{ copyright: "Jane", noIndex: false, owner: { name: "Jane", email: null } },
  feed: { title: "Notes", description: "", language: "en", limit: 20, hub: null },
} as OutputSite;
const markdown = () => Promise.resolve("Text.\n");
const POST = {
  ...{ title: 'On "arrays": [a]', path: "/blog/arrays", date: "2025-01-02T00:00:00.000Z", updated: null },
  ...{ description: "About\narrays.", body: "", isModule: false, tags: [{ slug: "ruby", label: "Ruby" }] },
  ...{ authors: [{ name: "Jane", path: null, url: null }], markdown },
} as unknown as ListedPost;
const CURRENT = { name: "current", isLast: true };
const doc = (version: string) =>
  ({
    title: "Start",
    path: `/docs/${version}`,
    description: "Begin.",
    updated: "2025-05-06T07:00:00.000Z",
    version,
    body: "",
    markdown,
  }) as unknown as ListedDoc;

const NOTHING = { site: SITE, posts: [], docs: [], docVersions: [], projects: [], pages: [] };

describe("a text as a file of Markdown", () => {
  it("has its source and metadata, then its title and its text", () => {
    expect(toMarkdownFile(SITE, POST, "Text.\n")).toBe(
      '---\ntitle: "On \\"arrays\\": [a]"\ndescription: "About\\narrays."\nurl: "https://example.com/site/blog/arrays"\n' +
        'date: "2025-01-02"\nauthors: ["Jane"]\ntags: ["Ruby"]\n---\n\n' +
        '# On "arrays": \\[a\\]\n\nText.\n',
    );
    expect(toMarkdownFile(SITE, doc("current"), "Text.\n")).toContain('version: "current"\nupdated: "2025-05-06"\n---');
  });
});

it.each(["`<T>` & Array<T> in C# & C++", "__init__ of *a* snake_case", "&lt; is ~~5~~ > 3 [x](y) \\*", "R&D: $1 | 2"])(
  "shows the title %s as it is written, in both files",
  (title) => {
    const post = { ...POST, title, description: title };
    const file = toMarkdownFile(SITE, post, "");
    const { children } = readers.parse(file.slice(file.indexOf("\n# ")));
    expect(toString(children[0])).toBe(title);
    const llms = readers.parse(toLlmsTxt({ ...NOTHING, posts: [post] }));
    expect(toString(llms.children.at(-1))).toBe(`${title}: ${title}`);
  },
);

it("leaves as they are what other readers see", () => {
  const title = "C# & C++: AT&T, snake_case, 2 < 3 (v1.0) https://x.example";
  expect(toMarkdownFile(SITE, { ...POST, title }, "")).toContain(`\n# ${title}\n`);
});

describe("llms.txt", () => {
  it("links to the plain texts and the projects, and optionally to pages", () => {
    const docs = [doc("current"), doc("1.0")];
    const projects = [{ title: "Lamp", path: "/projects/#lamp", description: "It dims." }];
    const pages = [{ title: "About", path: "/about/", description: "Who." }];
    expect(toLlmsTxt({ site: SITE, posts: [POST], docs, docVersions: [CURRENT], projects, pages })).toBe(
      "# Notes\n\n> All notes.\n\nLinks that end with `.md` are plain Markdown. Their pages have the same addresses " +
        "without it.\n\n## Documentation\n\n- [Start](https://example.com/site/docs/current.md): Begin.\n\n## Posts\n\n" +
        '- [On "arrays": \\[a\\]](https://example.com/site/blog/arrays.md): About arrays.\n\n' +
        "## Projects\n\n- [Lamp](https://example.com/site/projects/#lamp): It dims.\n\n## Optional\n\n" +
        "- [About](https://example.com/site/about/): Who.\n",
    );
  });

  it("has the documents of the latest version", () => {
    const docVersions = [
      { ...CURRENT, isLast: false },
      { name: "2.0", isLast: true },
      { name: "1.0", isLast: false },
    ];
    const docs = ["1.0", "2.0", "current"].map(doc);
    const text = toLlmsTxt({ ...NOTHING, docs, docVersions });
    expect(text.match(/[^/]+(?=\.md\))/g)).toEqual(["2.0"]);
  });

  it("links a file whose name has spaces", () => {
    const post = { ...POST, path: "/blog/on arrays" };
    const text = toLlmsTxt({ ...NOTHING, posts: [post] });
    expect(text).toContain("(https://example.com/site/blog/on%20arrays.md)");
  });

  it("ends a link without a description at its address", () => {
    const text = toLlmsTxt({ ...NOTHING, posts: [{ ...POST, description: "" }] });
    expect(text).toMatch(/arrays\.md\)\n$/);
  });

  it("has only the name and the description of a site without texts", () => {
    const text = toLlmsTxt(NOTHING);
    expect(text).toBe("# Notes\n\n> All notes.\n");
  });
});
