import { encodeBrokenHash, hashTarget } from "../../../src/browser/hash-target";

beforeEach(() => {
  document.body.innerHTML = '<h2 id="für-alle"></h2><h2 id="100%"></h2>';
});

it.each([
  ["#f%C3%BCr-alle", "für-alle"],
  ["#für-alle", "für-alle"],
  ["#100%", "100%"],
  ["#%E0%A4%A", undefined],
  ["#nowhere", undefined],
  ["", undefined],
])("finds the target of %j: %s", (hash, id) => {
  expect(hashTarget(hash)?.id).toBe(id);
});

it.each([
  ["/a", "/a"],
  ["/a#b", "/a#b"],
  ["/a#%C3%BC", "/a#%C3%BC"],
  ["/a#100%", "/a#100%25"],
  ["/a#%E0%A4%A#b", "/a#%25E0%25A4%25A#b"],
  ["/100%#b", "/100%#b"],
])("makes the fragment of %s decodable: %s", (address, encoded) => {
  expect(encodeBrokenHash(address)).toBe(encoded);
});
