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

describe("the embedded engine", () => {
  const engine = engineOf(PAGES, "/site");

  it("gives the heading or the text that answers, with those above it", async () => {
    const { hits } = await engine.search({ query: "container port" });
    expect(hits[0]).toMatchObject({
      ...{ url: "/site/docs/deploy#containers", type: "content", content: "The container listens on port 9000." },
      hierarchy: { lvl0: "Docs", lvl1: "Deploy a site", lvl2: "Containers", lvl3: null },
    });
    const [heading] = (await engine.search({ query: "rollback" })).hits;
    expect(heading).toMatchObject({ type: "lvl3", content: null, hierarchy: { lvl2: "Containers", lvl3: "Rollback" } });
  });

  it("looks for the first ten words only, and of a word for its first 40 letters", async () => {
    const long = "x".repeat(40);
    const pages = [searchPage("/blog/ferrets", [section("Ferrets", 1, `${long}abcdef`)])];
    const unknown = ["kkkkk", "mmmmm", "ppppp", "qqqqq", "vvvvv", "wwwww", "zzzzz", "bbbbb", "ddddd"];
    expect(await urlsOf(engineOf(pages), [...unknown, "ferrets"].join(" "))).toEqual(["/blog/ferrets"]);
    expect(await urlsOf(engineOf(pages), [...unknown, "ggggg", "ferrets"].join(" "))).toEqual([]);
    expect(await urlsOf(engineOf(pages), `${long}uvwxyz `)).toEqual(["/blog/ferrets"]);
  });

  it("ranks a title before a heading and a heading before a text", async () => {
    const pages = ["text", "heading", "title"].map((place) =>
      searchPage(`/blog/${place}`, [
        section(place === "title" ? "About ferrets" : "About animals", 1, "Nothing."),
        section(
          place === "heading" ? "Feeding ferrets" : "Feeding them",
          2,
          place === "text" ? "Like ferrets." : "No.",
        ),
      ]),
    );
    expect(await urlsOf(engineOf(pages), "ferrets")).toEqual([
      "/blog/title",
      "/blog/heading#feeding-ferrets",
      "/blog/text#feeding-them",
    ]);
  });

  it("finds a word by its beginning, by another form, with a mistake, and by a tag", async () => {
    expect(await urlsOf(engine, "contai")).toContain("/site/docs/deploy#containers");
    expect(await urlsOf(engine, "study ")).toEqual(["/site/blog/lamps"]);
    for (const misspelt of ["dokcer", "odcker", "docer", "dockerr", "socker"]) {
      expect(await urlsOf(engine, misspelt)).toContain("/site/blog/lamps");
    }
    expect(await urlsOf(engine, "theatre")).toEqual(["/site/blog/lamps"]);
  });

  it("finds by one and by two letters, and marks what they found", async () => {
    expect(await urlsOf(engine, "de")).toEqual(expect.arrayContaining(["/site/docs/deploy", "/site/blog/lamps"]));
    const { hits } = await engine.search({ query: "a" });
    expect(hits.map(({ url }) => url)).toContain("/site/blog/arrays");
    expect(hits[0]!._snippetResult.hierarchy.lvl1!.value).toMatch(/<mark>a<\/mark>/i);
  });

  it("takes a name such as has_many for more than its words", async () => {
    const pages = [
      searchPage("/blog/words", [section("Words", 1, "It has many.")]),
      searchPage("/blog/name", [section("Names", 1, "Write has_many :cues.")]),
    ];
    expect(await urlsOf(engineOf(pages), "has_many")).toEqual(["/blog/name", "/blog/words"]);
  });

  it.each([
    ["a name by its parts", "html document", "Call parseHTMLDocument."],
    ["what dots and hyphens join", "nodejs email", "Write Node.js by e-mail."],
    ["the name of a language", "c++", "Write C++."],
    ["another name of a language", "f#", "Write F#."],
    ["a word by another form", "connections ", "It is connected."],
    ["an emoji", "🎉", "Done 🎉"],
    ["a text in typographic quotation marks", "“belongs to many”", "It belongs to many."],
    ["a heading of frequent words alone", "to be or not to be", "Nothing.", "To be or not to be"],
  ])("finds %s", async (_, query, text, title = "Found") => {
    const pages = [
      searchPage("/blog/found", [section(title, 1, text)]),
      searchPage("/blog/other", [section("Not a C", 1, "It has many documents to which F belongs.")]),
    ];
    expect(await urlsOf(engineOf(pages), query)).toEqual(["/blog/found"]);
  });

  it("joins no sentences, and takes a word for whole once a space ends it", async () => {
    const pages = ["Desk. Lamp.", "Desktop."].map((text, index) => searchPage(`/${index}`, [section("A", 1, text)]));
    expect(await urlsOf(engineOf(pages), "desklamp")).toEqual([]);
    expect(await urlsOf(engineOf(pages), "desk")).toHaveLength(2);
    expect(await urlsOf(engineOf(pages), "desk ")).toEqual(["/0"]);
  });

  it("finds words that stand in different sections of a page", async () => {
    const [first] = await urlsOf(engine, "postgresql overlap");
    expect(first).toContain("/site/blog/arrays");
  });

  it("takes a phrase in quotation marks at its word", async () => {
    expect(await urlsOf(engine, '"image from before"')).toEqual(["/site/docs/deploy#rollback"]);
    expect(await urlsOf(engine, '"before image"')).toEqual([]);
  });

  it("ranks words next to each other before words apart", async () => {
    const filler = "one two three four five six seven eight nine ten eleven twelve";
    const pages = [
      searchPage("/blog/apart", [section("First", 1, `Green ${filler} lantern.`)]),
      searchPage("/blog/together", [section("Second", 1, `${filler} green lantern.`)]),
    ];
    expect(await urlsOf(engineOf(pages), "green lantern")).toEqual(["/blog/together", "/blog/apart"]);
    expect(await urlsOf(engineOf([...pages].reverse()), "green lantern")).toEqual(["/blog/together", "/blog/apart"]);
  });

  it("finds pages with most of the words if none has all", async () => {
    expect(await urlsOf(engine, "rollback qqqqqq")).toEqual(["/site/docs/deploy#rollback"]);
  });

  it("filters, and counts what each value would leave", async () => {
    const all = await engine.search({ query: "docker", countFacets: true });
    expect(all.nbHits).toBe(3);
    expect(all.facets).toEqual({
      kind: { doc: 2, post: 1 },
      tag: { Theatre: 1 },
      year: { "2024": 1 },
      version: { current: 1, "1.0": 1 },
    });
    const docs = await engine.search({ query: "docker", filters: { kind: "doc" }, countFacets: true });
    expect(docs.nbHits).toBe(2);
    expect(docs.facets).toMatchObject({ kind: { doc: 2, post: 1 }, year: {} });
    const posts = await engine.search({ query: "docker", filters: { year: 2024, tag: "Theatre" } });
    expect(posts.hits.map(({ url }) => url)).toEqual(["/site/blog/lamps"]);
  });

  it("leaves out other versions, and nothing that has none", async () => {
    const { hits } = await engine.search({ query: "docker", filters: { version: "1.0" } });
    expect(hits.map(({ url }) => url).sort()).toEqual(["/site/blog/lamps", "/site/docs/1.0/deploy"]);
  });

  it("gives pages of hits", async () => {
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
    ["a lone half of a letter", "\uD83D"],
    ["10,000 letters", "x".repeat(10_000)],
    ["10,000 words", "docker ".repeat(10_000)],
    ["an unknown alphabet", "ⲁⲃⲅ დოკერი"],
    ["an emoji", "🎉"],
    ["a name that every object has", "constructor __proto__ toString"],
    ["an open quotation", '"docker'],
  ])("takes %s without an error", async (_, query) => {
    const results = await engine.search({ query });
    expect(results.nbHits).toBeGreaterThanOrEqual(results.hits.length);
  });

  it.each(["<script>alert(1)</script> overlap", "overlap.*", "a<b overlap", "<mark>overlap"])(
    "lets nothing of %s or of the text become markup",
    async (query) => {
      const { hits } = await engine.search({ query });
      const hit = hits.find(({ content }) => content?.includes("a<b"))!;
      const { value } = hit._snippetResult.content!;
      expect(value).toContain("a&#60;");
      expect(value.replace(/<\/?mark>/g, "")).not.toMatch(/[<>]/);
    },
  );

  it("stops when it is asked to", async () => {
    const controller = new AbortController();
    const searching = engineOf(PAGES).search({ query: "docker", signal: controller.signal });
    controller.abort();
    await expect(searching).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("the files of the embedded engine", () => {
  it("are loaded when asked for, once", async () => {
    const { load, read } = memoryLoader(PAGES);
    const engine = createEmbeddedEngine("", load);
    expect(read).toEqual([]);
    engine.warm();
    engine.warm();
    await engine.search({ query: "docker" });
    await engine.search({ query: "docker" });
    expect(read.filter((name) => name === "manifest.json")).toHaveLength(1);
    expect(new Set(read).size).toBe(read.length);
  });

  it("are looked for anew after a new build", async () => {
    const before = memoryLoader(PAGES);
    const after = memoryLoader([searchPage("/blog/new", [section("New docker", 1)])]);
    let current = before.load;
    const engine = createEmbeddedEngine("", (address) => current(address));
    await engine.search({ query: "" });
    current = after.load;
    expect(await urlsOf(engine, "docker")).toEqual(["/blog/new"]);
  });

  it("that cannot be had are an error, until they can", async () => {
    const { load } = memoryLoader(PAGES);
    let isOffline = true;
    const engine = createEmbeddedEngine("", (address) =>
      isOffline ? Promise.reject(new SearchUnavailable("offline")) : load(address),
    );
    engine.warm();
    await expect(engine.search({ query: "docker" })).rejects.toBeInstanceOf(SearchUnavailable);
    isOffline = false;
    expect((await engine.search({ query: "docker" })).nbHits).toBe(3);
  });

  it("that are gone for good are an error", async () => {
    const engine = createEmbeddedEngine("", () => Promise.reject(new FileGone("gone")));
    await expect(engine.search({ query: "docker" })).rejects.toBeInstanceOf(SearchUnavailable);
  });
});
