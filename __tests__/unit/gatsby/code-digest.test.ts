import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { codeDigest } from "../../../src/gatsby/code-digest";

const makeCode = (text: string): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "code-"));
  fs.mkdirSync(path.join(folder, "deep"));
  fs.writeFileSync(path.join(folder, "deep/file.ts"), text);
  return folder;
};

afterEach(() => {
  delete process.env.PATH_PREFIX;
});

it("changes with a file of the folders and with the prefix", () => {
  const folder = makeCode("one");
  const before = codeDigest(folder);
  expect(before).toMatch(/^[\da-f]{16}$/);
  process.env.PATH_PREFIX = "/garden";
  expect(codeDigest(folder)).not.toBe(before);
  delete process.env.PATH_PREFIX;
  expect(codeDigest(folder)).toBe(before);
  fs.writeFileSync(path.join(folder, "deep/file.ts"), "two");
  jest.isolateModules(() => {
    const later = jest.requireActual<typeof import("../../../src/gatsby/code-digest")>(
      "../../../src/gatsby/code-digest",
    );
    expect(later.codeDigest(folder)).not.toBe(before);
  });
  fs.rmSync(folder, { recursive: true });
});
