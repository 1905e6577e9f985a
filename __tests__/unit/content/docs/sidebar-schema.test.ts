import { parseDocCategory, parseSidebars } from "../../../../src/content/docs/sidebar-schema";
import { reported, sourceFile } from "../../../stand-ins/content-folder";

const category = (name: string, ...lines: string[]) => parseDocCategory(sourceFile(name, ...lines));

it("names a folder after itself, and places it by its number", () => {
  expect(category("docs-versions/1.0/1-guide/2-deploy/_category_.yml", "").value).toMatchObject({
    ...{ version: "1.0", folder: "1-guide/2-deploy", label: "deploy", description: "", position: 2 },
  });
});

it("takes the keys of a page of cards that Docusaurus has for search engines", () => {
  const link = "link: { type: generated-index, keywords: [lamps, ropes], image: /img/a.png }";
  expect(category("docs/a/_category_.yml", link).problems).toEqual([]);
});

it.each(["null", "{ type: none }"])("takes link: %s for no page", (link) => {
  expect(category("docs/a/_category_.yml", `link: ${link}`).value!.link).toEqual({ type: "none" });
});

it.each([
  ["postion: 2", /:1:1 {2}Unknown key "postion"\. {2}Did you mean "position"\?/],
  ["link: { type: page }", /:1:15 {2}"link\.type": This is not a link to a page\. {2}Expected none/],
  ["collapsed: maybe", /:1:12 {2}"collapsed" has the wrong type\. {2}Expected /],
  ["label: [", /:1:\d+ {2}The YAML cannot be read/],
])("refuses %s", (line, message) => {
  const [problem, ...others] = reported(category("docs/a/_category_.yml", line));
  expect(others).toEqual([]);
  expect(problem).toMatch(message);
  expect(problem).toContain("content/docs/a/_category_.yml:");
});

it("takes the short form of categories that Docusaurus has", () => {
  const { value, problems } = parseSidebars(
    sourceFile("data/sidebars.yml", "main: { Guide: [intro, { Lamps: { Old: [a] }, Ropes: [b] }] }"),
  );
  const doc = (id: string) => ({ type: "doc", id });
  const category = (label: string, ...items: object[]) => ({ type: "category", label, items });
  expect(problems).toEqual([]);
  expect(value!.sidebars).toEqual({
    main: [category("Guide", doc("intro"), category("Lamps", category("Old", doc("a"))), category("Ropes", doc("b")))],
  });
});

it("takes a class and a description of a link", () => {
  const link = { type: "link", label: "A", href: "/a", className: "b", description: "C" };
  const { value, problems } = parseSidebars(sourceFile("data/sidebars.yml", `main: [${JSON.stringify(link)}]`));
  expect(problems).toEqual([]);
  expect(value!.sidebars).toEqual({ main: [link] });
});

it.each([
  ["main: { Guide: [{ label: A, items: [] }] }", 'main.Guide.0.type": The type is unknown'],
  ["main: [{}]", 'main.0.type": The type is unknown'],
  ["main: intro", '"main" has the wrong type'],
])("refuses %s", (line, message) => {
  expect(reported(parseSidebars(sourceFile("data/sidebars.yml", line)))).toEqual([expect.stringContaining(message)]);
});

it.each([
  [
    ["main:", "  - A: [a]", "    B: [b]", "  - type: link", "    label: C", "  - { type: doc, id: d }"],
    /:4:5 {2}"main\.1\.href" is missing/,
  ],
  [["main:", "  Guide: []", "  Empty: {}"], /:3:10 {2}"main\.Empty" has the wrong type/],
  [["main:", "  - Guide:", "      - a", "      - { type: doc }"], /:4:9 {2}"main\.0\.Guide\.1\.id" is missing/],
])("has the position of a fault in or after a short form: %j", (lines, message) => {
  expect(reported(parseSidebars(sourceFile("data/sidebars.yml", ...lines)))).toEqual([expect.stringMatching(message)]);
});
