import { once } from "node:events";
import fs from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { contentDir, readFolder } from "../../../src/content/folder";
import { linesOf, makeFolder } from "../../stand-ins/content-folder";

it.each([
  ["", path.resolve("content")],
  ["other/texts", path.resolve("other/texts")],
  ["/srv/texts", "/srv/texts"],
])("contentDir with SITE_CONTENT_DIR=%s is %s", (setting, dir) => {
  process.env.SITE_CONTENT_DIR = setting;
  expect(contentDir()).toBe(dir);
});

it("contentDir is the target of a symbolic link, as webpack names the modules in it", async () => {
  const dir = makeFolder({ "texts/blog/a.md": "" });
  process.env.SITE_CONTENT_DIR = path.join(dir, "content");
  await fs.symlink(path.join(dir, "texts"), process.env.SITE_CONTENT_DIR);
  expect(contentDir()).toBe(path.join(dir, "texts"));
});

afterEach(() => jest.restoreAllMocks());

it.each([
  ["texts [2026]", "["],
  ["{texts}", "{"],
  ["C# texts", "#"],
  ["Texts!", "!"],
  ["texts?", "?"],
])("refuses the content folder %s, whose files Gatsby or webpack do not find", async (name, sign) => {
  const dir = path.join(makeFolder({ [`${name}/blog/a.md`]: "" }), name);
  const expected = `Expected a path without "${sign}".`;
  await expect(readFolder(dir)).rejects.toThrow(`${dir}:1:1  Gatsby does not find all files here.  ${expected}`);
});

it("reads a content folder with a space, parentheses and other signs in its path", async () => {
  const name = "Zoë's texts (1) & 100%";
  const { files } = await readFolder(path.join(makeFolder({ [`${name}/blog/a.md`]: "" }), name));
  expect(files.map(({ relativePath }) => relativePath)).toEqual(["blog/a.md"]);
});

it("refuses a content folder that does not exist, and says how to name another", async () => {
  await expect(readFolder("/nowhere/content")).rejects.toThrow(
    '/nowhere/content:1:1  The content folder cannot be read.  Expected a folder; SITE_CONTENT_DIR names it, "content" is the default.',
  );
});

it("refuses a file in place of the content folder", async () => {
  const file = path.join(makeFolder({ "a.md": "A" }), "a.md");
  await expect(readFolder(file)).rejects.toThrow(`${file}:1:1  The content folder cannot be read.`);
});

it("reports a folder that may not be read, and reads the others", async () => {
  const dir = makeFolder({ "blog/a.md": "A", "docs/b.md": "B" });
  const { readdir } = fs;
  jest
    .spyOn(fs, "readdir")
    .mockImplementation(((folder: string, options: object) =>
      folder === path.join(dir, "docs")
        ? Promise.reject(Object.assign(new Error(), { code: "EACCES" }))
        : readdir(folder, options as never)) as never);
  const { files, problems } = await readFolder(dir);
  expect(files.map(({ relativePath }) => relativePath)).toEqual(["blog/a.md"]);
  expect(linesOf(dir, problems)).toEqual([
    "docs:1:1  The folder cannot be read (EACCES).  Expected a folder that you may read.",
  ]);
});

it("reports a file beside a text that may not be read, such as a component of a post", async () => {
  const dir = makeFolder({ "blog/a/index.mdx": "A", "blog/a/lamp.tsx": "", "blog/a/lamp.png": "" });
  jest
    .spyOn(fs, "access")
    .mockImplementation((file) =>
      String(file).endsWith(".tsx")
        ? Promise.reject(Object.assign(new Error(), { code: "EACCES" }))
        : Promise.resolve(),
    );
  const { problems } = await readFolder(dir);
  expect(linesOf(dir, problems)).toEqual([
    "blog/a/lamp.tsx:1:1  The file cannot be read (EACCES).  Expected a file that you may read.",
  ]);
});

it("reports what is neither a file nor a folder, and a link to it", async () => {
  const dir = makeFolder({ "blog/a.md": "A" });
  await fs.symlink(os.devNull, path.join(dir, "blog/link.md"));
  const server = net.createServer().listen(path.join(dir, "blog/b.md"));
  await once(server, "listening");
  const { files, problems } = await readFolder(dir);
  server.close();
  expect(files.map(({ relativePath }) => relativePath)).toEqual(["blog/a.md"]);
  expect(linesOf(dir, problems).sort()).toEqual([
    "blog/b.md:1:1  This is neither a file nor a folder.  Expected no pipe, socket or device in the content.",
    "blog/link.md:1:1  The symbolic link leads to neither a file nor a folder.  Expected a link to another target.",
  ]);
});
