import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildPages, fixedPages, type PageData } from "../../../../src/gatsby/pages/build-pages";

const NOTHING: PageData = {
  ...{ posts: [], authors: [], docs: [], docVersions: [], pages: [], postsPerPage: 10 },
  sections: { projects: false, resume: false },
};
const page = (name: string) => ({ id: `id of ${name}`, name, path: `/${name}/` });
const pagesOf = (data: Partial<PageData>) =>
  buildPages({ ...NOTHING, ...data })
    .filter(({ template }) => template !== "post-list")
    .map(({ template, path, context }) => [template, path, context.id]);

it("has no page of projects or of the résumé if there are none", () => {
  expect(pagesOf({})).toEqual([]);
});

it("has a page for each file of prose, and the contact page at a second address", () => {
  expect(pagesOf({ pages: [page("about"), page("contact")] })).toEqual([
    ["page", "/about/", "id of about"],
    ["page", "/contact/", "id of contact"],
    ["page", "/contact/contact", "id of contact"],
  ]);
});

it("gives an address to the first of several pages", () => {
  const [first, second] = [page("about"), { ...page("other"), path: "/About" }];
  expect(pagesOf({ pages: [first, second, ...["search", "offline", "index"].map(page)] })).toEqual([
    ["page", "/about/", "id of about"],
  ]);
});

it("knows each page of the folder of pages, as Gatsby names its address", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "pages-"));
  const files = ["index.tsx", "talks.tsx", "talks/2025.jsx", "setup.mdx"];
  for (const file of [
    ...files,
    "not-found.css",
    "_draft.tsx",
    "talks.test.tsx",
    "template-talk.tsx",
    "{Post.slug}.tsx",
    "app/[...].tsx",
  ]) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), "");
  }
  const found = fixedPages(folder).map(({ path: address }) => address);
  expect(found.sort()).toEqual(["/", "/setup", "/talks", "/talks/2025"]);
  fs.rmSync(folder, { recursive: true });
});
