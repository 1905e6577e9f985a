import { buildDocPages, buildDocTagPages, type DocSummary } from "../../../../src/gatsby/pages/docs";
import type { DocVersionTree } from "../../../../src/shared/doc-versions";
import type { DocNavigation, SidebarItem } from "../../../../src/shared/sidebar";

const doc = (docId: string, more: Partial<DocSummary> = {}): DocSummary => ({
  ...{ id: `id of ${docId}`, version: "current", docId, path: `/docs/${docId}`, listed: true, tagSlugs: [], ...more },
});
const item = ({ docId, path, listed }: DocSummary): SidebarItem => ({
  ...{ type: "doc", docId, path, label: docId.toUpperCase() },
  ...(listed ? {} : { unlisted: true }),
});
const version = (items: SidebarItem[], more: Partial<DocVersionTree> = {}): DocVersionTree => ({
  ...{ name: "current", label: "Next", path: "/docs", mainPath: "/docs/intro", isLast: true, banner: "none" },
  ...{ badge: false, noIndex: false, sidebars: { tutorialSidebar: items }, strays: [], ...more },
});

const INTRO = doc("intro");
const QUICKSTART = doc("markhope/quickstart");
const CI = doc("markhope/ci-cd");
const DOCS = [INTRO, QUICKSTART, CI];
const category = (items: SidebarItem[], path: string | null = "/docs/category/markhope"): SidebarItem => ({
  ...{ type: "category", label: "Markhope", path, items },
});
const SIDEBAR = [item(INTRO), category([item(QUICKSTART), item(CI)])];

const build = (docs = DOCS, sidebar = SIDEBAR) => buildDocPages(docs, [version(sidebar)]);
const navigation = (path: string, pages = build()) =>
  pages.find((page) => page.path === path)!.context.navigation as DocNavigation;

