import { bodyIsEmpty } from "../../../src/shared/body";

it.each([
  ["no text", "", true],
  ["no blocks", [], true],
  ["a text", "<p>Hello</p>", false],
  ["blocks", [{ tag: "p", attributes: {}, html: "Hello" }], false],
])("bodyIsEmpty of %s", (_, body, empty) => {
  expect(bodyIsEmpty(body)).toBe(empty);
});
