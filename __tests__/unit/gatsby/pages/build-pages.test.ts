import { buildPages, type PageData } from "../../../../src/gatsby/pages/build-pages";

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
