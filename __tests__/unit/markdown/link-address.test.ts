import { decodeTarget, splitAddress } from "../../../src/markdown/link-address";

it.each([
  ["/blog/a?x#y", "/blog/a", "?x#y"],
  ["./a.md#y?z", "./a.md", "#y?z"],
  ["#y", "", "#y"],
  ["", "", ""],
])("parts %j from its query and fragment", (address, target, suffix) => {
  expect(splitAddress(address)).toEqual({ target, suffix });
});

it.each([
  ["caf%C3%A9", "café"],
  ["a%2Fb", "a/b"],
  ["50%", "50%"],
  ["%E0%A4%A", "%E0%A4%A"],
])("reads %s as %s", (written, name) => {
  expect(decodeTarget(written)).toBe(name);
});
