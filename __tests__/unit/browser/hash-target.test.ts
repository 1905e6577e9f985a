import { hashTarget } from "../../../src/browser/hash-target";

beforeEach(() => {
  document.body.innerHTML = '<h2 id="für-alle"></h2><h2 id="100%"></h2>';
});

it.each([
  ["#f%C3%BCr-alle", "für-alle"],
  ["#für-alle", "für-alle"],
  ["#100%", "100%"],
  ["#%E0%A4%A", undefined],
  ["#nowhere", undefined],
  ["#", undefined],
  ["", undefined],
])("hashTarget %s", (hash, id) => {
  expect(hashTarget(hash)?.id).toBe(id);
});
