import fs from "node:fs";
import path from "node:path";
import { digestOf, digestOfFolders, digestOfPackages } from "../../../src/shared/digest";
import { makeFolder } from "../../stand-ins/content-folder";

const folder = makeFolder({});
it("is the beginning of the SHA-256 of a text", () => {
  expect(digestOf("abc")).toBe("ba7816bf8f01cfea");
  expect(digestOf("abc", 4)).toBe("ba78");
});

it("changes with the files of folders that have an ending, however deep, and with no others", () => {
  const write = (name: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.appendFileSync(path.join(folder, name), "more");
    return digestOfFolders([folder, "there/is/none"], ".css");
  };
  const first = write("deep/a.css");
  expect(write("a.ts")).toBe(first);
  expect(write("deep/a.css")).not.toBe(first);
});

it("changes with the versions of the packages, and is empty without a lockfile", () => {
  const before = process.cwd();
  process.chdir(folder);
  try {
    expect(digestOfPackages()).toBe("");
    fs.writeFileSync("package-lock.json", '{"satori": "0.33.0"}');
    const first = digestOfPackages();
    fs.writeFileSync("package-lock.json", '{"satori": "0.33.1"}');
    expect(digestOfPackages()).not.toBe(first);
  } finally {
    process.chdir(before);
  }
});
