import { DEFAULT_RULES, type FrontMatterRules } from "../../../../src/content/front-matter/keys";
import { parseDoc } from "../../../../src/content/doc";
import { parsePost } from "../../../../src/content/post";
import { parseProject } from "../../../../src/content/project";
import { readContent } from "../../../../src/content/read-content";
import { makeFolder, reported, sourceFile } from "../../../stand-ins/content-folder";

const PLACE = "content/blog/2025-03-14-a.md";
const post = (lines: readonly string[], rules?: FrontMatterRules) =>
  parsePost(sourceFile("blog/2025-03-14-a.md", "---", "title: A", ...lines, "---", "Text"), rules);
const doc = (...lines: string[]) => parseDoc(sourceFile("docs/a.md", "---", "title: A", ...lines, "---", "Text"));

const NOT_USED = "is not used.  Remove it, or say with frontMatter.aliases in data/site.yml which key it stands for.";

it("warns of unknown keys at their places, and accepts the text", () => {
  const { value, problems } = post(["colour: red", "params:", "  title: X"]);
  expect(value).toMatchObject({ front: { title: "A" } });
  expect(problems).toMatchObject([{ severity: "warning" }, { severity: "warning" }]);
  expect(reported({ problems })).toEqual([
    `${PLACE}:3:1  The key "colour" ${NOT_USED}`,
    `${PLACE}:4:1  The key "params" ${NOT_USED}`,
  ]);
});

it("names the keys below an unknown one that are read outside of it", () => {
  expect(reported(post(["params:", "  title: X", "  tags: [a]", "  cover: ./a.png", "  subtitle: B"]))).toEqual([
    `${PLACE}:3:1  The key "params" is not used.  Remove it, or move tags, cover out of it.`,
  ]);
});

it("refuses an alias of the value of an unknown key", () => {
  expect(reported(post(["params: &name A", "description: *name"]))).toEqual([
    `${PLACE}:3:1  The key "params" ${NOT_USED}`,
    `${PLACE}:4:14  *name stands for the value of a key that is not used.  Expected the value itself.`,
  ]);
});

it.each([
  ...["tag: x", "desciption: x", "ttile: x", "sidebarLable: x", "draf: true", "keyworddds: x"],
  "authors:\n  name: A\n  emial: a@b.example",
])("refuses a key that is most likely misspelt, with a guess: %j", (lines) => {
  const { refused, problems } = post(lines.split("\n"));
  expect(refused).toBeDefined();
  expect(problems).toMatchObject([{ severity: "error", line: 2 + lines.split("\n").length }]);
  expect(problems[0]!.expected).toMatch(/^Did you mean "/);
});

it("refuses or ignores unknown keys if the settings say so", () => {
  const strict = post(["colour: red"], { ...DEFAULT_RULES, unknownKeys: "error" });
  expect(strict.refused).toBeDefined();
  expect(strict.problems).toMatchObject([{ message: 'Unknown key "colour".', line: 3, severity: "error" }]);
  const ignored = post(["colour: red"], { ...DEFAULT_RULES, unknownKeys: "ignore" });
  expect(ignored).toMatchObject({ value: { front: { title: "A" } }, problems: [] });
});

it.each([
  ...["images: [a.png]", "ogImage: ./a.png", "nodate: true", "page: 2"],
  ...["permalink: /:year/:title/", "url: https://x.example/a", "excerpt: true"],
  ...["aliases: [Lamp, Lantern]", "cover: { image: A lamp }", "cover: { alt: A lamp }"],
])("warns of a key that has another meaning in another tool: %s", (line) => {
  expect(post([line]).problems).toMatchObject([{ severity: "warning", line: 3, column: 1 }]);
});

const JULY = "2024-07-01T00:00:00.000Z";
const without = (key: string) => ({ front: expect.not.objectContaining({ [key]: expect.anything() as unknown }) });

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
  ["cover: { image: '', alt: A }", without("image")],
  ["lastmod: 2024-07-01", { front: { last_update: { date: JULY } } }],
  ["modDatetime: 2024-07-01", { front: { last_update: { date: JULY } } }],
  ["lastUpdated: 2024-07-01", { front: { last_update: { date: JULY } } }],
  ["lastUpdated: true", without("last_update")],
  ["lastUpdated: false", without("last_update")],
  ["modDatetime:", without("last_update")],
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
  ["sidebar_label: 007", { front: { sidebar_label: "007" } }],
  ["tags: [2024, 1.0]", { front: { tags: [{ label: "2024" }, { label: "1.0" }] } }],
  ["tags: 2024", { front: { tags: [{ label: "2024" }] } }],
  ["keywords:", { front: { keywords: [] } }],
  ["keywords: lamps, long ropes,", { front: { keywords: ["lamps", "long ropes"] } }],
  ['description: ""', without("description")],
  ["description:", without("description")],
  ["image: ''", without("image")],
  ["series: [Lamps]", { front: { series: "Lamps" } }],
  ["unlisted: yes", { front: { unlisted: true } }],
  ['draft: yes\nhide_table_of_contents: "false"', { front: { draft: true, hide_table_of_contents: false } }],
])("takes keys and values as other tools write them: %j", (lines, expected) => {
  const { value, problems } = post(lines.split("\n"));
  expect(problems).toEqual([]);
  expect(value).toMatchObject(expected);
});

