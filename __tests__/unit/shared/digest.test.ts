import fs from "node:fs";
import { digestOfFolders, digestOfPackages } from "../../../src/shared/digest";
import { enterFolder, makeFolder, writeFiles } from "../../stand-ins/content-folder";

it("changes the digest of folders with each file that has the ending, however deep, and with no other", () => {
  const folder = makeFolder({ "deep/a.css": "a" });
  const digest = () => digestOfFolders([folder, "there/is/none"], ".css");
  const first = digest();
  writeFiles(folder, { "a.ts": "b" });
  expect(digest()).toBe(first);
  writeFiles(folder, { "deep/a.css": "b" });
  expect(digest()).not.toBe(first);
});

it("changes the digest of packages with their versions; without a lockfile it is empty", () => {
  enterFolder({});
  expect(digestOfPackages()).toBe("");
  fs.writeFileSync("package-lock.json", '{"satori": "0.33.0"}');
  const first = digestOfPackages();
  fs.writeFileSync("package-lock.json", '{"satori": "0.33.1"}');
  expect(digestOfPackages()).not.toBe(first);
});
