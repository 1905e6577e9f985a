import { endOf } from "../../../src/markdown/end-of";

it.each([
  ["", { line: 1, column: 1 }],
  ["ab", { line: 1, column: 3 }],
  ["ab\n", { line: 2, column: 1 }],
  ["ab\ncde", { line: 2, column: 4 }],
])("places the end of %j in a file", (text, place) => {
  expect(endOf(text)).toEqual(place);
});

it.each([
  ["ab", { line: 5, column: 9 }],
  ["ab\ncde", { line: 6, column: 4 }],
])("places the end of %j that begins elsewhere", (text, place) => {
  expect(endOf(text, { line: 5, column: 7 })).toEqual(place);
});
