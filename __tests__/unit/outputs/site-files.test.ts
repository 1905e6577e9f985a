import fs from "node:fs";
import path from "node:path";
import { SiteFiles } from "../../../src/outputs/site-files";
import { makeFolder, writeFiles } from "../../stand-ins/content-folder";

let root: string;
beforeEach(() => {
  root = makeFolder({ "index.html": "<title>Home</title>", "about/index.html": "<title>About</title>" });
});
const write = (file: string, text: string) => writeFiles(root, { [file]: text });
const open = (prefix = "") => new SiteFiles(root, { prefix, memory: path.join(root, "memory.json") });
const titles = (files: SiteFiles) => ["/index.html", "about/index.html"].map((file) => files.page(file).content.title);

it("reads only what was written since the last build", () => {
  const first = open();
  expect(titles(first)).toEqual(["Home", "About"]);
  first.remember();
  write("about/index.html", "<title>Again</title>");
  const read = jest.spyOn(fs, "readFileSync");
  expect(titles(open())).toEqual(["Home", "Again"]);
  const pages = read.mock.calls.map(([file]) => String(file)).filter((file) => file.endsWith(".html"));
  read.mockRestore();
  expect(pages).toEqual([path.join(root, "about/index.html")]);
});

it("does not parse a page again that was written with the same content, unless the code is another one", () => {
  const first = open();
  titles(first);
  first.remember();
  const memory = path.join(root, "memory.json");
  fs.writeFileSync(memory, fs.readFileSync(memory, "utf8").replace("About", "Kept"));
  write("about/index.html", "<title>About</title>");
  expect(titles(open())).toEqual(["Home", "Kept"]);
  fs.writeFileSync(memory, fs.readFileSync(memory, "utf8").replace('"code":"', '"code":"0'));
  expect(titles(open())).toEqual(["Home", "About"]);
});

it("notices within a build that a file was written again, and gives other content another digest", () => {
  const files = open();
  const before = files.entry("/", "index.html");
  files.page("index.html");
  write("index.html", "<title>Hope</title>");
  expect(files.page("index.html").content.title).toBe("Hope");
  expect(open().entry("/", "index.html").digest).not.toBe(before.digest);
});

it("forgets files that are gone, pages that were read with another prefix, and an invalid memory", () => {
  const first = open();
  titles(first);
  first.remember();
  write("about/index.html", '<a href="/site/static/a.pdf">a</a>');
  expect(open("/site").page("about/index.html").content.files).toEqual(["/static/a.pdf"]);
  const second = open();
  second.page("index.html");
  second.remember();
  const { files } = JSON.parse(fs.readFileSync(path.join(root, "memory.json"), "utf8"));
  expect(Object.keys(files)).toEqual(["index.html"]);
  write("memory.json", '{"files":');
  expect(titles(open())).toEqual(["Home", ""]);
});

it("distinguishes files from folders and from paths below a file", () => {
  const files = open();
  expect(["/about/", "/about", "/index.html/", "/none"].map((url) => files.isFile(url))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it("finds files by their addresses, and none by an invalid address", () => {
  write("50% #1.pdf", "");
  const files = open();
  expect(files.isFile("/50%25%20%231.pdf")).toBe(true);
  expect(["/50%.pdf", "/%E0%A4%A.pdf", "/a%00b.pdf", `/${"a".repeat(300)}`].filter((url) => files.isFile(url))).toEqual(
    [],
  );
});
