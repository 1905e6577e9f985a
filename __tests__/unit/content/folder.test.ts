import path from "node:path";
import { contentDir, readFolder } from "../../../src/content/folder";
import { makeFolder } from "../../stand-ins/content-folder";

it.each([
  ["", path.resolve("content")],
  ["other/texts", path.resolve("other/texts")],
  ["/srv/texts", "/srv/texts"],
])("contentDir with SITE_CONTENT_DIR=%s is %s", (setting, dir) => {
  process.env.SITE_CONTENT_DIR = setting;
  expect(contentDir()).toBe(dir);
});

describe("readFolder", () => {
  it("names the folder that is not there and the setting that names it", async () => {
    await expect(readFolder("/nowhere/content")).rejects.toThrow(
      '/nowhere/content:1:1  The content folder cannot be read.  Expected a folder; SITE_CONTENT_DIR names it, "content" is the default.',
    );
  });

  it("does not take a file for one", async () => {
    const file = path.join(makeFolder({ "a.md": "A" }), "a.md");
    await expect(readFolder(file)).rejects.toThrow(`${file}:1:1  The content folder cannot be read.`);
  });
});
