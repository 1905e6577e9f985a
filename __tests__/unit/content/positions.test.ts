import { positionOf } from "../../../src/content/positions";
import { sourceFile } from "../../stand-ins/content-folder";

it.each<[string, string, string, string | undefined, number, number]>([
  ["a key in quotes", 'ruby:\n"c++":\n', "c++", undefined, 2, 1],
  ["a key of the top level before others", "author: { name: jo }\nname: jo", "name", "jo", 2, 7],
  ["a value of a nested key", "link:\n  type: doc\n  id: guide/doc", "id", "guide/doc", 3, 7],
  ["a whole value, not a part of one", "a:\n  - doc: intro/more\n  - doc: intro", "doc", "intro", 3, 10],
  ["a value in quotes", 'a: [{ "doc": "intro" }]', "doc", "intro", 1, 15],
  ["the value of this key, not of another", "a: [{ label: intro, doc: intro }]", "doc", "intro", 1, 26],
  ["the value of any key", "main:\n  - label: A\n    items: [intro]", "", "intro", 3, 13],
  ["a number as it is written", "versions:\n  - name: 1.0", "name", "1.0", 2, 11],
  ["a value, not a key of its name", "main:\n  intro:\n    - intro", "main", "intro", 3, 7],
  ["a value in JSON", '{\n  "label": "a",\n  "link": { "type": "doc", "id": "a" }\n}', "id", "a", 3, 35],
])("finds %s", (_, yaml, key, word, line, column) => {
  expect(positionOf(sourceFile("data/a.yml", yaml), key, word)).toEqual({ line, column });
});
