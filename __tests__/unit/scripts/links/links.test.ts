import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { externalTargets, findDeadLinks, isOnline } from "../../../../scripts/links/external-links";
import { describeBroken, findBrokenLinks } from "../../../../scripts/links/internal-links";
import { readPage, readPages } from "../../../../scripts/links/site-pages";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "public-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function put(file: string, text = ""): void {
  fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
}
const broken = (pathPrefix = "") =>
  findBrokenLinks({ pages: readPages(folder), publicDir: folder, pathPrefix }).map(({ target, reason }) => [
    target,
    reason,
  ]);

describe("links of the site", () => {
  it.each([
    ["/b", "a page"],
    ["/b/", "a page with a slash"],
    ["b", "a page beside it"],
    ["/b?x=1#there", "a heading"],
    ["#here", "a heading of its own"],
    ["/file%20one.pdf", "a file"],
    ["https://elsewhere.example/x", "another site"],
    ["mailto:a@b.example", "an address"],
  ])("%s leads to %s", (href) => {
    put("index.html", `<h2 id="here">a</h2><a href="${href}">x</a>`);
    put("b/index.html", '<h2 id="there">b</h2>');
    put("file one.pdf");
    expect(broken()).toEqual([]);
  });

  it.each([
    ["/c", "there is no such page or file"],
    ["/b#nowhere", "the page has no such heading"],
    ["//", "is no address"],
    ["/files", "there is no such page or file"],
    ["/a%00b", "there is no such page or file"],
  ])("%s leads nowhere: %s", (href, reason) => {
    put("index.html", `<a href="${href}">x</a>`);
    put("b/index.html");
    put("files/a.pdf");
    expect(broken()).toEqual([[href, reason]]);
  });

  it("are not those of the frame that diagrams are drawn in, which is no page", () => {
    put("index.html", '<a href="/">a</a>');
    put("vendor/mermaid-11.0.0/stage/index.html", '<script src="stage.js"></script>');
    expect(broken()).toEqual([]);
  });

  it("stay below the prefix", () => {
    put("index.html", '<a href="/site/b">b</a><a href="/b">c</a>');
    put("b/index.html");
    expect(broken("/site")).toEqual([["/b", "leaves the site's folder"]]);
  });

  it("are those of pictures and styles too, and not what a page says of its own address", () => {
    const html =
      '<link rel="canonical" href="https://x.example/a"><link rel="alternate" href="/a.md"><link rel="stylesheet" href="/s.css"><img src="/i.png">';
    expect(readPage("index.html", html).targets).toEqual(["/s.css", "/i.png"]);
  });

  it("are told by page, and once where they are in the frame", () => {
    const link = (page: string, target: string) => ({ page, target, reason: "gone" });
    const pages = ["/a", "/b", "/c", "/d", "/e"];
    const lines = describeBroken([...pages.map((page) => link(page, "/nav")), link("/a", "/x")], 6);
    expect(lines).toEqual(["on 5 pages, so in the navbar or footer:\n  /nav  gone", "/a\n  /x  gone"]);
  });
});

describe("links to other sites", () => {
  const page = (address: string, ...targets: string[]) => ({ address, targets, ids: new Set<string>() });

  it("are asked once, without fragments; the site's own and examples are not", () => {
    const pages = [
      page("/a", "https://real.org/x#y", "https://mine.org/z", "https://example.com/", "https://a.example/", "/b"),
      page("/b", "https://real.org/x"),
    ];
    expect([...externalTargets(pages, "https://mine.org")]).toEqual([["https://real.org/x", ["/a", "/b"]]]);
  });

  it("are left to those of the site where they are no addresses", () => {
    expect(externalTargets([page("/a", "https://", "http://[")], "https://mine.org").size).toBe(0);
  });

  it("are dead when they answer with an error or not at all", async () => {
    const answers: Record<string, number> = { "https://a.org/": 200, "https://b.org/": 404, "https://c.org/": 403 };
    const ask = ((url: string) =>
      url in answers ? Promise.resolve({ status: answers[url] }) : Promise.reject(new Error("refused"))) as never;
    const targets = new Map([...Object.keys(answers), "https://d.org/"].map((url) => [url, ["/a"]]));
    expect((await findDeadLinks(targets, ask)).map(({ target, reason }) => [target, reason])).toEqual([
      ["https://b.org/", "answers 404"],
      ["https://d.org/", "does not answer (refused)"],
    ]);
  });

  it("are asked when one of their hosts is known", async () => {
    const lookup = (host: string) => (host === "b.org" ? Promise.resolve() : Promise.reject(new Error("no")));
    expect(await isOnline(["https://a.org/", "https://b.org/"], lookup)).toBe(true);
    expect(await isOnline(["https://a.org/"], lookup)).toBe(false);
  });
});
