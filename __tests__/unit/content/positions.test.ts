import { positionOf } from "../../../src/content/positions";
import { sourceFile } from "../../stand-ins/content-folder";

it("finds keys in quotes and with signs", () => {
  expect(positionOf(sourceFile("data/tags.yml", 'ruby:\n"c++":\n'), "c++")).toEqual({ line: 2, column: 1 });
});

it.each([
  ["the key that stands in no other first", "author: { name: jo }\nname: jo", "name", "jo", 2, 7],
  ["a value of a nested key", "link:\n  type: doc\n  id: guide/doc", "id", "guide/doc", 3, 7],
  ["a value and no part of one", "a:\n  - doc: intro/more\n  - doc: intro", "doc", "intro", 3, 10],
  ["a value in quotes", 'a: [{ "doc": "intro" }]', "doc", "intro", 1, 15],
  ["no value of another key", "a: [{ label: intro, doc: intro }]", "doc", "intro", 1, 26],
  ["the value of any key", "main:\n  - label: A\n    items: [intro]", "", "intro", 3, 13],
  ["a number as it is written", "versions:\n  - name: 1.0", "name", "1.0", 2, 11],
  ["no key that has the name of a value", "main:\n  intro:\n    - intro", "main", "intro", 3, 7],
])("finds %s", (_, yaml, key, word, line, column) => {
  expect(positionOf(sourceFile("data/a.yml", yaml), key, word)).toEqual({ line, column });
});

it("reads a file of data in JSON", () => {
  const file = sourceFile("docs/_category_.json", '{\n  "label": "a",\n  "link": { "type": "doc", "id": "a" }\n}');
  expect(positionOf(file, "id", "a")).toEqual({ line: 3, column: 35 });
});
