import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { describeBroken } from "../../../scripts/links";
import { makeFolder } from "../../stand-ins/content-folder";

let other: Server | undefined;
afterEach(() => {
  other?.close();
});

/** Follows the links of a site with these pages, as `npm run links` does. */
function follow(pages: Record<string, string>): Promise<{ status: number; lines: string[] }> {
  const files = Object.entries(pages).map(([file, html]) => [`public/${file}`, html]);
  const root = makeFolder({
    "firebase.json": '{ "hosting": { "public": "public", "cleanUrls": true } }',
    "public/manifest.webmanifest": '{ "related_applications": [{ "url": "https://mine.org/manifest.webmanifest" }] }',
    ...Object.fromEntries(files),
  });
  const command = [path.resolve("scripts/links.ts")];
  return new Promise((resolve) => {
    execFile(path.resolve("node_modules/.bin/tsx"), command, { cwd: root }, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split("\n").filter((line) => line.trim());
      resolve({ status: Number(error?.code ?? 0), lines });
    });
  });
}

it("follows links to pages, headings and files in each form of their addresses", async () => {
  const { status, lines } = await follow({
    "index.html":
      '<h2 id="here">a</h2><a href="/b">b</a><a href="/b/">b</a><a href="b?x=1#there">b</a><a href="#here">a</a>' +
      '<a href="/file%20one.pdf">f</a><a href="mailto:a@b.example">m</a><link rel="canonical" href="https://mine.org/b">',
    "b/index.html":
      '<h2 id="there">b</h2><a href="/#here">a</a><a href="deep/c">c</a><a href="https://a.example/">e</a>',
    "deep/c/index.html": '<a href="d#x">d</a>',
    "deep/d/index.html": '<p id="x">d</p>',
    "file one.pdf": "",
    "vendor/mermaid-11.0.0/stage/index.html": '<a href="/not-a-page">not a page</a>',
    "offline-plugin-app-shell-fallback/index.html": '<a href="#main">skip</a>',
  });
  expect(lines).toEqual([expect.stringMatching(/^\d+ links on 4 pages followed, 0 broken\.$/)]);
  expect(status).toBe(0);
});

it("follows the links of a page once, not again at its old addresses", async () => {
  const { lines } = await follow({
    "index.html": "",
    "a/index.html": '<a href="/gone">g</a>',
    "old/index.html": '<meta http-equiv="refresh" content="0; url=/a" /><a href="/a">/a</a>',
  });
  expect(lines).toContain("1 links on 2 pages followed, 1 broken.");
});

it("lists broken links by page, those on pages that no page links to too", async () => {
  const { status, lines } = await follow({
    "index.html":
      '<a href="/c">c</a><a href="/b#nowhere">b</a><a href="#none">a</a><img src="/i.png"><a href="//">n</a>',
    "b/index.html": '<h2 id="there">b</h2>',
    "orphan/index.html": '<a href="/#gone">a</a><a href="https://mine.org/old">o</a>',
  });
  expect(status).toBe(1);
  expect(lines.slice(0, -1).sort()).toEqual([
    "  /#gone  the page has no such heading",
    "  /#none  the page has no such heading",
    "  //  is not an address",
    "  /b#nowhere  the page has no such heading",
    "  /c  answers 404",
    "  /i.png  answers 404",
    "  /old  answers 404",
    "/",
    "/orphan",
    "Broken links of this site:",
  ]);
  expect(lines.indexOf("/orphan")).toBeLessThan(lines.indexOf("  /#gone  the page has no such heading"));
});

it("reports links that leave the path prefix of the build", async () => {
  const { status, lines } = await follow({
    "manifest.webmanifest": '{ "scope": "/site/" }',
    "index.html": '<a href="/site/b">b</a><a href="/b">c</a>',
    "b/index.html": '<a href="/site/">a</a>',
  });
  expect(status).toBe(1);
  expect(lines.slice(0, 3)).toEqual(["Broken links of this site:", "/", "  /b  leaves the site's folder"]);
});

it("requests external links, and lists the dead ones without failing", async () => {
  const answers: Record<string, number> = { "/good": 200, "/gone": 404, "/login": 403 };
  const asked: string[] = [];
  other = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(answers[request.url!]!, { "content-type": "text/html" }).end('<a href="/further">f</a>');
  }).listen(9472, "127.0.0.1");
  const links = Object.keys(answers).map((address) => `<a href="http://127.0.0.1:9472${address}#x">a</a>`);
  const { status, lines } = await follow({ "index.html": links.join(""), "b/index.html": links.join("") });
  expect(lines.slice(1)).toEqual([
    "Dead external links:",
    "/",
    "  http://127.0.0.1:9472/gone  answers 404",
    "/b",
    "  http://127.0.0.1:9472/gone  answers 404",
    "3 external links checked, 1 dead.",
  ]);
  expect(status).toBe(0);
  expect(asked.sort()).toEqual(["/gone", "/good", "/login"]);
});

it("lists a link on more than half of the pages once", () => {
  const link = (page: string, target: string) => ({ page, target, reason: "gone" });
  const pages = ["/a", "/b", "/c", "/d", "/e"];
  const links = [...pages.map((page) => link(page, "/nav")), link("/a", "/x"), link("/a", "/x"), link("/b", "/y")];
  const frame = "on 5 pages, so in the navbar or footer:\n  /nav  gone";
  expect(describeBroken(links, 9)).toEqual([frame, "/a\n  /x  gone", "/b\n  /y  gone"]);
  expect(describeBroken(links, 10)).toHaveLength(5);
});
