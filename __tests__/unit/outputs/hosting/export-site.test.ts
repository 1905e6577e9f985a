import fs from "node:fs";
import path from "node:path";
import { exportSite } from "../../../../src/outputs/hosting/export-site";
import { makeFolder } from "../../../stand-ins/content-folder";

const page = (address: string) => ({
  [`page-data/${address}/page-data.json`]: JSON.stringify({ path: address }),
  [`${address}/index.html`]: `<p>${address}</p>`,
});

let site: string;
let target: string;
beforeEach(() => {
  site = makeFolder({ ...page("/about/"), ...page("/blog"), ...page("/blog/a-post") });
  target = path.join(makeFolder({}), "dist");
});
const read = (file: string) => fs.readFileSync(path.join(target, file), "utf8");

it("copies a page without a final slash to a second name", () => {
  expect(exportSite(site, target)).toBe(2);
  expect(read("blog.html")).toBe(read("blog/index.html"));
  expect(read("blog/a-post.html")).toBe("<p>/blog/a-post</p>");
  expect(fs.existsSync(path.join(target, "about.html"))).toBe(false);
  expect(read("about/index.html")).toBe("<p>/about/</p>");
});

it("does not change the built site", () => {
  exportSite(site, target);
  expect(fs.existsSync(path.join(site, "blog.html"))).toBe(false);
});

it("copies the rules of the host that the build has written", () => {
  fs.writeFileSync(path.join(site, "_headers"), "/*\n  X: y\n");
  exportSite(site, target);
  expect(read("_headers")).toBe("/*\n  X: y\n");
  expect(read(".nojekyll")).toBe("");
});

it("redirects from the form with .html to pages that have only one name", () => {
  fs.writeFileSync(path.join(site, "_redirects"), "/feed /blog/rss.xml 301\n");
  exportSite(site, target);
  expect(read("_redirects")).toBe("/feed /blog/rss.xml 301\n/about.html /about/ 301\n");
});

it("encodes spaces and letters outside ASCII, which the hosts would not read", () => {
  const other = makeFolder(page("/über uns/"));
  exportSite(other, target);
  expect(read("_redirects")).toBe("/%C3%BCber%20uns.html /%C3%BCber%20uns/ 301\n");
});

it("redirects below the path prefix of the built site", () => {
  fs.writeFileSync(path.join(site, "manifest.webmanifest"), '{ "scope": "/site/" }');
  exportSite(site, target);
  expect(read("_redirects")).toBe("/about.html /site/about/ 301\n");
});
