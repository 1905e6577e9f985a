import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureJava, findJava } from "../../../scripts/find-java";

const environment = { ...process.env };
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "java-"));
  delete process.env.JAVA_PATH;
  delete process.env.JAVA_HOME;
  process.env.PATH = folder;
});
afterEach(() => {
  process.env = { ...environment };
  fs.rmSync(folder, { recursive: true });
});

const put = (name: string): string => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, "");
  return file;
};

describe("findJava", () => {
  it("takes the one that is named, before that of JAVA_HOME, before the one in the path", () => {
    const inPath = put("java");
    expect(findJava()).toBe(inPath);
    const atHome = put("home/bin/java");
    process.env.JAVA_HOME = path.join(folder, "home");
    expect(findJava()).toBe(atHome);
    process.env.JAVA_PATH = "/named/java";
    expect(findJava()).toBe("/named/java");
  });
});

describe("ensureJava", () => {
  it("says what to do where no package manager is known", () => {
    expect(ensureJava).toThrow(/needs Java\. Run: install a Java runtime\nor set JAVA_PATH/);
  });
});
