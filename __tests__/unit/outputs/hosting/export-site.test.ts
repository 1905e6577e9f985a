import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { exportSite } from "../../../../src/outputs/hosting/export-site";

let folder: string;
let site: string;
let target: string;

function page(address: string): void {
  const data = path.join(site, "page-data", address, "page-data.json");
  const html = path.join(site, address, "index.html");
  for (const file of [data, html]) fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(data, JSON.stringify({ path: address }));
  fs.writeFileSync(html, `<p>${address}</p>`);
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "export-"));
  site = path.join(folder, "public");
  target = path.join(folder, "dist");
  for (const address of ["/about/", "/blog", "/blog/a-post"]) page(address);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const read = (file: string) => fs.readFileSync(path.join(target, file), "utf8");

it("gives a page without a final slash a second name, and leaves its first", () => {
  expect(exportSite(site, target)).toBe(2);
  expect(read("blog.html")).toBe(read("blog/index.html"));
  expect(read("blog/a-post.html")).toBe("<p>/blog/a-post</p>");
  expect(fs.existsSync(path.join(target, "about.html"))).toBe(false);
  expect(read("about/index.html")).toBe("<p>/about/</p>");
});

it("leaves the site that was built as it was", () => {
  exportSite(site, target);
  expect(fs.existsSync(path.join(site, "blog.html"))).toBe(false);
});

it("brings the rules of the host along, which the build has written", () => {
  fs.writeFileSync(path.join(site, "_headers"), "/*\n  X: y\n");
  exportSite(site, target);
  expect(read("_headers")).toBe("/*\n  X: y\n");
  expect(read(".nojekyll")).toBe("");
});

it("leads from the form with .html to the pages that have only one name", () => {
  fs.writeFileSync(path.join(site, "_redirects"), "/feed /blog/rss.xml 301\n");
  exportSite(site, target);
  expect(read("_redirects")).toBe("/feed /blog/rss.xml 301\n/about.html /about/ 301\n");
});

it("leads to them below the prefix that the site was built for", () => {
  exportSite(site, target, "/site");
  expect(read("_redirects")).toBe("/about.html /site/about/ 301\n");
});

it("writes over nothing", () => {
  fs.mkdirSync(target);
  expect(() => exportSite(site, target)).toThrow("exists already");
});
