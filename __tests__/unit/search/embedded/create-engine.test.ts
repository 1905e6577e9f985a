import { createEmbeddedEngine } from "../../../../src/search/embedded/create-engine";
import { FileGone } from "../../../../src/search/embedded/load-file";
import { SearchUnavailable } from "../../../../src/search/engine";
import { engineOf, memoryLoader, searchPage, section, urlsOf } from "../../../stand-ins/search-pages";

const DOC = { kind: "doc", group: "Docs", year: null } as const;
const PAGES = [
  searchPage("/about/", [section("About", 1, "Who writes here.")], { kind: "page", group: "Pages", year: null }),
  searchPage(
    "/docs/deploy",
    [
      section("Deploy a site", 1, "How to bring a site to a server."),
      section("Containers", 2, "Build the image with docker build.", "The container listens on port 9000."),
      section("Rollback", 3, "Start the image from before."),
    ],
    { ...DOC, version: ["current"], rank: 30 },
  ),
  searchPage("/docs/1.0/deploy", [section("Deploy a site", 1, "With docker, as it once was.")], {
    ...DOC,
    version: ["1.0"],
    rank: 0,
  }),
  searchPage(
    "/blog/arrays",
    [
      section("Arrays in PostgreSQL", 1, "A column may hold a list."),
      section("Querying", 2, "Use the overlap operator: tags && ARRAY['a<b'].", "An index makes it fast."),
    ],
    { tags: ["Rails", "PostgreSQL"], year: 2023 },
  ),
  searchPage("/blog/lamps", [section("The desk", 1, "A lamp for docker sailors, with studies of light.")], {
    tags: ["Theatre"],
  }),
];
const engine = engineOf(PAGES, "/site");
const find = (query: string) => urlsOf(engine, query);

/** The addresses that a query finds among pages with these texts: `/0`, `/1` and so on. */
const findAmong = (texts: readonly string[], query: string) =>
  urlsOf(engineOf(texts.map((text, index) => searchPage(`/${index}`, [section("Title", 1, text)]))), query);

it("returns the heading or the text that matches, with the headings above it", async () => {
  const { hits } = await engine.search({ query: "container port" });
  expect(hits[0]).toMatchObject({
    url: "/site/docs/deploy#containers",
    type: "content",
    content: "The container listens on port 9000.",
    hierarchy: { lvl0: "Docs", lvl1: "Deploy a site", lvl2: "Containers", lvl3: null },
  });
  const texts = ["A green desk for the lantern.", "A green lantern."];
  const [text] = (
    await engineOf([searchPage("/0", [section("Title", 1, ...texts)])]).search({ query: "green lantern" })
  ).hits;
  expect(text).toMatchObject({ content: texts[1] });
  const [heading] = (await engine.search({ query: "rollback" })).hits;
  expect(heading).toMatchObject({ type: "lvl3", content: null, hierarchy: { lvl2: "Containers", lvl3: "Rollback" } });
});

it("uses the first ten words of a query", async () => {
  const unknown = ["kkkkk", "mmmmm", "ppppp", "qqqqq", "vvvvv", "wwwww", "zzzzz", "bbbbb", "ddddd"];
  expect(await findAmong(["Ferrets"], [...unknown, "ferrets"].join(" "))).toEqual(["/0"]);
  expect(await findAmong(["Ferrets"], [...unknown, "ggggg", "ferrets"].join(" "))).toEqual([]);
});

it("compares the first 40 letters of a word", async () => {
  const long = "x".repeat(40);
  expect(await findAmong([`${long}abcdef`], `${long}uvwxyz `)).toEqual(["/0"]);
});

it("ranks a title before a heading and a heading before a text", async () => {
  const pages = [
    searchPage("/text", [section("About animals", 1), section("Feeding them", 2, "Like ferrets.")]),
    searchPage("/heading", [section("About animals", 1), section("Feeding ferrets", 2, "No.")]),
    searchPage("/title", [section("About ferrets", 1), section("Feeding them", 2, "No.")]),
  ];
  const found = await urlsOf(engineOf(pages), "ferrets");
  expect(found).toEqual(["/title", "/heading#feeding-ferrets", "/text#feeding-them"]);
});

it.each([
  ["its beginning", "contai", "/site/docs/deploy#containers"],
  ...["dokcer", "odcker", "docer", "dockerr", "socker"].map((typo) => ["a typing error", typo, "/site/blog/lamps"]),
])("finds a word by %s: %s", async (_, query, url) => {
  expect(await find(query!)).toContain(url);
});

it.each([
  ["another form", "study "],
  ["a tag", "theatre"],
])("finds only the page with a word by %s", async (_, query) => {
  expect(await find(query)).toEqual(["/site/blog/lamps"]);
});