describe("buildDocPages", () => {
  it("has a page for each document and category, and the intro's second address", () => {
    expect(build().map(({ path, template }) => `${template} ${path}`)).toEqual([
      "doc /docs/intro",
      "doc /docs/markhope/quickstart",
      "doc /docs/markhope/ci-cd",
      "doc /docs",
      "doc-category /docs/category/markhope",
    ]);
  });

  it("gives an unlisted document a sidebar that names it, and no other page", () => {
    const [secret, hidden] = ["secret", "hidden"].map((id) => doc(id, { listed: false })) as [DocSummary, DocSummary];
    const pages = build([...DOCS, secret, hidden], [...SIDEBAR, item(secret), item(hidden)]);
    expect(navigation("/docs/secret", pages).sidebar?.items.map(({ label }) => label)).toEqual([
      ...["INTRO", "Markhope", "SECRET"],
    ]);
    expect(navigation("/docs/intro", pages)).not.toHaveProperty("sidebar");
    expect(JSON.stringify(navigation("/docs/intro", pages))).not.toMatch(/secret|hidden/i);
  });

  it("shows the intro at /docs too, with /docs/intro as its canonical address", () => {
    const root = build().find(({ path }) => path === "/docs")!;
    expect(root.context).toEqual({ id: "id of intro", navigation: navigation("/docs/intro") });
    expect(navigation("/docs").canonicalPath).toBe("/docs/intro");
  });

  it.each([
    ["/docs/intro", ["INTRO"], null, "/docs/category/markhope"],
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

  it("has no second page for a document at /docs itself", () => {
    const root = doc("intro", { path: "/docs" });
    const pages = buildDocPages([root], [version([item(root)], { mainPath: "/docs" })]);
    expect(pages.map(({ path }) => path)).toEqual(["/docs"]);
  });

  it("has no page for a category without one, for a category that is a document, and for a link", () => {
    const link: SidebarItem = { type: "link", label: "Code", path: "https://code.example" };
    const index = { ...category([item(CI)], QUICKSTART.path), docId: QUICKSTART.docId };
    const pages = build(DOCS, [item(INTRO), link, category([index], null)]);
    expect(pages.map(({ template }) => template)).not.toContain("doc-category");
    expect(navigation(CI.path, pages)).toMatchObject({
      trail: [{ label: "Markhope", path: null }, { label: "Markhope", path: QUICKSTART.path }, { path: CI.path }],
      previous: { path: QUICKSTART.path },
      next: null,
    });
    expect(navigation("/docs/intro", pages).next).toEqual({ label: "Markhope", path: QUICKSTART.path });
  });

  it("skips an unlisted document in the order, whose page has no neighbours", () => {
    const secret = doc("secret", { listed: false });
    const pages = build([...DOCS, secret], [item(INTRO), item(secret), item(CI)]);
    expect(navigation("/docs/intro", pages).next?.path).toBe(CI.path);
    expect(navigation("/docs/secret", pages)).toMatchObject({
      ...{
        canonicalPath: "/docs/secret",
        trail: [{ label: "SECRET", path: "/docs/secret" }],
        previous: null,
        next: null,
      },
    });
  });

  it("takes neighbours and their labels from the front matter", () => {
    const docs = [
      doc("intro", { pagination: { next: "markhope/ci-cd" } }),
      doc("markhope/quickstart", { pagination: { previous: null, next: null } }),
      doc("markhope/ci-cd", { pagination: { label: "Delivery" } }),
    ];
    const pages = build(docs);
    expect(navigation("/docs/intro", pages).next).toEqual({ label: "Delivery", path: CI.path });
    expect(navigation(QUICKSTART.path, pages)).toMatchObject({ previous: null, next: null });
    expect(navigation(CI.path, pages).previous).toEqual({ label: "MARKHOPE/QUICKSTART", path: QUICKSTART.path });
  });

  it("does not lead from one sidebar to another", () => {
    const sidebars = { one: [item(INTRO)], two: [item(QUICKSTART), item(CI)] };
    const pages = buildDocPages(DOCS, [version([], { sidebars })]);
    expect(navigation("/docs/intro", pages).next).toBeNull();
    expect(navigation(CI.path, pages).previous?.path).toBe(QUICKSTART.path);
  });
});

describe("the pages of an older version", () => {
  const last = version(SIDEBAR, { name: "2.0" });
  const oldIntro = doc("intro", { version: "1.0", path: "/docs/1.0/intro", id: "old" });
  const gone = doc("gone", { version: "1.0", path: "/docs/1.0/gone" });
  const old = version([item(oldIntro), category([item(gone)], "/docs/1.0/category/markhope")], {
    ...{ name: "1.0", path: "/docs/1.0", mainPath: "/docs/1.0/intro", isLast: false, noIndex: true },
  });
  const pages = buildDocPages([...DOCS.map((each) => ({ ...each, version: "2.0" })), oldIntro, gone], [last, old]);

  it("are below its address, with a main page of their own", () => {
    expect(pages.filter(({ path }) => path.startsWith("/docs/1.0")).map(({ path }) => path)).toEqual([
      ...["/docs/1.0/intro", "/docs/1.0/gone", "/docs/1.0", "/docs/1.0/category/markhope"],
    ]);
  });

  it("have the canonical address of the latest version, if it has the page", () => {
    expect(navigation("/docs/1.0/intro", pages)).toMatchObject({ canonicalPath: "/docs/intro", noIndex: true });
    expect(navigation("/docs/1.0/gone", pages).canonicalPath).toBe("/docs/1.0/gone");
    expect(navigation("/docs/1.0/category/markhope", pages).canonicalPath).toBe("/docs/category/markhope");
    expect(navigation("/docs/intro", pages)).not.toHaveProperty("noIndex");
  });
});

describe("buildDocTagPages", () => {
  const paths = (docs: DocSummary[], more = {}) =>
    buildDocTagPages(docs, [version([], more)]).map(
      ({ path, context }) => `${path}${context.noIndex ? " hidden" : ""}`,
    );

  it("has no page if no document has a tag", () => {
    expect(paths(DOCS)).toEqual([]);
  });

  it("has a list and a page for each tag, below the version", () => {
    const docs = [doc("a", { tagSlugs: ["x", "y"] }), doc("b", { tagSlugs: ["x"] })];
    expect(paths(docs)).toEqual(["/docs/tags", "/docs/tags/x", "/docs/tags/y"]);
    expect(paths(docs, { path: "/docs/1.0", noIndex: true })).toEqual(
      ["", "/x", "/y"].map((end) => `/docs/1.0/tags${end} hidden`),
    );
  });

  it("hides a tag that only unlisted documents have from search engines", () => {
    expect(paths([doc("a", { tagSlugs: ["x"], listed: false })])).toEqual(["/docs/tags/x hidden"]);
  });
});