it("does not take a list for true", () => {
  expect(reported(post(["draft: [true]"]))).toEqual([expect.stringContaining('"draft" has the wrong type')]);
});

it.each(["2024", "1.10"])("takes the number %s for a title, as it is written", (title) => {
  const file = sourceFile("blog/2025-03-14-a.md", `---\ntitle: ${title}\ndraft: maybe\n---\n`);
  const { value, refused, problems } = parsePost(file);
  expect(refused).toBeDefined();
  expect(problems).toHaveLength(1);
  expect(value.front.title).toBe(title);
});

it("takes the names for order, label and address of documents", () => {
  expect(doc("weight: 3", "linkTitle: Short", "permalink: /docs/here/")).toMatchObject({
    problems: [],
    value: { position: 3, route: "here", front: { sidebar_label: "Short" } },
  });
});

it("takes the label and the order of Starlight out of their map", () => {
  expect(doc("sidebar: { order: 3, label: Short }")).toMatchObject({
    problems: [],
    value: { position: 3, front: { sidebar_label: "Short" } },
  });
  const { problems, value } = doc("sidebar_position: 1", "sidebar: { order: 3, label: Short, badge: New }");
  expect(value).toMatchObject({ position: 1, front: { sidebar_label: "Short" } });
  expect(problems.map(({ message }) => message)).toEqual([
    'The key "order" is not used.',
    'The key "badge" is not used.',
  ]);
});

const BESIDE = "is not used.  Remove it: the value of";

it.each<[string[], string, object]>([
  [["pubDate: 2020-01-01", "date: 2024-07-01"], `3:1  The key "pubDate" ${BESIDE} "date" is used.`, { date: JULY }],
  [["Date: 2020-01-01", "date: 2024-07-01"], `3:1  The key "Date" ${BESIDE} "date" is used.`, { date: JULY }],
  [
    ["pubDate: 2024-07-01", "published: 2020-01-01"],
    `4:1  The key "published" ${BESIDE} "pubDate" is used.`,
    { date: JULY },
  ],
  [
    ["authors: { name: Ada, role: B, job: C }"],
    `3:32  The key "job" of an author ${BESIDE} "role" is used.`,
    { authors: [{ title: "B" }] },
  ],
  [
    ['description: ""', "summary: Text"],
    '4:1  The key "summary" is not used.  Remove it, or the empty "description".',
    without("description"),
  ],
  [
    ["redirect_from: /a", "aliases: [Name]"],
    '4:1  The key "aliases" is not used.  Remove it, or begin each old address in it with a slash, such as /old.',
    { front: { redirect_from: ["/a"] } },
  ],
])("warns of the second of two keys with one meaning: %j", (lines, expected, value) => {
  const read = post(lines);
  expect(reported(read)).toEqual([`${PLACE}:${expected}`]);
  expect(read.value).toMatchObject(value);
});

it("refuses a wrong value at its place, whatever its key is called", () => {
  expect(reported(post(["lastmod: soon", "categories: [a, []]"]))).toEqual([
    expect.stringMatching(/:3:10 {2}"lastmod": "soon" is not a date\./),
    expect.stringMatching(/:4:17 {2}"categories\.1": This is not a tag\./),
  ]);
  expect(post(["modified: true"]).problems).not.toEqual([]);
});

it("warns of a key that this kind of text does not have", () => {
  expect(reported(doc("pubDate: 2024-07-01"))).toEqual([`content/docs/a.md:3:1  The key "pubDate" ${NOT_USED}`]);
  const lines = ["---", "title: A", "description: B", "date: 2024-07-01", "published: false", "---"];
  expect(reported(parseProject(sourceFile("projects/a.md", ...lines)))).toEqual([
    `content/projects/a.md:5:1  The key "published" ${NOT_USED}`,
  ]);
});

const readWith = (settings: string) =>
  readContent(
    makeFolder({ "data/site.yml": settings, "blog/2025-03-14-a.md": "---\ntitle: A\nspoiler: In short.\n---\nText\n" }),
  );

it("takes other names and the severity from data/site.yml", async () => {
  const { posts, problems } = await readWith("frontMatter: { aliases: { spoiler: title_meta } }\n");
  expect(problems).toEqual([]);
  expect(posts).toMatchObject([{ value: { front: { title_meta: "In short." } } }]);
  const strict = await readWith("checks: { unknownKeys: error }\n");
  expect(strict.problems).toMatchObject([{ message: 'Unknown key "spoiler".', severity: "error" }]);
});

it("refuses another name for a key that no text has", async () => {
  const { problems } = await readWith("frontMatter:\n  aliases:\n    spoiler: descripton\n");
  expect(problems).toMatchObject([
    { line: 3, message: 'The key "spoiler" is not used.', severity: "warning" },
    { message: 'The alias "spoiler" stands for the unknown key "descripton".', severity: "error" },
  ]);
  expect(problems[1]).toMatchObject({ line: 3, column: 14 });
  expect(problems[1]!.expected).toMatch(/^Did you mean "description"\? Expected one of: title, /);
});
