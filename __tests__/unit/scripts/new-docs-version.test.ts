import fs from "node:fs";
import path from "node:path";
import { createDocsVersion } from "../../../scripts/new";
import { readContent } from "../../../src/content/read-content";
import { makeFolder } from "../../stand-ins/content-folder";

const INTRO = "---\ntitle: Intro\n---\n[post](../blog/a.md) [near](./guide/a.md) ![x](guide/x.png)\n";
const FILES = {
  "docs/intro.md": INTRO,
  "docs/guide/a.md": "---\ntitle: A\n---\n[up](../intro.md) [out](../../blog/a.md)\n\n[ref]: ../../blog/a.md\n",
  "docs/guide/x.png": Buffer.from([0, 1, 2]),
  "blog/a.md": "---\ntitle: A\ndate: 2025-01-02\n---\n",
};

it("makes a valid copy of the documentation, in which links out of it go up one more folder", async () => {
  const root = makeFolder({ ...FILES, "data/sidebars.yml": "main:\n  - intro\n" });
  const target = createDocsVersion("1.0", root);
  expect(path.relative(root, target)).toBe(path.join("docs-versions", "1.0"));
  const read = (name: string) => fs.readFileSync(path.join(target, name), "utf8");
  expect(read("intro.md")).toBe(INTRO.replace("../blog", "../../blog"));
  expect(read("guide/a.md")).toContain("[up](../intro.md) [out](../../../blog/a.md)\n\n[ref]: ../../../blog/a.md");
  expect(fs.readFileSync(path.join(target, "guide/x.png"))).toEqual(FILES["docs/guide/x.png"]);
  expect(read("sidebars.yml")).toBe("main:\n  - intro\n");
  expect(fs.readFileSync(path.join(root, "docs/intro.md"), "utf8")).toBe(INTRO);

  const content = await readContent(root);
  expect(content.problems).toEqual([]);
  expect(content.docVersions.map(({ name, path: address }) => [name, address])).toEqual([
    ["current", "/docs/next"],
    ["1.0", "/docs"],
  ]);
});

it("leaves links in code unchanged", () => {
  const code = "```md\n[post](../blog/a.md)\n```\n";
  const target = createDocsVersion("1.0", makeFolder({ ...FILES, "docs/code.md": code + INTRO }));
  const copied = fs.readFileSync(path.join(target, "code.md"), "utf8");
  expect(copied).toBe(code + INTRO.replace("../blog", "../../blog"));
});

it("changes links below code, and keeps the line ends of Windows", () => {
  const text = "```md\n[post](../blog/a.md)\n```\n[post](../blog/a.md)\n".replaceAll("\n", "\r\n");
  const target = createDocsVersion(
    "1.0",
    makeFolder({ ...FILES, "docs/code.md": `---\r\ntitle: A\r\n---\r\n${text}` }),
  );
  const copied = fs.readFileSync(path.join(target, "code.md"), "utf8");
  expect(copied.endsWith("```\r\n[post](../../blog/a.md)\r\n")).toBe(true);
});

it("lists the version before older ones, and keeps comments and other keys", () => {
  const root = makeFolder({
    ...FILES,
    "data/versions.yml": "# Ours\nversions:\n  - name: current\n    label: Main\n",
  });
  createDocsVersion("1.0", root);
  createDocsVersion("2.0", root);
  expect(fs.readFileSync(path.join(root, "data/versions.yml"), "utf8")).toBe(
    '# Ours\nversions:\n  - name: "2.0"\n  - name: "1.0"\n  - name: current\n    label: Main\n',
  );
});

it.each([
  ["a version that exists", "1.0", { "docs-versions/1.0/mine.md": "" }, /1\.0 exists already\. Choose another name\.$/],
  [
    "a listed version",
    "1.0",
    { "data/versions.yml": 'versions: [{ name: "1.0" }]' },
    /lists the version "1\.0" already/,
  ],
  ["the name of the current version", "current", {}, /^"current" is not a valid version name/],
  ["a path", "../up", {}, /^"\.\.\/up" is not a valid version name/],
  [
    "a version that cannot be copied as a whole",
    "1.0",
    { "data/sidebars.yml/a": "", "docs-versions/0.9/a.md": "" },
    /sidebars\.yml/,
  ],
  ["a version if the list has a mistake", "1.0", { "data/versions.yml": "version: []" }, /Unknown key "version"/],
])("refuses %s, and writes nothing", (_, name, more, message) => {
  const root = makeFolder({ ...FILES, ...more });
  const before = fs.readdirSync(root, { recursive: true });
  expect(() => createDocsVersion(name, root)).toThrow(message);
  expect(fs.readdirSync(root, { recursive: true })).toEqual(before);
});

it("refuses a version without documentation", () => {
  expect(() => createDocsVersion("1.0", makeFolder({}))).toThrow(/docs does not exist: there is nothing to keep/);
});
