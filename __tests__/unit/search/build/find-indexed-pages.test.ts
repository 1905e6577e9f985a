import { findListedPosts } from "../../../../src/gatsby/graphql/context";
import { findVersions } from "../../../../src/gatsby/graphql/docs";
import { findIndexedPages } from "../../../../src/search/build/find-indexed-pages";
import { NodeStore } from "../../../stand-ins/node-store";

const shown = { built: true, listed: true, draft: false, unlisted: false };
const text = (path: string, title: string, more = {}) => ({
  ...{ path, title, description: `About ${title}`, filePath: `${path}.md`, text: `<p>Text of ${title}</p>`, ...shown },
  ...more,
});
const doc = (docId: string, more = {}) =>
  text(`/docs/${docId}`, docId, {
    ...{ version: "current", docId, source: docId, sidebarLabel: docId, position: null },
    ...{ tagReferences: [], tagSlugs: [] },
    ...more,
  });
const version = (name: string, path: string, order: number, isLast: boolean, noIndex = false) => ({
  ...{ name, label: name, path, order, isLast, banner: "none", badge: false, noIndex },
});

let store: NodeStore;
beforeEach(() => {
  store = new NodeStore();
  store.add("SiteSettings", { blog: { title: "Notes" }, projects: { description: "What I made." } });
  store.add("DocVersion", version("current", "/docs", 0, true));
});

const render = async (source: { text: string }) => ({ body: source.text });
const pages = async () => {
  const posts = await findListedPosts(store.context);
  const versions = await findVersions(store.context);
  return findIndexedPages({ nodeModel: store.context.nodeModel, posts, versions }, render as never);
};
const paths = async () => (await pages()).map(({ path }) => path);
const addPost = (name: string, more: object) => store.add("Post", text(`/blog/${name}`, name.toUpperCase(), more));

it("finds pages, docs, projects and posts, the newest post last", async () => {
  addPost("old", { sortKey: "2020", year: 2020 });
  addPost("new", { sortKey: "2024", year: 2024 });
  store.add("Page", text("/about/", "About"));
  store.add("Doc", doc("intro"));
  store.add("Project", { ...text("/projects/#lamp", "Lamp"), slug: "lamp", tags: [{ label: "Ruby" }] });
  expect(await paths()).toEqual(["/about/", "/docs/intro", "/projects/", "/blog/old", "/blog/new"]);
});

it("leaves out unlisted texts, drafts and versions that are not to be indexed", async () => {
  store.add("DocVersion", version("0.9", "/docs/0.9", 1, false, true));
  addPost("hidden", { sortKey: "2024", listed: false });
  store.add("Page", text("/secret/", "Secret", { unlisted: true }), text("/draft/", "Draft", { built: false }));
  store.add("Doc", doc("intro", { listed: false }), doc("old", { version: "0.9" }), doc("kept"));
  expect(await paths()).toEqual(["/docs/kept"]);
});

it("splits the compiled text of a post, and adds its facets", async () => {
  store.add("Tag", { slug: "rails", label: "Rails" });
  addPost("a", { sortKey: "2024", year: 2024, tagSlugs: ["rails"], text: '<h2 id="b">B</h2><p>C</p>' });
  expect(await pages()).toEqual([
    expect.objectContaining({
      ...{ kind: "post", group: "Notes", year: 2024, tags: ["Rails"], version: [] },
      sections: [
        { anchor: null, level: 1, heading: "A", pieces: [] },
        { anchor: "b", level: 2, heading: "B", pieces: ["C"] },
      ],
    }),
  ]);
});

it("groups docs by the category of the sidebar, and finds the page of the category", async () => {
  store.add("Doc", doc("guide/start"), doc("intro"));
  const guide = { folder: "guide", label: "Guide", description: "How to.", position: 1 };
  store.add("DocCategory", { version: "current", ...guide });
  const groups = (await pages()).map(({ path, group }) => `${path} ${group}`);
  expect(groups).toContain("/docs/guide/start Guide");
  expect(groups).toContain("/docs/intro Docs");
  expect(groups).toContain("/docs/category/guide Guide");
});

it("ranks docs of the latest version before those of others", async () => {
  store.add("DocVersion", version("0.9", "/docs/0.9", 1, false));
  store.add("Doc", doc("intro"), doc("old", { version: "0.9" }));
  const [inUse, old] = await pages();
  expect(inUse!.rank).toBeGreaterThan(old!.rank);
  expect([inUse!.version, old!.version]).toEqual([["current"], ["0.9"]]);
});

it("finds each project as a section of the projects page", async () => {
  store.add("Project", {
    ...text("/projects/#lamp", "Lamp", { text: '<p>Why</p><h2 id="how">How</h2><p>So</p><h4 id="x">X</h4>' }),
    ...{ slug: "lamp", tags: [{ label: "Ruby" }, { label: "DMX" }] },
  });
  expect((await pages())[0]!.sections).toEqual([
    { anchor: null, level: 1, heading: "Projects", pieces: ["What I made."] },
    { anchor: "lamp", level: 2, heading: "Lamp", pieces: ["About Lamp", "Ruby, DMX", "Why"] },
    { anchor: "how", level: 3, heading: "How", pieces: ["So"] },
    { anchor: "x", level: 4, heading: "X", pieces: [] },
  ]);
});

it("finds the résumé by its texts, but not by its addresses and dates", async () => {
  store.add("Resume", {
    basics: { name: "Wren", email: "wren@example.com", profiles: [{ network: "Code", url: "https://example.com" }] },
    work: [{ name: "Stage Ltd", highlights: ["Lit it.", "Left."], keywords: ["One", "Two"], startDate: "2020" }],
  });
  expect(await pages()).toMatchObject([
    {
      path: "/resume/",
      kind: "page",
      sections: [{ heading: "Resume", pieces: ["Wren", "Code", "Stage Ltd", "Lit it. Left.", "One, Two"] }],
    },
  ]);
});
