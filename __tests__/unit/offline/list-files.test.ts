import fs from "node:fs";
import path from "node:path";
import { completeWorker, listFiles } from "../../../src/offline/list-files";
import { SiteFiles } from "../../../src/outputs/site-files";
import { enterFolder, makeFolder, writeFiles } from "../../stand-ins/content-folder";

const HASH = "0123456789";
let publicDir: string;

const write = (file: string, text: string) => writeFiles(publicDir, { [file]: text });

function writePage(page: string, body = ""): void {
  const key = page === "/" ? "index" : page.slice(1);
  write(
    path.join(page, "index.html"),
    `<title>${key} | Site</title><link rel="canonical" href="https://a.b${page}">${body}`,
  );
  write(`page-data/${key}/page-data.json`, "{}");
}

const PAGES = ["/", "/about", "/404", "/offline"];
const list = () => {
  const { shell, site } = listFiles(new SiteFiles(publicDir), [...PAGES, "/404.html"], ["/vendor/x.mjs"]);
  const names = (files: typeof shell) => files.map((file) => (typeof file === "string" ? file : file.url).slice(1));
  return { shell: names(shell), site: names(site) };
};

beforeEach(() => {
  const chunks = { app: [`webpack-runtime-${HASH}.js`, `app-${HASH}.js`], page: [`page-${HASH}.js`] };
  publicDir = makeFolder({
    "webpack.stats.json": JSON.stringify({ assetsByChunkName: chunks }),
    "page-data/app-data.json": "{}",
    "addresses.json": "[]",
    "icons.svg": "<svg/>",
    "page-data/sq/d/1.json": "{}",
    "page-data/404.html/page-data.json": "{}",
    "static/a.webp": "picture",
    "search/index.json": "[]",
    "vendor/x.mjs": "",
  });
  for (const file of [...Object.values(chunks).flat(), "7-aaaaaaaaaa.js"]) write(file, file);
  for (const page of PAGES) writePage(page);
  writePage("/about", '<img src="/static/a.webp">');
});
it("lists every file of the site once, except what the plugin lists", () => {
  const { site } = list();
  expect(new Set(site).size).toBe(site.length);
  expect(site).toEqual(expect.arrayContaining([...PAGES, "/page-data/about/page-data.json", "/static/a.webp"]));
  expect(site).toEqual(expect.arrayContaining([`/page-${HASH}.js`, "/7-aaaaaaaaaa.js"]));
  expect(site).toEqual(expect.arrayContaining(["/search/index.json", "/vendor/x.mjs", "/page-data/sq/d/1.json"]));
  expect(site).not.toContain(`/app-${HASH}.js`);
});

it("lists a page whose address is that of a file", () => {
  write("old.html", "<title>Old | Site</title>");
  const { site } = listFiles(new SiteFiles(publicDir), ["/old.html"]);
  expect(site).toContainEqual(expect.objectContaining({ url: "./old.html" }));
});

it("lists the linked and playable files of the folder `static/`, which are at the root of the site, but no feeds", () => {
  enterFolder({ "static/my cv.pdf": "", "static/talk.mp4": "", "static/long.mp4": "" });
  write("my cv.pdf", "a file");
  write("blog/rss.xml", "the time of the build");
  write("talk.mp4", "a film");
  write("long.mp4", "a film ".repeat(300_000));
  writePage(
    "/about",
    '<a href="/my%20cv.pdf">CV</a><a href="/blog/rss.xml">RSS</a><video src="/talk.mp4"></video><video src="/long.mp4"></video>',
  );
  const { site } = list();
  expect(site).toEqual(expect.arrayContaining(["/my%20cv.pdf", "/talk.mp4"]));
  expect(site).not.toContain("/long.mp4");
  expect(site).not.toContain("/blog/rss.xml");
});

it("lists a file as browsers request it", () => {
  const names = ["Q%26A.pdf", "C%23.pdf", "100%25.pdf", "100%.pdf", "Gr%C3%B6%C3%9Fe%201.pdf"];
  const urls = names.map((name) => `/static/0123456789abcdef/${name}`);
  for (const url of urls) write(url.endsWith("100%.pdf") ? url : decodeURIComponent(url), "a file");
  writePage("/about", urls.map((url) => `<a href="${url}">A</a>`).join(""));
  writePage("/blog/über");
  const { site } = listFiles(new SiteFiles(publicDir), ["/about", "/blog/über"]);
  const listed = site.map((file) => (typeof file === "string" ? file : file.url));
  expect(listed).toEqual(expect.arrayContaining([...urls.map((url) => `.${url}`), "./blog/%C3%BCber"]));
});

it("has every visitor store the offline and not-found pages, and the code and data that all pages share", () => {
  const { shell, site } = list();
  expect(shell).toEqual(expect.arrayContaining(["/404", "/offline", "/page-data/404.html/page-data.json"]));
  expect(shell).toEqual(expect.arrayContaining([`/page-${HASH}.js`, "/page-data/app-data.json", "/addresses.json"]));
  expect(shell).not.toContain("/7-aaaaaaaaaa.js");
  expect(shell).not.toEqual(expect.arrayContaining(["/about"]));
  expect(site).toEqual(expect.arrayContaining(shell));
});

it("has every visitor store the icons of the frame", () => {
  writePage("/about", '<svg><use href="/icons.svg#mail"></use></svg>');
  expect(list().shell).toContain("/icons.svg");
});

it("lists the style sheets that scripts load, and those with a media query", () => {
  const [loaded, print, earlier] = [`menu-${HASH}`, "print-0123456789abcdef", "print-fedcba9876543210"].map(
    (name) => `static/${name}.css`,
  );
  for (const sheet of [loaded!, print!, earlier!]) write(sheet, "a{}");
  writePage("/about", `<link rel="stylesheet" href="/${print}" media="print">`);
  const { shell, site } = list();
  expect(site).toContain(`/${loaded}`);
  expect(shell).toContain(`/${print}`);
  expect(site).not.toContain(`/${earlier}`);
});

it("changes the worker if any file has changed, and only then", () => {
  write("sw.js", "generated();");
  const complete = () => {
    completeWorker(new SiteFiles(publicDir), [...PAGES, "/404.html"]);
    return fs.readFileSync(path.join(publicDir, "sw.js"), "utf8");
  };
  const first = complete();
  expect(first).toMatch(/^self\.build=.*\ngenerated\(\);$/);
  expect(complete()).toBe(first);
  write("search/index.json", "[1]");
  const changed = complete();
  expect(changed).not.toBe(first);
  writePage("/about", "<p>New</p>");
  expect(complete()).not.toBe(changed);
  expect(fs.readdirSync(path.join(publicDir, "offline"))).toHaveLength(2);
});
