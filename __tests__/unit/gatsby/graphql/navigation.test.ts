import { keepPresentLinks, presentSections } from "../../../../src/gatsby/graphql/navigation";
import { NodeStore } from "../../../stand-ins/node-store";

const link = (to: string | null, more: object = {}) => ({
  ...{ kind: "link", label: `to ${to}`, to, icon: null, caption: null, html: null, items: [] as object[] },
  ...more,
});
const labels = (links: { label: string }[]) => links.map(({ label }) => label.slice(3));

const full = () =>
  new NodeStore()
    .add("Doc", { path: "/docs/intro", built: true })
    .add("Project", { path: "/projects/#a" })
    .add("Resume", {})
    .add("Author", { key: "jane" })
    .add("Post", { listed: true })
    .add("Tag", { postCount: 1 })
    .add("Page", { path: "/about/", built: true }, { path: "/draft/", built: false });

/** What the left of the navbar keeps of these items. */
async function navbarOf(store: NodeStore, ...items: ReturnType<typeof link>[]) {
  const site = { navbar: { left: items, right: [] }, footer: [] } as never;
  return ((await keepPresentLinks("navbar")(site, {}, store.context)) as { left: typeof items }).left;
}

const navbar = async (store: NodeStore, ...addresses: string[]) =>
  labels(await navbarOf(store, ...addresses.map((to) => link(to))));

describe("presentSections", () => {
  it("says which sections have content", async () => {
    const none = { docs: false, projects: false, resume: false, authors: false, archive: false, tags: false };
    const all = Object.fromEntries(Object.keys(none).map((section) => [section, true]));
    expect(await presentSections(full().context)).toEqual(all);
    expect(await presentSections(new NodeStore().context)).toEqual(none);
    expect(await presentSections(new NodeStore().add("Project", {}).context)).toEqual({ ...none, projects: true });
  });

  it("has no documentation if there are only drafts", async () => {
    const drafts = new NodeStore().add("Doc", { path: "/docs/intro", built: false });
    expect(await presentSections(drafts.context)).toMatchObject({ docs: false });
    expect(await navbar(drafts, "/docs", "/blog")).toEqual(["/blog"]);
  });
});

describe("the links of the navbar", () => {
  const always = [...["/", "/blog", "/blog/rss.xml", "/search?q=a", "https://example.com", "mailto:a@b.c", "#end"]];
  const sections = [
    ...["/docs", "/docs/intro", "/projects/", "/projects", "/projects/#a", "/resume/", "/about", "/about/#me"],
    ...["/blog/archive", "/blog/archive#2025", "/blog/tags", "/blog/authors"],
  ];

  it("all stay if there is content for them", async () => {
    expect(await navbar(full(), ...always, ...sections)).toEqual([...always, ...sections]);
  });

  it("are left out if there is none", async () => {
    expect(await navbar(new NodeStore(), ...always, ...sections)).toEqual(always);
  });

  it("are left out if they lead to lists of posts, and no post is in a list or has a tag", async () => {
    const store = new NodeStore().add("Post", { listed: false }).add("Tag", { postCount: 0 });
    expect(await navbar(store, "/blog", "/blog/archive", "/blog/tags")).toEqual(["/blog"]);
  });

  it("are left out if the page is not built or does not exist", async () => {
    expect(await navbar(full(), "/draft/", "/nowhere/", "/About")).toEqual(["/About"]);
  });

  it("may lead to every address of the contact page, and to pages without data", async () => {
    const store = new NodeStore().add("Page", { name: "contact", path: "/contact/", built: true });
    const present = ["/contact/", "/contact/contact", "/offline", "/404", "/search"];
    expect(await navbar(store, ...present, "/search/a", "/contact/a")).toEqual(present);
  });

  it.each(["/blogroll", "/search-tips/", "/blog-archive"])("do not take %s for a section of the site", async (path) => {
    expect(await navbar(full(), path)).toEqual([]);
    expect(await navbar(full().add("Page", { path, built: true }), path)).toEqual([path]);
  });

  it.each(["/Docs/intro", "/DOCS", "/Projects", "/Resume/"])(
    "may be written %s, which the check accepts",
    async (to) => {
      expect(await navbar(full(), to)).toEqual([to]);
      expect(await navbar(new NodeStore(), to)).toEqual([]);
    },
  );

  it.each(["/icon.svg", "/screenshots/wide.webp", "/llms.txt", "/sitemap-index.xml"])(
    "may lead to a file of the site: %s",
    async (to) => {
      expect(await navbar(new NodeStore(), to)).toEqual([to]);
    },
  );

  it("are left out on both sides", async () => {
    const site = { navbar: { left: [], right: [link("/docs"), link("/blog")] }, footer: [] } as never;
    expect(await keepPresentLinks("navbar")(site, {}, new NodeStore().context)).toEqual({
      left: [],
      right: [link("/blog")],
    });
  });
});

describe("items that are no plain links", () => {
  const docs = () =>
    new NodeStore()
      .add("DocVersion", { name: "2.0", isLast: true })
      .add(
        "Doc",
        { docId: "intro", version: "current", path: "/docs/next/intro", sidebarLabel: "Next", built: true },
        { docId: "intro", version: "2.0", path: "/docs/intro", sidebarLabel: "Start", built: true },
        { docId: "draft", version: "2.0", path: "/docs/draft", sidebarLabel: "Draft", built: false },
      );

  it("a document becomes a link to its latest version, with the document's label by default", async () => {
    const doc = { kind: "doc", label: "" };
    expect(await navbarOf(docs(), link("intro", doc))).toEqual([link("/docs/intro", { label: "Start" })]);
    expect(await navbarOf(docs(), link("intro", { ...doc, label: "Go" }))).toMatchObject([{ label: "Go" }]);
    expect(await navbarOf(docs(), link("draft", doc))).toEqual([]);
  });

  it("a dropdown loses missing pages, and goes if nothing is left", async () => {
    const dropdown = (...addresses: string[]) =>
      link(null, { kind: "dropdown", items: addresses.map((to) => link(to)) });
    expect(await navbarOf(docs(), dropdown("/docs/intro", "/resume/"))).toEqual([dropdown("/docs/intro")]);
    expect(await navbarOf(new NodeStore(), dropdown("/docs/intro"))).toEqual([]);
  });

  it("HTML stays", async () => {
    const html = link(null, { kind: "html", html: "<b>Hi</b>" });
    expect(await navbarOf(new NodeStore(), html)).toEqual([html]);
  });
});

it("the groups of the footer lose missing pages, and go if nothing is left", async () => {
  const footer = [
    { title: "Discover", items: [link("/blog"), link("/docs")] },
    { title: "Me", items: [link("/resume/")] },
  ];
  const site = { navbar: { left: [], right: [] }, footer } as never;
  expect(await keepPresentLinks("footer")(site, {}, new NodeStore().context)).toEqual([
    { title: "Discover", items: [link("/blog")] },
  ]);
  expect(await keepPresentLinks("footer")(site, {}, full().context)).toEqual(footer);
});