it("finds pages by one or two letters, and marks what matches", async () => {
  expect(await find("de")).toEqual(expect.arrayContaining(["/site/docs/deploy", "/site/blog/lamps"]));
  for (const query of ["p", "po"]) {
    const { hits } = await engine.search({ query });
    const arrays = hits.find(({ url }) => url === "/site/blog/arrays")!;
    expect(arrays._snippetResult.hierarchy.lvl1!.value.toLowerCase()).toContain(`<mark>${query}</mark>`);
  }
});

it.each([
  ["the parts of a name", "html document", "Call parseHTMLDocument."],
  ["a word with a dot or a hyphen", "nodejs email", "Write Node.js by e-mail."],
  ["the name C++", "c++", "Write C++."],
  ["the name F#", "f#", "Write F#."],
  ["another form of a word", "connections ", "It is connected."],
  ["an emoji", "🎉", "Done 🎉"],
  ["a phrase in typographic quotation marks", "“belongs to many”", "It belongs to many."],
  ["a heading of frequent words", "to be or not to be", "Nothing.", "To be or not to be"],
])("finds %s", async (_, query, text, title = "Found") => {
  const pages = [
    searchPage("/blog/found", [section(title, 1, text)]),
    searchPage("/blog/other", [section("Not a C", 1, "It has many documents to which F belongs.")]),
  ];
  expect(await urlsOf(engineOf(pages), query)).toEqual(["/blog/found"]);
});

it.each([
  ["a compound before its words", ["It has many.", "Write has_many :cues.", "Food."], "has_many", ["/1", "/0"]],
  ["no words that two sentences would make together", ["Desk. Lamp.", "Desktop."], "desklamp", []],
  ["an unfinished word", ["Desk. Lamp.", "Desktop."], "desk", ["/0", "/1"]],
  ["a word that a space has finished", ["Desk. Lamp.", "Desktop."], "desk ", ["/0"]],
  ["the last of equal pages first, since newer posts come later", ["A lamp.", "A lamp."], "lamp ", ["/1", "/0"]],
  ["words in the order of the query first", ["A green lantern.", "A lantern, green."], "green lantern", ["/0", "/1"]],
  ["a word with one typing error of seven letters", ["A lantern."], "lanxern ", ["/0"]],
  ["no word with two typing errors of seven letters", ["A lantern."], "lxnxern ", []],
  ["a correction of a word that is elsewhere", ["A green lamp.", "A grene."], "grene lamp ", ["/0"]],
  ["no correction that brings no page with more words", ["A lantern.", "A lanterm."], "lantern qqqqqq", ["/0"]],
  ["a phrase with another form of a word", ["A lamp, two green lamps."], '"green lamp"', ["/0"]],
])("finds %s", async (_, texts, query, urls) => {
  expect(await findAmong(texts, query)).toEqual(urls);
});

it("finds words that are in different sections of a page", async () => {
  const [first] = await find("postgresql overlap");
  expect(first).toContain("/site/blog/arrays");
});

it("finds a phrase in quotation marks only as it is", async () => {
  expect(await find('"image from before"')).toEqual(["/site/docs/deploy#rollback"]);
  expect(await find('"before image"')).toEqual([]);
  expect(await findAmong(["Use node for js.", "Use Node.js."], '"node.js"')).toEqual(["/1"]);
  expect(await findAmong(["日記と本", "日本の庭"], "“日本”")).toEqual(["/1"]);
});

it("finds a phrase next to one of its words", async () => {
  const texts = ["Rails, and then ruby gems sit on rails.", "Rails means ruby on rails."];
  expect((await findAmong(texts, 'rails "ruby on rails"'))[0]).toBe("/1");
  expect(await findAmong(texts.slice(0, 1), '"ruby on rails" rails')).toEqual(["/0"]);
});

it("finds a phrase at the end of a section that repeats its words", async () => {
  expect(await findAmong([`${"The lamp is dark. ".repeat(30)}A green lamp.`], '"green lamp"')).toEqual(["/0"]);
});

it("ranks adjacent words before distant ones", async () => {
  const filler = "one two three four five six seven eight nine ten eleven twelve";
  const [apart, together] = [`Green ${filler} lantern.`, `${filler} green lantern.`];
  expect(await findAmong([apart, together], "green lantern")).toEqual(["/1", "/0"]);
  expect(await findAmong([together, apart], "green lantern")).toEqual(["/0", "/1"]);
});

it("shows at most five sections of a page", async () => {
  const sections = Array.from({ length: 7 }, (_, index) => section(`Lantern ${index}`, 2));
  expect(await urlsOf(engineOf([searchPage("/0", [section("Title", 1), ...sections])]), "lantern")).toHaveLength(5);
});

it("shows equally good sections of a page in their order", async () => {
  const page = searchPage("/0", [section("Releases", 1), section("2025 May", 2), section("2024 May", 2)]);
  expect(await urlsOf(engineOf([page]), "202")).toEqual(["/0#2025-may", "/0#2024-may"]);
});

it("finds pages with most of the words if no page has all", async () => {
  expect(await find("rollback qqqqqq")).toEqual(["/site/docs/deploy#rollback"]);
});

