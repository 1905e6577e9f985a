import { addressDoc, parseDoc } from "../../../src/content/doc";
import { resolveVersions } from "../../../src/content/doc-versions";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const doc = (name: string, ...front: string[]) =>
  parseDoc(sourceFile(`docs/${name}`, "---", "title: Doc", ...front, "---", "Text"));

it.each([
  ["intro.md", [], "intro", "/docs/intro", null],
  ["markhope/quickstart.mdx", [], "markhope/quickstart", "/docs/markhope/quickstart", null],
  ["02-setup.md", [], "setup", "/docs/setup", 2],
  ["01-guide/10_deploy.md", [], "guide/deploy", "/docs/guide/deploy", 10],
  ["3. start.md", [], "start", "/docs/start", 3],
  ["003 - start.md", [], "start", "/docs/start", 3],
  ["2024-plans.md", [], "plans", "/docs/plans", 2024],
  ["2021-11-news.md", [], "2021-11-news", "/docs/2021-11-news", null],
  ["7.0-release.md", [], "7.0-release", "/docs/7.0-release", null],
  ["7-3-release.md", [], "7-3-release", "/docs/7-3-release", null],
  ["01-a/02-setup.md", ["parse_number_prefixes: false"], "01-a/02-setup", "/docs/01-a/02-setup", null],
  ["02-setup.md", ["sidebar_position: 5"], "setup", "/docs/setup", 5],
  ["setup.md", ["sidebar_position: 1.5"], "setup", "/docs/setup", 1.5],
  ["guide/setup.md", ["id: install"], "guide/install", "/docs/guide/install", null],
  ["guide/setup.md", ["slug: /start-here"], "guide/setup", "/docs/start-here", null],
  ["guide/setup.md", ["slug: start-here"], "guide/setup", "/docs/guide/start-here", null],
  ["guide/setup.md", ["slug: /"], "guide/setup", "/docs", null],
  ["index.md", [], "index", "/docs", null],
  ["guide/index.md", [], "guide/index", "/docs/guide", null],
  ["guide/README.md", [], "guide/README", "/docs/guide", null],
  ["01-Guide/guide.md", [], "Guide/guide", "/docs/Guide", null],
  ["guide/index.md", ["slug: there"], "guide/index", "/docs/guide/there", null],
])("gives %s with %p the id %s and the address %s", (name, front, docId, path, position) => {
  const { value, problems } = doc(name, ...front);
  expect(problems).toEqual([]);
  expect(addressDoc(value!, resolveVersions())).toMatchObject({ docId, path, position, version: "current" });
});

it.each([
  ["docs/intro.md", "current", "/docs/next/intro"],
  ["docs-versions/2.0/a/index.md", "2.0", "/docs/a"],
  ["docs-versions/1.0/intro.md", "1.0", "/docs/1.0/intro"],
  ["docs-versions/0.1/intro.md", "0.1", "/docs/0.1/intro"],
])("puts %s into the version %s at %s", (name, version, path) => {
  const versions = resolveVersions({ versions: ["2.0", "1.0"].map((each) => ({ name: each, noIndex: false })) });
  const { value } = parseDoc(sourceFile(name, "---", "title: Doc", "---"));
  expect(addressDoc(value!, versions)).toMatchObject({ version, path });
});

it("keeps what is switched off with null apart from what is absent", () => {
  const off = ["custom_edit_url", "displayed_sidebar", "pagination_next", "pagination_prev"] as const;
  const { front } = doc("a.md", ...off.map((key) => `${key}: null`)).value!;
  for (const key of off) {
    expect(front[key]).toBeNull();
    expect(doc("a.md").value!.front[key]).toBeUndefined();
  }
});

it("takes every key of the reference", () => {
  const front = `title_meta: M\nhide_title: true\ndescription: D\nsidebar_label: L\nsidebar_class_name: c
sidebar_custom_props: { a: 1 }\nsidebar_key: k\npagination_label: P\ntags: [A]\nimage: ./a.png\nkeywords: [k]
draft: false\nunlisted: true\nhide_table_of_contents: true\ntoc_min_heading_level: 2\ntoc_max_heading_level: 4
last_update: { date: 2025-01-02, author: Jane }`;
  const { value, problems } = doc("a.md", ...front.split("\n"));
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ hideTitle: true, tags: [{ slug: "a", label: "A" }] });
});

it.each([
  ["sidebar_position: first", '3:19  "sidebar_position" has the wrong type.  Expected a number.'],
  ["id: a/b", '3:5  "id": The id contains a slash.  Expected a name without its folder: the folder is added.'],
  ["hide_title: 5", '3:13  "hide_title" has the wrong type.  Expected true or false.'],
])("refuses %s", (front, message) => {
  expect(reported(doc("a.md", front))).toEqual([`content/docs/a.md:${message}`]);
});

it("keeps a value that contains itself, beside one that is refused", () => {
  const { value } = doc("a.md", "sidebar_custom_props: &a { b: *a }", "draft: maybe");
  expect(value.front).toMatchObject({ draft: false, sidebar_custom_props: { b: { b: {} } } });
});

it.each(['""', "//", "../up", "/a?b"])("refuses the slug %s, like any other but /", (slug) => {
  expect(reported(doc("a.md", `slug: ${slug}`))).toEqual([
    expect.stringMatching(/^content\/docs\/a\.md:3:7 {2}"slug": The slug /),
  ]);
});

const titled = (front: string, text: string) => parseDoc(sourceFile("docs/a.md", "---", front, "---", text));

it.each([
  ["tags: []", "# Long", { heading: "Long", front: { title: "Long" } }],
  ["title: Short\nhide_title: true", "# Long", { heading: "Long", front: { title: "Short" }, hideTitle: false }],
  ["tags: []", "Text", { heading: "A", front: { title: "A" } }],
])("shows the heading that begins a text in place of its title: %j, %s", (front, text, expected) => {
  const { value, problems } = titled(front, `${text}\nMore`);
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ ...expected, text: expect.not.stringContaining("Long") as string });
});

it.each([
  ["title: [5]", '"title" has the wrong type.'],
  ["title: A: B", "The YAML cannot be read: Nested mappings are not allowed in compact mappings."],
])("reports a title that is refused, and nothing that follows from it: %s", (front, message) => {
  expect(titled(front, "Text").problems).toMatchObject([{ message }]);
});
