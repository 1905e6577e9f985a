import fs from "node:fs";
import path from "node:path";
import { createFile, runNew } from "../../../scripts/new";
import type { ContentFile } from "../../../src/content/content-file";
import { isDocFile, parseDoc } from "../../../src/content/doc";
import { readFolder } from "../../../src/content/folder";
import { isPostFile, parsePost } from "../../../src/content/post";
import { makeFolder } from "../../stand-ins/content-folder";

const TODAY = new Date("2025-03-14T23:30:00Z");

let root: string;
let out: jest.SpyInstance;
beforeEach(() => {
  root = makeFolder({});
  out = jest.spyOn(console, "log").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());
const run = (...args: string[]) => runNew(args, root, TODAY);

it.each([
  ["Hello World", "hello-world"],
  ["Rails: arrays & hashes", "rails-arrays-hashes"],
  ['What "it" \\ is: # not a comment', "what-it-is-not-a-comment"],
  ["- yes", "yes"],
  ["Über uns", "uber-uns"],
  ["日本語", "日本語"],
])("makes a valid post with the title %j", async (title, slug) => {
  const file = createFile("post", title, root, TODAY);
  expect(path.relative(root, file)).toBe(path.join("blog", slug, "index.md"));
  const [source] = (await readFolder(root)).files as [ContentFile];
  expect(isPostFile(source.relativePath)).toBe(true);
  const { value, problems } = parsePost(source);
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ slug, path: `/blog/${slug}`, date: "2025-03-14T00:00:00.000Z", tags: [] });
  expect(value!.front.title).toBe(title);
  expect(value!.text).toContain("<!-- truncate -->");
});

it("makes a valid page of the documentation", async () => {
  const file = createFile("doc", "Rails: arrays", root, TODAY);
  expect(path.relative(root, file)).toBe(path.join("docs", "rails-arrays.md"));
  const [source] = (await readFolder(root)).files as [ContentFile];
  expect(isDocFile(source.relativePath)).toBe(true);
  const { value, problems } = parseDoc(source);
  expect(problems).toEqual([]);
  expect(value).toMatchObject({
    docId: "rails-arrays",
    route: "rails-arrays",
    front: { title: "Rails: arrays" },
  });
});

it.each([
  ["post", "blog/hello/index.md"],
  ["post", "blog/hello.mdx"],
  ["doc", "docs/hello.md"],
  ["doc", "docs/hello/index.mdx"],
] as const)("refuses a %s with the address of the existing %s", (kind, name) => {
  root = makeFolder({ [name]: "Mine" });
  const shown = path.relative(process.cwd(), path.join(root, name));
  expect(() => createFile(kind, "hello!", root, TODAY)).toThrow(`${shown} exists already. Choose another title.`);
  expect(fs.readFileSync(path.join(root, name), "utf8")).toBe("Mine");
});

it.each([
  ["post", "blog/2021-08-26-hello/index.md", ""],
  ["post", "blog/b.md", "slug: Hello/"],
  ["doc", "docs/01-hello.md", ""],
  ["doc", "docs/b.md", "slug: hello"],
  ["doc", "docs/b.md", "id: hello\nslug: other"],
] as const)("refuses a %s with the address or id of %s with %j", (kind, name, line) => {
  root = makeFolder({ [name]: `---\n${line}\n---\n` });
  expect(() => createFile(kind, "Hello", root, TODAY)).toThrow("exists already. Choose another title.");
});

it.each([
  ["10 Tips", "docs/tips.md"],
  ["Index", "docs/readme.md"],
])("refuses a document with the title %s beside %s, because its id or address would be the same", (title, name) => {
  root = makeFolder({ [name]: "" });
  expect(() => createFile("doc", title, root, TODAY)).toThrow("exists already. Choose another title.");
});

it("makes a post whose name only a document of another section or version has", () => {
  root = makeFolder({
    "docs/hello.md": "",
    "docs-versions/1.0/hello.md": "",
    "blog/hello.md": "---\nslug: other\n---\n",
  });
  expect(createFile("post", "Hello", root, TODAY)).toBe(path.join(root, "blog/hello/index.md"));
});

it.each([201, 300])("refuses a title of %i letters, whose address the check would refuse", (length) => {
  expect(() => createFile("post", "a".repeat(length), root, TODAY)).toThrow("too long for an address");
  expect(fs.readdirSync(root)).toEqual([]);
});

it.each(["", "!?", "—", "🙂"])("refuses the title %j, which has no letter or digit, and writes nothing", (title) => {
  expect(() => createFile("post", title, root, TODAY)).toThrow(
    `The title "${title}" has no letter or digit to build an address from.`,
  );
  expect(fs.readdirSync(root)).toEqual([]);
});

it.each([[["--help"]], [["-h"]], [["post", "--help"]], [["post", "Hello", "-h"]], [["docs-version", "--help"]]])(
  "shows the usage and writes nothing with %j",
  (args) => {
    run(...args);
    expect(out.mock.calls.join("\n")).toContain('npm run new -- post "Title"');
    expect(fs.readdirSync(root)).toEqual([]);
  },
);

it.each(["--draft", "-d", "--title=Hello"])("refuses the option %s and writes nothing", (option) => {
  expect(() => run("post", "Hello", option)).toThrow(`There is no option ${option}.\nUsage:\n`);
  expect(fs.readdirSync(root)).toEqual([]);
});

it.each([
  [["post", "Hello", "World"], "blog/hello-world/index.md"],
  [["post", "- yes --no"], "blog/yes-no/index.md"],
  [["doc", "--", "--help"], "docs/help.md"],
])("makes a file from %j beside others", (args, file) => {
  root = makeFolder({ "blog/2025-03-14-a.md": "", "docs/a.md": "" });
  run(...args);
  expect(fs.existsSync(path.join(root, file))).toBe(true);
});

it.each([[[]], [["post"]], [["poem", "Hello"]]])("refuses %j and shows the usage", (args) => {
  expect(() => run(...args)).toThrow('npm run new -- post "Title"');
});