it("filters hits, and counts those that each value of a filter would leave", async () => {
  const all = await engine.search({ query: "docker", countFacets: true });
  expect(all.nbHits).toBe(3);
  expect(all.facets).toEqual({
    kind: { doc: 2, post: 1 },
    tag: { Theatre: 1 },
    year: { "2024": 1 },
    version: { current: 1, "1.0": 1 },
  });
  expect(Object.keys(all.facets!.version)).toEqual(["1.0", "current"]);
  const docs = await engine.search({ query: "docker", filters: { kind: "doc" }, countFacets: true });
  expect(docs.nbHits).toBe(2);
  expect(docs.facets).toMatchObject({ kind: { doc: 2, post: 1 }, year: {} });
  const posts = await engine.search({ query: "docker", filters: { year: 2024, tag: "Theatre" } });
  expect(posts.hits.map(({ url }) => url)).toEqual(["/site/blog/lamps"]);
});

it("leaves out other versions, but no page without a version", async () => {
  const { hits } = await engine.search({ query: "docker", filters: { version: "1.0" } });
  expect(hits.map(({ url }) => url).sort()).toEqual(["/site/blog/lamps", "/site/docs/1.0/deploy"]);
});

it("returns hits in pages of 20", async () => {
  const pages = Array.from({ length: 23 }, (_, index) => searchPage(`/blog/${index}`, [section("Docker", 1)]));
  const full = engineOf(pages);
  const first = await full.search({ query: "docker" });
  const second = await full.search({ query: "docker", page: 1 });
  expect([first.hits.length, second.hits.length, first.nbPages, second.page]).toEqual([20, 3, 2, 1]);
  expect(first.hits.map(({ objectID }) => objectID)).not.toContain(second.hits[0]!.objectID);
});

it.each([
  ["nothing", ""],
  ["spaces", " \n\t "],
  ["signs", "?!…()[]{}*"],
  ["half a surrogate pair", "\uD83D"],
  ["10,000 letters", "x".repeat(10_000)],
  ["10,000 words", "docker ".repeat(10_000)],
  ["an unknown alphabet", "ⲁⲃⲅ დოკერი"],
  ["an emoji", "🎉"],
  ["names that every object has", "constructor __proto__ toString"],
  ["an open quotation", '"docker'],
])("accepts %s", async (_, query) => {
  const results = await engine.search({ query });
  expect(results.nbHits).toBeGreaterThanOrEqual(results.hits.length);
});

it.each(["<script>alert(1)</script> overlap", "overlap.*", "a<b overlap", "<mark>overlap"])(
  "escapes the query %s and the text",
  async (query) => {
    const { hits } = await engine.search({ query });
    const hit = hits.find(({ content }) => content?.includes("a<b"))!;
    const { value } = hit._snippetResult.content!;
    expect(value).toContain("a&#60;");
    expect(value.replace(/<\/?mark>/g, "")).not.toMatch(/[<>]/);
  },
);

it("stops a search that is aborted", async () => {
  const controller = new AbortController();
  const searching = engineOf(PAGES).search({ query: "docker", signal: controller.signal });
  controller.abort();
  await expect(searching).rejects.toMatchObject({ name: "AbortError" });
});

it("loads a file when it is needed, and once", async () => {
  const { load, read } = memoryLoader(PAGES);
  const lazy = createEmbeddedEngine("", load);
  expect(read).toEqual([]);
  lazy.warm();
  lazy.warm();
  await lazy.search({ query: "docker" });
  await lazy.search({ query: "docker" });
  expect(read).toContain("manifest.json");
  expect(new Set(read).size).toBe(read.length);
});

it("opens the index again after a new build", async () => {
  let current = memoryLoader(PAGES).load;
  const kept = createEmbeddedEngine("", (address) => current(address));
  await kept.search({ query: "" });
  current = memoryLoader([searchPage("/blog/new", [section("New docker", 1)])]).load;
  expect(await urlsOf(kept, "docker")).toEqual(["/blog/new"]);
});

it("is unavailable until its files can be loaded", async () => {
  const { load } = memoryLoader(PAGES);
  let isOffline = true;
  const failing = createEmbeddedEngine("", (address) =>
    isOffline ? Promise.reject(new SearchUnavailable("offline")) : load(address),
  );
  failing.warm();
  await expect(failing.search({ query: "docker" })).rejects.toBeInstanceOf(SearchUnavailable);
  isOffline = false;
  expect((await failing.search({ query: "docker" })).nbHits).toBe(3);
});

it.each([
  ["its files do not exist", () => Promise.reject(new FileGone("gone"))],
  ["its files have the format of another version", () => Promise.resolve({ format: 0, meta: "meta.json" })],
])("is unavailable if %s", async (_, load) => {
  const failing = createEmbeddedEngine("", load);
  await expect(failing.search({ query: "docker" })).rejects.toBeInstanceOf(SearchUnavailable);
});
