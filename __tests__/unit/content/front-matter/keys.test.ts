import { DEFAULT_RULES, type FrontMatterRules } from "../../../../src/content/front-matter/keys";
import { parseDoc } from "../../../../src/content/doc";
import { parsePage } from "../../../../src/content/page";
import { parsePost } from "../../../../src/content/post";
import { parseProject } from "../../../../src/content/project";
import { readContent } from "../../../../src/content/read-content";
import { makeFolder, reported, sourceFile } from "../../../stand-ins/content-folder";

const post = (lines: readonly string[], rules?: FrontMatterRules) =>
  parsePost(sourceFile("blog/2025-03-14-a.md", "---", ...lines, "---", "Text"), rules);
const doc = (...lines: string[]) => parseDoc(sourceFile("docs/a.md", "---", ...lines, "---", "Text"));

const NOT_USED = "is not used.  Remove it, or say with frontMatter.aliases in data/site.yml which key it stands for.";

describe("a key that the site does not know", () => {
  it("is a warning at its place, and the text is accepted", () => {
    const { value, problems } = post(["title: A", "colour: red", "params:", "  title: X"]);
    expect(value).toMatchObject({ front: { title: "A" } });
    expect(problems.every(({ severity }) => severity === "warning")).toBe(true);
    expect(reported({ problems })).toEqual([
      `content/blog/2025-03-14-a.md:3:1  The key "colour" ${NOT_USED}`,
      `content/blog/2025-03-14-a.md:4:1  The key "params" ${NOT_USED}`,
    ]);
  });

  it("is an error where another key has an alias of its value", () => {
    expect(reported(post(["params: &name A", "title: *name"]))).toEqual([
      `content/blog/2025-03-14-a.md:2:1  The key "params" ${NOT_USED}`,
      "content/blog/2025-03-14-a.md:3:8  *name stands for the value of a key that is not used.  Expected the value itself.",
    ]);
  });

  it.each(["tag: x", "desciption: x", "ttile: x", "sidebarLable: x", "draf: true"])(
    "is an error with the guess where it is nearly a known one: %s",
    (line) => {
      const { value, problems } = post(["title: A", line]);
      expect(value).toBeUndefined();
      expect(problems).toMatchObject([{ severity: "error", line: 3, column: 1 }]);
      expect(problems[0]!.expected).toMatch(/^Did you mean "/);
    },
  );

  it("is an error, or nothing, where the settings say so", () => {
    const lines = ["title: A", "colour: red"];
    const strict = post(lines, { ...DEFAULT_RULES, unknownKeys: "error" });
    expect(strict.value).toBeUndefined();
    expect(strict.problems).toMatchObject([{ message: 'Unknown key "colour".', line: 3, severity: "error" }]);
    expect(post(lines, { ...DEFAULT_RULES, unknownKeys: "ignore" })).toMatchObject({
      value: { front: { title: "A" } },
      problems: [],
    });
  });

  it.each(["images: [a.png]", "ogImage: ./a.png", "nodate: true"])(
    "may be a name of another tool, though it is nearly a known one: %s",
    (line) => {
      expect(post(["title: A", line]).problems).toMatchObject([{ severity: "warning", line: 3, column: 1 }]);
    },
  );
});

describe("a key as another tool names it", () => {
  const JULY = "2024-07-01T00:00:00.000Z";
  it.each<[string, object]>([
    ["pubDate: 2024-07-01", { date: JULY }],
    ["pub_date: Jul 1, 2024", { date: JULY }],
    ["published: 2024-07-01", { date: JULY }],
    ["created_at: 2024-07-01", { date: JULY }],
    ["published: false", { front: { draft: true } }],
    ["permalink: false", { front: { draft: true } }],
    ["published: true", { front: { draft: false } }],
    ["cover_image: ./a.png", { front: { image: "./a.png" } }],
    ["cover: { image: ./a.png, alt: A }", { front: { image: "./a.png" } }],
    ["coverImage: { alt: A, src: a.png }", { front: { image: "a.png" } }],
    ["image: { url: ./a.png, alt: A }", { front: { image: "./a.png" } }],
    ["image: { path: ./a.png, thumbnail: ./b.png }", { front: { image: "./a.png" } }],
    ["cover: { image: '', alt: A }", { front: expect.not.objectContaining({ image: expect.anything() }) }],
    ["lastmod: 2024-07-01", { front: { last_update: { date: JULY } } }],
    ["modDatetime: 2024-07-01", { front: { last_update: { date: JULY } } }],
    ["lastUpdated: 2024-07-01", { front: { last_update: { date: JULY } } }],
    ["lastUpdated: true", { front: expect.not.objectContaining({ last_update: expect.anything() }) }],
    ["lastUpdated: false", { front: expect.not.objectContaining({ last_update: expect.anything() }) }],
    ["modDatetime:", { front: expect.not.objectContaining({ last_update: expect.anything() }) }],
    ["updateDate: 2024-07-01", { front: { last_update: { date: JULY } } }],
    ["desc: In short.", { front: { description: "In short." } }],
    ["summary: In short.", { front: { description: "In short." } }],
    ["category: Lamps", { tags: [{ label: "Lamps" }] }],
    ["categories: [Lamps, Ropes]", { tags: [{ label: "Lamps" }, { label: "Ropes" }] }],
    ["categories: [Lamps]\ntags: Ropes", { tags: [{ label: "Ropes" }, { label: "Lamps" }] }],
    ["permalink: /blog/lamps.html", { path: "/blog/lamps" }],
    ["permalink: /2024/lamps/", { path: "/blog/2024/lamps" }],
    ["url: /lamps/index.html", { path: "/blog/lamps" }],
    ["Description: In short.", { front: { description: "In short." } }],
    ["hideTableOfContents: true", { front: { hide_table_of_contents: true } }],
    ["redirectFrom: /old", { front: { redirect_from: ["/old"] } }],
    [
      "author: Ada\nauthorTitle: Analyst\nauthorURL: https://ada.example",
      { authors: [{ name: "Ada", title: "Analyst", url: "https://ada.example" }] },
    ],
    ["aliases: [/old/a/, /older]", { front: { redirect_from: ["/old/a/", "/older"] } }],
    ["redirect_from: /a\naliases: [/older]", { front: { redirect_from: ["/a", "/older"] } }],
    ["author: { name: Ada }", { authors: [{ name: "Ada" }] }],
    ["author: [{ name: Ada }]", { authors: [{ name: "Ada" }] }],
  ])("is taken: %s", (lines, expected) => {
    const { value, problems } = post(["title: A", ...lines.split("\n")]);
    expect(problems).toEqual([]);
    expect(value).toMatchObject(expected);
  });

  it.each([
    "permalink: /:year/:title/",
    "url: https://x.example/a",
    "excerpt: true",
    "aliases: [Lamp, Lantern]",
    "cover: { image: A lamp }",
    "cover: { alt: A lamp }",
  ])("is left where its value is of another kind: %s", (line) => {
    expect(post(["title: A", line]).problems).toMatchObject([{ severity: "warning", line: 3 }]);
  });

  it("is not left out if another key of a date is true", () => {
    expect(post(["title: A", "modified: true"]).problems).not.toEqual([]);
  });

  it.each(["pubDate", "Date"])("gives way to the key itself, and is said not to be used: %s", (key) => {
    const { value, problems } = post(["title: A", `${key}: 2020-01-01`, "date: 2024-07-01"]);
    expect(value).toMatchObject({ date: JULY });
    expect(reported({ problems })).toEqual([
      `content/blog/2025-03-14-a.md:3:1  The key "${key}" is not used.  Remove it: the value of "date" is used.`,
    ]);
  });

  it("gives way to the name of another tool above it, which is named as it is written", () => {
    expect(reported(post(["title: A", "pubDate: 2024-07-01", "published: 2020-01-01"]))).toEqual([
      'content/blog/2025-03-14-a.md:4:1  The key "published" is not used.  Remove it: the value of "pubDate" is used.',
    ]);
    expect(reported(post(["title: A", "authors: { name: Ada, role: B, job: C }"]))).toEqual([
      'content/blog/2025-03-14-a.md:3:32  The key "job" of an author is not used.  Remove it: the value of "role" is used.',
    ]);
  });

  it("is not used beside an empty key, which can be removed", () => {
    expect(reported(post(["title: A", 'description: ""', "summary: Text"]))).toContain(
      'content/blog/2025-03-14-a.md:4:1  The key "summary" is not used.  Remove it, or the empty "description".',
    );
  });

  it("gives no way to a key of another meaning", () => {
    const lines = ["title: A", "redirect_from: /a", "aliases: [Name]"];
    expect(reported(post(lines))).toContain(`content/blog/2025-03-14-a.md:4:1  The key "aliases" ${NOT_USED}`);
  });

  it("is no date where it is a switch", () => {
    const lines = ["---", "title: A", "description: B", "date: 2024-07-01", "published: false", "---"];
    expect(reported(parseProject(sourceFile("projects/a.md", ...lines)))).toEqual([
      `content/projects/a.md:5:1  The key "published" ${NOT_USED}`,
    ]);
  });

  it("has its mistakes told at its place", () => {
    expect(reported(post(["title: A", "lastmod: soon", "categories: [a, []]"]))).toEqual([
      expect.stringMatching(/:3:10 {2}"last_update\.date": "soon" is not a date\./),
      expect.stringMatching(/:4:17 {2}"tags\.1": This is not a tag\./),
    ]);
  });

  it("is unknown in a text that has no such key", () => {
    expect(doc("title: A", "pubDate: 2024-07-01").problems).toMatchObject([
      { message: 'The key "pubDate" is not used.', severity: "warning" },
    ]);
  });

  it("orders and names the pages of the documentation", () => {
    expect(doc("weight: 3", "linkTitle: Short", "permalink: /docs/here/")).toMatchObject({
      problems: [],
      value: { position: 3, path: "/docs/here", front: { sidebar_label: "Short" } },
    });
  });
});

describe("a value from which nothing is lost", () => {
  it.each<[string, object]>([
    ["title: 2024", { title: "2024" }],
    ["title: 1.10", { title: "1.10" }],
    ["sidebar_label: 007", { sidebar_label: "007" }],
    ["tags: [2024, 1.0]", { tags: [{ label: "2024" }, { label: "1.0" }] }],
    ["tags: 2024", { tags: [{ label: "2024" }] }],
    ["keywords:", { keywords: [] }],
    ["keywords: lamps, long ropes,", { keywords: ["lamps", "long ropes"] }],
    ['description: ""', { keywords: [] }],
    ["description:", { keywords: [] }],
    ["image: ''", { keywords: [] }],
    ["series: [Lamps]", { series: "Lamps" }],
  ])("is taken as what it stands for: %s", (line, front) => {
    const { value, problems } = post([line]);
    expect(problems).toEqual([]);
    expect(value!.front).toMatchObject(front);
  });

  it("is told beside others that are wrong", () => {
    const { value, rest, problems } = post(["title: 2024", "draft: maybe"]);
    expect([value, problems.length]).toEqual([undefined, 1]);
    expect(rest!.value).toMatchObject({ front: { title: "2024" } });
  });

  it.each(["date: 1/2/2024"])("is not one with two meanings: %s", (line) => {
    expect(reported(post(["title: A", line]))).toEqual([
      'content/blog/2025-03-14-a.md:3:7  "date": "1/2/2024" may be either of two days.  Expected 2024-02-01 or 2024-01-02.',
    ]);
  });
});

describe("a text without a title", () => {
  it.each([
    ["blog/2025-03-14-lamps-on-a-rope.md", "Lamps on a rope"],
    ["blog/2025-03-14-lamps/index.md", "Lamps"],
    ["blog/2025-03-14-v1.10.md", "V1.10"],
    ["pages/Plug in basics.md", "Plug in basics"],
    ["pages/uses/README.md", "Uses"],
  ])("is called like its file %s", (name, title) => {
    const parse = name.startsWith("blog/") ? parsePost : parsePage;
    expect(parse(sourceFile(name, "Text")).value!.front.title).toBe(title);
  });

  it("takes its first heading, which then leaves the text", () => {
    const { value } = parsePost(sourceFile("blog/2025-03-14-a.md", "Before", "", "# Lamps", "", "After"));
    expect(value).toMatchObject({ front: { title: "Lamps" }, text: "Before\n\n\n\nAfter" });
  });
});

describe("the settings for front matter", () => {
  const folder = (settings: string) =>
    makeFolder({ "data/site.yml": settings, "blog/2025-03-14-a.md": "---\ntitle: A\nspoiler: In short.\n---\nText\n" });
  it("are those of data/site.yml", async () => {
    const { posts, problems } = await readContent(folder("frontMatter: { aliases: { spoiler: title_meta } }\n"));
    expect(problems).toEqual([]);
    expect(posts).toMatchObject([{ value: { front: { title_meta: "In short." } } }]);
    const strict = await readContent(folder("checks: { unknownKeys: error }\n"));
    expect(strict.problems).toMatchObject([{ message: 'Unknown key "spoiler".', severity: "error" }]);
    expect(strict.posts).toMatchObject([{ refused: new Set(["spoiler"]) }]);
  });

  it("cannot name a key that no text has", async () => {
    const { problems } = await readContent(folder("frontMatter:\n  aliases:\n    spoiler: descripton\n"));
    expect(problems).toMatchObject([
      { line: 3, message: 'The key "spoiler" is not used.', severity: "warning" },
      {
        line: 3,
        column: 14,
        message: 'The alias "spoiler" stands for the unknown key "descripton".',
        severity: "error",
      },
    ]);
    expect(problems[1]!.expected).toMatch(/^Did you mean "description"\? Expected one of: title, /);
  });
});
