import { keepPresentLinks, presentSections } from "../../../../src/node/graphql/navigation";
import { NodeStore } from "../../../stand-ins/node-store";

const link = (to: string) => ({ label: `to ${to}`, to });
const labels = (links: { label: string }[]) => links.map(({ label }) => label.slice(3));

const full = () =>
  new NodeStore()
    .add("Doc", { path: "/docs/intro" })
    .add("Project", { path: "/projects/#a" })
    .add("Resume", {})
    .add("Author", { key: "jane" })
    .add("Page", { path: "/about/", built: true }, { path: "/draft/", built: false });

async function navbar(store: NodeStore, ...addresses: string[]) {
  const site = { navbar: { left: addresses.map(link), right: [] }, footer: [] } as never;
  const kept = await keepPresentLinks("navbar")(site, {}, store.context);
  return labels((kept as { left: { label: string }[] }).left);
}

describe("presentSections", () => {
  it("tells which parts there is content for", async () => {
    expect(await presentSections(full().context)).toEqual({ docs: true, projects: true, resume: true, authors: true });
    expect(await presentSections(new NodeStore().context)).toEqual({
      ...{ docs: false, projects: false, resume: false, authors: false },
    });
    expect(await presentSections(new NodeStore().add("Project", {}).context)).toMatchObject({
      projects: true,
      docs: false,
    });
  });
});

describe("the links of the navbar", () => {
  const always = [
    "/",
    "/blog",
    "/blog/tags",
    "/blog/rss.xml",
    "/search?q=a",
    "https://example.com",
    "mailto:a@b.c",
    "#end",
  ];
  const sections = [
    "/docs",
    "/docs/intro",
    "/projects/",
    "/projects",
    "/projects/#a",
    "/resume/",
    "/about",
    "/about/#me",
  ];

  it("all stay where there is content for them", async () => {
    expect(await navbar(full(), ...always, ...sections)).toEqual([...always, ...sections]);
  });

  it("are left out where there is none", async () => {
    expect(await navbar(new NodeStore(), ...always, ...sections)).toEqual(always);
  });

  it("are left out when the page is not built or not there", async () => {
    expect(await navbar(full(), "/draft/", "/nowhere/", "/About")).toEqual(["/About"]);
  });

  it.each(["/blogroll", "/search-tips/", "/blog-archive"])("do not take %s for a part of the site", async (path) => {
    expect(await navbar(full(), path)).toEqual([]);
    expect(await navbar(full().add("Page", { path, built: true }), path)).toEqual([path]);
  });

  it("are checked on both sides", async () => {
    const site = { navbar: { left: [], right: [link("/docs"), link("/blog")] }, footer: [] } as never;
    expect(await keepPresentLinks("navbar")(site, {}, new NodeStore().context)).toEqual({
      left: [],
      right: [link("/blog")],
    });
  });
});

describe("the groups of the footer", () => {
  it("keep what is present, and go when nothing is left", async () => {
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
});
