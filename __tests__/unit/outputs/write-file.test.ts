import fs from "node:fs";
import path from "node:path";
import { removeStaleQueries, removeStaleStatic, replaceFiles } from "../../../src/outputs/write-file";
import { enterFolder, makeFolder } from "../../stand-ins/content-folder";
import { keptCache } from "../../stand-ins/node-store";

const { kept, cache } = keptCache();

beforeEach(() => {
  kept.clear();
  enterFolder({ "static/notes/keep": "", "public/notes/keep": "" });
});
describe("replaceFiles", () => {
  const build = (files: Record<string, string>) =>
    replaceFiles("public", cache, async (write) => {
      for (const [address, text] of Object.entries(files)) write(address, text);
    });

  it("removes what only the last build wrote, and nothing else", async () => {
    fs.writeFileSync("public/own.md", "of the owner");
    await build({ "/blog/a.md": "text", "/blog/b.md": "text" });
    await build({ "/blog/b.md": "text", "/blog/c.md": "text" });
    expect(fs.readdirSync("public/blog").sort()).toEqual(["b.md", "c.md"]);
    expect(fs.existsSync("public/own.md")).toBe(true);
  });

  it("keeps a page that Gatsby has written in the place of a file of the last build", async () => {
    await build({ "/blog/b/index.html": "moved", "/blog/c/index.html": "moved" });
    fs.writeFileSync("public/blog/b/index.html", "page");
    await build({});
    expect(fs.readFileSync("public/blog/b/index.html", "utf8")).toBe("page");
    expect(fs.readdirSync("public/blog/c")).toEqual([]);
  });

  it("does not touch files that stay the same, and writes those that have changed", async () => {
    await build({ "/a/b.txt": "text" });
    const long = new Date("2020-01-01");
    fs.utimesSync("public/a/b.txt", long, long);
    await build({ "/a/b.txt": "text" });
    expect(fs.statSync("public/a/b.txt").mtime).toEqual(long);
    await build({ "/a/b.txt": "new" });
    expect(fs.readFileSync("public/a/b.txt", "utf8")).toBe("new");
  });
});

describe("removeStaleStatic", () => {
  it("removes files from the site that were removed from static/, and no others", async () => {
    const names = ["a.txt", "notes/b.txt"];
    for (const name of names) fs.writeFileSync(path.join("static", name), "");
    for (const name of [...names, "index.html"]) fs.writeFileSync(path.join("public", name), "");
    await removeStaleStatic(cache);
    fs.rmSync("static/notes/b.txt");
    await removeStaleStatic(cache);
    expect([...names, "index.html"].filter((name) => fs.existsSync(path.join("public", name)))).toEqual([
      "a.txt",
      "index.html",
    ]);
  });

  it("removes them if the whole folder is gone", async () => {
    fs.writeFileSync("static/a.txt", "");
    fs.writeFileSync("public/a.txt", "");
    await removeStaleStatic(cache);
    fs.rmSync("static", { recursive: true });
    await removeStaleStatic(cache);
    expect(fs.existsSync("public/a.txt")).toBe(false);
  });
});

it("deletes the results of static queries that no page has any more", () => {
  const ofHome = JSON.stringify({ staticQueryHashes: ["1", "2"] });
  const ofPost = JSON.stringify({ staticQueryHashes: ["2", "3"] });
  const folder = makeFolder({
    ...{ "page-data/index/page-data.json": ofHome, "page-data/blog/über/page-data.json": ofPost },
    ...Object.fromEntries(["1", "2", "3", "4"].map((query) => [`page-data/sq/d/${query}.json`, "{}"])),
  });
  const pages = [
    { path: "/", componentChunkName: "home" },
    { path: "/blog/a", componentChunkName: "post" },
    { path: "/blog/%C3%BCber", componentChunkName: "post" },
  ];
  removeStaleQueries({ getNodesByType: () => pages } as never, folder);
  expect(fs.readdirSync(path.join(folder, "page-data/sq/d"))).toEqual(["1.json", "2.json", "3.json"]);
});
