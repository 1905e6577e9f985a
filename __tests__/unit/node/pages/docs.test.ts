import { buildDocPages } from "../../../../src/node/pages/docs";
import { buildSidebar, type DocNavigation } from "../../../../src/shared/sidebar";

const doc = (docId: string, position: number | null = null) => ({
  ...{ id: `id of ${docId}`, docId, path: `/docs/${docId}`, label: docId.toUpperCase(), description: "", position },
});
const folder = { folder: "markhope", label: "Markhope", description: "", position: 2 };

const DOCS = [doc("intro", 1), doc("markhope/quickstart", 1), doc("markhope/ci-cd", 2)];

const build = (docs = DOCS, listed = docs) => buildDocPages(docs, buildSidebar(listed, [folder]));
const navigation = (path: string, pages = build()) =>
  pages.find((page) => page.path === path)!.context.navigation as DocNavigation;

describe("buildDocPages", () => {
  it("makes a page for each document and category, and the intro's second address", () => {
    expect(build().map(({ path, template }) => `${template} ${path}`)).toEqual([
      "doc /docs/intro",
      "doc /docs/markhope/quickstart",
      "doc /docs/markhope/ci-cd",
      "doc /docs",
      "doc-category /docs/category/markhope",
    ]);
  });

  it("shows the intro at /docs, with /docs/intro as its one address for search engines", () => {
    const root = build().find(({ path }) => path === "/docs")!;
    expect(root.context).toEqual({ id: "id of intro", navigation: navigation("/docs/intro") });
    expect(navigation("/docs").canonicalPath).toBe("/docs/intro");
  });

  it.each([
    ["/docs/intro", ["INTRO"], null, "/docs/category/markhope"],
    ["/docs", ["INTRO"], null, "/docs/category/markhope"],
    ["/docs/category/markhope", ["Markhope"], "/docs/intro", "/docs/markhope/quickstart"],
    [
      "/docs/markhope/quickstart",
      ["Markhope", "MARKHOPE/QUICKSTART"],
      "/docs/category/markhope",
      "/docs/markhope/ci-cd",
    ],
    ["/docs/markhope/ci-cd", ["Markhope", "MARKHOPE/CI-CD"], "/docs/markhope/quickstart", null],
  ])("places %s", (path, trail, previous, next) => {
    const place = navigation(path);
    expect(place.trail.map(({ label }) => label)).toEqual(trail);
    expect(place.previous?.path ?? null).toBe(previous);
    expect(place.next?.path ?? null).toBe(next);
  });

  it("puts the first document of the sidebar at /docs where none is called intro", () => {
    const pages = build([doc("b", 2), doc("a", 1)]);
    expect(pages.find(({ path }) => path === "/docs")!.context.id).toBe("id of a");
  });

  it("makes no second page for a document that stands at /docs itself", () => {
    const pages = buildDocPages([{ ...doc("intro"), path: "/docs" }], []);
    expect(pages.map(({ path }) => path)).toEqual(["/docs"]);
  });

  it("gives a document that is not in the sidebar a page without neighbours", () => {
    const place = navigation("/docs/secret", build([...DOCS, doc("secret")], DOCS));
    expect(place).toEqual({ canonicalPath: "/docs/secret", trail: [], previous: null, next: null });
  });

  it("makes nothing of nothing", () => {
    expect(buildDocPages([], [])).toEqual([]);
  });
});
