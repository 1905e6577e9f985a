import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { findProblems } from "../../../../src/gatsby/check/find-problems";
import { formatProblem } from "../../../../src/shared/problem";
import { enterFolder, linesOf, makeFolder, writeFiles } from "../../../stand-ins/content-folder";

type Files = Record<string, string | Buffer>;

const checkFolder = async (dir: string) => linesOf(dir, (await findProblems(dir)).problems);
const check = (files: Files) => checkFolder(makeFolder(files));

/** A row: what it is about, the files, and the lines that are reported. */
type Row = [what: string, files: Files, ...lines: unknown[]];
const reports = async (_: string, files: Files, ...lines: unknown[]) => expect(await check(files)).toEqual(lines);

/** The places and messages of lines, without what is expected. */
const brief = (lines: readonly string[]) => lines.map((line) => line.split("  ").slice(0, 2).join("  "));

const front = (...lines: string[]) => ["---", ...lines, "---", "Text.", ""].join("\n");
const dated = (...lines: string[]) => front("title: A", "date: 2025-03-14", ...lines);
const post = (...text: string[]) => ["---", "title: A", "date: 2025-03-14", "---", ...text, ""].join("\n");
const linksTo = (...targets: string[]) => post(...targets.map((target) => `[x](${target})`));
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe("files", () => {
  const twice = "Expected another name: macOS and Windows keep only one of the two files.";

  it.each<Row>([
    ["empty", { "blog/a.md": "\n" }, "blog/a.md:1:1  The file is empty.  Expected front matter and a text."],
    [
      "binary",
      { "blog/a.md": Buffer.from([0x49, 0x50, 0, 10, 0]) },
      "blog/a.md:1:3  The file is not text.  Expected text in UTF-8.",
    ],
    [
      "in UTF-16, as editors of Windows save it",
      { "blog/a.md": Buffer.from("\uFEFF---\ntitle: A\n---\n", "utf16le") },
      "blog/a.md:1:1  The file is not encoded in UTF-8.  Expected UTF-8: choose it when you save the file.",
    ],
    [
      "in Latin-1",
      { "blog/a.md": Buffer.from("---\ntitle: Caf\u00e9\n---\n", "latin1") },
      "blog/a.md:2:11  The file is not encoded in UTF-8.  Expected UTF-8: choose it when you save the file.",
    ],
    [
      "whose names differ only in case, since other systems keep one of them",
      { "blog/Photo.png": "", "blog/photo.png": "", "data/Notes.yml": "", "data/notes.yml": "" },
      `blog/photo.png:1:1  The name differs from blog/Photo.png only in upper and lower case.  ${twice}`,
      `data/notes.yml:1:1  The name differs from data/Notes.yml only in upper and lower case.  ${twice}`,
    ],
    [
      "with a front matter of a megabyte, of which nothing else is reported",
      { "blog/a.md": dated(`description: ${"word ".repeat(210_000)}`) },
      "blog/a.md:1:1  The front matter has 1050040 characters, which is too long.  Expected at most 100000 characters. Put the text below the second line of three hyphens.",
    ],
    ...["data/site.yml", "data/authors.yml", "data/versions.yml", "docs/a/_category_.yml"].map((name): Row => [
      `that are folders: ${name}`,
      { [`${name}/notes.txt`]: "" },
      `${name}:1:1  ${name} is a folder.  Expected a file.`,
    ]),
    [
      "whose name has a meaning in an address",
      { "blog/c#.md": post() },
      "blog/c#.md:1:1  The address /blog/c# would hold characters that have another meaning there.  Expected a file name without ? # % : and \\, or a slug in the front matter.",
    ],
    [
      "whose address would end like the name of a file",
      { "blog/a.html.md": post() },
      "blog/a.html.md:1:1  The address /blog/a.html would end like the name of a file.  Expected another file name, or a slug in the front matter.",
    ],
  ])("are refused: %s", reports);

  it("with a byte order mark and Windows' line ends are read, and keep their places", async () => {
    const text = `\uFEFF${post("[gone](/gone)")}`.replace(/\n/g, "\r\n");
    expect(await check({ "blog/a.md": text })).toEqual([
      "blog/a.md:5:1  The link leads to /gone, which is not a page.  Expected an address of this site.",
    ]);
  });

  it.each(["md", "mdx"])("with Windows' line ends mean the same below a block of code: .%s", async (ext) => {
    const code = ext === "mdx" ? ["", "export const a = 1;"] : [];
    const text = post(
      "```js\nlet a;\n```",
      ...code,
      "",
      "<!-- c -->",
      "",
      ":::note Title",
      "<https://a.example>",
      ":::",
    );
    const files = { [`blog/a.${ext}`]: `${text}\n## T {#id}\n\n[gone](/gone)\n`.replace(/\n/g, "\r\n") };
    expect(await check(files)).toEqual([
      expect.stringMatching(/:\d+:1 {2}The link leads to \/gone, which is not a page/),
    ]);
  });

  it("that are symbolic links are followed, and reported if they lead in a circle or nowhere", async () => {
    const dir = makeFolder({ "blog/a/index.md": post("[gone](/gone)") });
    fs.symlinkSync(path.join(dir, "blog"), path.join(dir, "blog/loop"), "dir");
    fs.symlinkSync(path.join(dir, "nothing"), path.join(dir, "blog/nowhere.md"));
    fs.symlinkSync(path.join(dir, "nothing"), path.join(dir, "blog/.#editing.md"));
    fs.symlinkSync(path.join(dir, "blog/a"), path.join(dir, "blog/b"), "dir");
    expect(brief(await checkFolder(dir))).toEqual([
      "blog/a/index.md:5:1  The link leads to /gone, which is not a page.",
      "blog/b/index.md:5:1  The link leads to /gone, which is not a page.",
      "blog/loop:1:1  The symbolic link leads to a folder that contains it, and so in a circle.",
      "blog/nowhere.md:1:1  The symbolic link leads nowhere, or in a circle of links.",
    ]);
  });

  it("that are Git LFS pointers are named, with the command that downloads them", async () => {
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n";
    const text = dated("image: ./a.png").replace("Text.", "![A](./a.png) [B](./b.pdf)");
    const words = "is a Git LFS pointer: the file itself has not been downloaded.  Run: git lfs pull.";
    expect(await check({ "blog/a.md": text, "blog/a.png": pointer, "blog/b.pdf": pointer })).toEqual([
      `blog/a.md:4:8  The picture ./a.png ${words}`,
      `blog/a.md:6:1  The picture ./a.png ${words}`,
      `blog/a.md:6:15  The file ./b.pdf ${words}`,
    ]);
  });
});

describe("texts", () => {
  it.each<Row>([
    [
      "code that cannot be read",
      { "blog/a.mdx": post("import x from 'react'\n\nSome {text") },
      expect.stringMatching(/^blog\/a\.mdx:7:6 {2}The expression that begins with/),
    ],
    [
      "an import of a document, whether its file exists or not",
      { "docs/a.mdx": `${front("title: A")}\nimport A from "./gone";\n` },
      expect.stringMatching(/^docs\/a\.mdx:6:1 {2}"import A from ".\/gone";" would have to be/),
    ],
    [
      "an empty link",
      { "blog/a.md": post("[x]()") },
      expect.stringMatching(/^blog\/a\.md:5:1 {2}The link is empty\. {2}Expected an address\./),
    ],
    [
      "a dead link to itself",
      { "blog/a.md": post("[x](#gone)") },
      expect.stringMatching(/^blog\/a\.md:5:1 {2}The link leads to #gone, which is not a heading/),
    ],
    [
      "a link to a heading in capital letters",
      { "blog/a.md": post("[x](#SHA-1)\n\n## SHA-1") },
      "blog/a.md:5:1  The link leads to #SHA-1, which is not a heading of this text.  Did you mean #sha-1? Expected the id of a heading.",
    ],
  ])("are reported with %s", reports);

  it("name files that do not exist, for whatever reason", async () => {
    const files = ["./a%00b.pdf", "./a.md/b.pdf", `./${"a".repeat(300)}.pdf`, "./a%zz.pdf", "./b"];
    const pictures = ["./a%00b.png", "./a.md/b.png"];
    const texts = [...files.map((to) => `[x](${to})`), ...pictures.map((to) => `![x](${to})`), "[x](/a%00b)"];
    const messages = [
      ...[...files, ...pictures].map((to) => `The file ${to} does not exist.`),
      "The link leads to /a%00b, which is not a page.",
    ];
    expect(brief(await check({ "blog/a.md": post(...texts), "blog/b/notes.txt": "" }))).toEqual(
      messages.map((message, index) => `blog/a.md:${5 + index}:1  ${message}`),
    );
  });

  it.each([
    [
      "with links to the old kind of anchor, to the top and to themselves",
      '<a name="old"></a>\n\n[a](#old) [b](#top) [c](?page=2) [d](a.md#old)',
    ],
    ["of five megabytes", `${"今日は天気がいいです。".repeat(40)} *Feeling*.\n\n`.repeat(3800)],
    ["of 200 levels of quotes", `${"> ".repeat(200)}deep`],
    ["of 200 levels of lists", Array.from({ length: 200 }, (_, level) => `${"  ".repeat(level)}- deep`).join("\n")],
    ["of 200 levels of emphasis", `${"*_".repeat(100)}deep${"_*".repeat(100)}`],
    ["of 200 levels of tags", `${"<div>".repeat(200)}deep${"</div>".repeat(200)}`],
    ["of 200 levels of brackets", `${"[".repeat(200)}deep${"]".repeat(200)}`],
  ])(
    "%s are read",
    async (_, text) => {
      expect(await check({ "blog/a.md": post(text) })).toEqual([]);
    },
    120_000,
  );
});

describe("headings", () => {
  const project = front("title: X", "description: D.", "date: 2024-01-01");
  const besideTitle = (title: number) =>
    `This is a heading of level 1, but the title above the text is of level ${title}.  Expected ${"#".repeat(title + 1)}, and one more # for the headings below it.`;
  const skipped = (level: number, above: number) =>
    `This is a heading of level ${level}, but the heading or title above it is of level ${above}.  Expected level ${above + 1}, ${"#".repeat(above + 1)}: screen readers list headings by their levels.`;

  it.each<[what: string, file: string, text: string, ...problems: string[]]>([
    ["skips a level", "blog/a.md", post("## A", "#### B", "## C"), `6:1  ${skipped(4, 2)}`],
    ["is the first and skips level 2", "blog/a.md", post("Text.", "", "### A", "### B"), `7:1  ${skipped(3, 1)}`],
    ["skips a level in HTML", "blog/a.md", post("## A", "", "<div><h4>B</h4></div>"), `7:6  ${skipped(4, 2)}`],
    ["skips a level in MDX", "blog/a.mdx", post("## A", "", "<h4>B</h4>"), `7:1  ${skipped(4, 2)}`],
    ["is a second title", "docs/a.md", "# A\n\nText.\n\n# B\n\n## C\n", `5:1  ${besideTitle(1)}`],
    ["is a second title of a project", "projects/x.md", `${project}Text.\n\n# A\n`, `9:1  ${besideTitle(2)}`],
    ["skips a level of a project", "projects/x.md", `${project}#### A\n`, `7:1  ${skipped(4, 2)}`],
    ["is a level below the one above it", "blog/a.md", post("## A", "### B", "#### C", "## D", "### E")],
    ["is the title itself", "blog/a.md", post("# A", "", "## B")],
    ["begins at level 3 in a project", "projects/x.md", `${project}### A\n`],
  ])("one that %s", async (_, file, text, ...problems) => {
    expect(await check({ [file]: text })).toEqual(problems.map((problem) => `${file}:${problem}`));
  });
});

describe("pictures that front matter and data name", () => {
  const RELATIVE = "Expected a path relative to this file.";

  it("are looked for beside the file that names them", async () => {
    const authors = "authors: [{ name: A, image: ./b/cover.png }, { name: B, image: ./b.png }]";
    const files = {
      "blog/a.md": dated("image: ./cover.png"),
      "blog/b/index.md": dated("image: ./cover.png"),
      "blog/b/cover.png": PNG,
      "blog/c.md": dated(authors, "image: ./no.png"),
      "projects/x.md": front("title: X", "description: D.", "date: 2024-01-01", "image: cover.png"),
      "data/authors.yml": "jane:\n  name: Jane\n  image: ./avatars/jane.png\n",
    };
    expect(await check(files)).toEqual([
      `blog/a.md:4:8  The picture ./cover.png does not exist.  ${RELATIVE}`,
      `blog/c.md:4:64  The picture ./b.png does not exist.  ${RELATIVE}`,
      `blog/c.md:5:8  The picture ./no.png does not exist.  ${RELATIVE}`,
      `data/authors.yml:3:10  The picture ./avatars/jane.png does not exist.  ${RELATIVE}`,
      `projects/x.md:5:8  The picture cover.png does not exist.  ${RELATIVE}`,
    ]);
  });

  it("are guessed if their name is misspelt, as are those of texts, and files", async () => {
    const text = "![A lamp](./cover.PNG) [Plan](../b/plann.pdf) [Other](index.pdf)";
    const files = {
      "blog/a/index.md": dated("image: ./Cover.png").replace("Text.", text),
      "blog/a/cover.png": PNG,
      "blog/b/plan.pdf": "",
    };
    expect(await check(files)).toEqual([
      `blog/a/index.md:4:8  The picture ./Cover.png does not exist.  Did you mean ./cover.png? ${RELATIVE}`,
      `blog/a/index.md:6:1  The file ./cover.PNG does not exist.  Did you mean ./cover.png? ${RELATIVE}`,
      `blog/a/index.md:6:24  The file ../b/plann.pdf does not exist.  Did you mean ../b/plan.pdf? ${RELATIVE}`,
      `blog/a/index.md:6:47  The file index.pdf does not exist.  ${RELATIVE}`,
    ]);
  });

  it.each([
    ["blog/a.md", dated("image: ./no.png"), "4:8", "./no.png"],
    ["docs/a.md", front("title: A", "image: no.jpg"), "3:8", "no.jpg"],
    ["blog/a.md", dated("authors: { name: A, image: ./no.png }"), "4:28", "./no.png"],
    ["data/authors.yml", "jane: { name: Jane, image: ./no.jpg }\n", "1:28", "./no.jpg"],
  ])("are errors if the file is no picture, since a build stops at it: %s", async (file, text, at, image) => {
    const dir = makeFolder({ [file]: text, [`${path.dirname(file)}/${path.basename(image)}`]: "<!doctype html>" });
    const { problems } = await findProblems(dir);
    expect(problems).toMatchObject([{ message: `The picture ${image} cannot be read.`, severity: "error" }]);
    expect(`${problems[0]?.line}:${problems[0]?.column}`).toBe(at);
  });

  it("are errors if the file breaks off", async () => {
    const whole = await sharp({ create: { width: 90, height: 90, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const lines = await check({ "blog/a.md": dated("image: ./a.jpg"), "blog/a.jpg": whole.subarray(0, -9) });
    expect(brief(lines)).toEqual(["blog/a.md:4:8  The picture ./a.jpg cannot be read."]);
  });

  const FORMAT = "Expected a PNG, JPEG, WebP, AVIF or TIFF file.";
  const IN_CONTENT =
    "Expected a path relative to this file, to a picture in the content folder: docs/coming-from.md says how to move it.";
  const ELSEWHERE = "Expected a path relative to this file: pages ask no other site for pictures.";

  it.each([
    ["./other.md", "The picture ./other.md", FORMAT],
    ["./cover.svg", "The picture ./cover.svg", FORMAT],
    ["https://a.example/cover.png", "A picture that is on another site", ELSEWHERE],
    ["//a.example/cover.png", "A picture that is on another site", ELSEWHERE],
    ["data:image/png;base64,iVBO", "A picture that is on another site", ELSEWHERE],
    ["/img/cover.png", "A picture whose path begins with a slash", IN_CONTENT],
  ])("are reported if they cannot be shown: %s", async (image, picture, expected) => {
    const files = { "blog/a.md": dated(`image: ${image}`), "blog/other.md": dated(), "blog/cover.svg": "<svg/>" };
    expect(await check(files)).toEqual([`blog/a.md:4:8  ${picture} is not shown.  ${expected}`]);
  });

  it("are reported if an author's cannot be shown", async () => {
    const files = {
      "blog/a.md": dated("authors: { name: Ada, image_url: //a.example/b.png }"),
      "blog/b.md": dated("author: Ada", "author_image_url: /img/ada.png"),
      "data/authors.yml": "zoe: { name: Zoe, imageURL: //a.example/b.png }\n",
    };
    expect(await check(files)).toEqual([
      `blog/a.md:4:34  A picture that is on another site is not shown.  ${ELSEWHERE}`,
      `blog/b.md:5:19  A picture whose path begins with a slash is not shown.  ${IN_CONTENT}`,
      `data/authors.yml:1:29  A picture that is on another site is not shown.  ${ELSEWHERE}`,
    ]);
  });

  it.each(["a.JPG", "a.tif"])("may have any ending of their formats: %s", async (name) => {
    expect(await check({ "blog/a.md": dated(`image: ${name}`), [`blog/${name}`]: PNG })).toEqual([]);
  });
});

describe("addresses that look like those of files", () => {
  it.each([
    ["blog/2024-01-03-to-node.js.md", front("title: A"), 1, "/blog/to-node.js", "to-node-js"],
    ["docs/a.md", front("title: A", "slug: /web/next.JS"), 3, "/docs/web/next.JS", "next-JS"],
    ["pages/vue.js.md", front("title: A"), 1, "/vue.js/", "vue-js"],
  ])("have a warning: %s", async (file, text, line, address, other) => {
    const { problems } = await findProblems(makeFolder({ [file]: text }));
    const message = `The address ${address} looks like that of a file, so links to it open as links to files do.`;
    const expected = `Expected a name or slug without a dot before its last letters, such as ${other}.`;
    expect(problems).toMatchObject([{ line, column: 1, message, expected, severity: "warning" }]);
  });

  it.each(["docs/v1.0.md", "docs/2.x.md"])("are not that of %s", async (file) => {
    expect(await check({ [file]: front("title: A") })).toEqual([]);
  });
});

describe("addresses", () => {
  const keeps = (who: string, moved = "") =>
    `Expected another slug: ${who} keeps the address${moved && `, and this post is at ${moved}`}.`;
  const page = front("title: A");

  it.each<[files: Files, where: string, by: string, moved?: string]>([
    [
      { "blog/a.md": dated("slug: same"), "blog/b.md": dated("slug: Same/") },
      "blog/b.md:4:1  The address /blog/Same",
      "blog/a.md",
      "/blog/2025/03/14/Same",
    ],
    [
      { "pages/about.md": page, "pages/about/index.md": page },
      "pages/about/index.md:1:1  The address /about/",
      "pages/about.md",
    ],
    [{ "pages/blog.md": page }, "pages/blog.md:1:1  The address /blog/", "the list of posts"],
    [{ "pages/Search.md": page }, "pages/Search.md:1:1  The address /Search/", "the search"],
    [{ "pages/index.md": page }, "pages/index.md:1:1  The address /index/", "the home page"],
    [
      { "pages/offline.md": page },
      "pages/offline.md:1:1  The address /offline/",
      "the page for readers without a network",
    ],
    [
      { "pages/shell.md": front("title: A", "slug: /offline-plugin-app-shell-fallback/") },
      "pages/shell.md:3:1  The address /offline-plugin-app-shell-fallback/",
      "an empty page for reading offline",
    ],
    [
      { "blog/archive.md": post() },
      "blog/archive.md:1:1  The address /blog/archive",
      "the archive",
      "/blog/2025/03/14/archive",
    ],
  ])("are compared as the router does: %j", async (files, where, by, moved = "") => {
    expect(await check(files)).toEqual([`${where} is already taken by ${by}.  ${keeps(by, moved)}`]);
  });

  it("are not those of files that Gatsby copies to the place of a page", async () => {
    const stubs = ["static/about.html", "static/other/index.html"];
    const covering = ["static/404.html", "static/about/index.html", "static/index.html"];
    const dir = enterFolder(Object.fromEntries([...stubs, ...covering].map((name) => [name, ""])));
    writeFiles(path.join(dir, "content"), { "pages/about.md": page });
    const names = ["the page for addresses that do not exist", "pages/about.md", "the home page"];
    expect((await findProblems(path.join(dir, "content"))).problems.map(formatProblem)).toEqual(
      covering.map(
        (file, at) =>
          `${file}:1:1  The file takes the place of a page in the built site: ${names[at]}.  Expected one of the two. Rename or delete the other.`,
      ),
    );
  });

  it.each(["blog", "a.html"])("of a rejected text are not judged: %s", async (name) => {
    const lines = await check({ [`pages/${name}.md`]: front("title: A", "titl: 1") });
    expect(lines).toEqual([expect.stringContaining('Unknown key "titl".')]);
  });

  it("of a post are kept by it where the posts of a tag would have them", async () => {
    const taken = "blog/tags/x.md:1:1  The address /blog/tags/x is already taken by the posts of a tag.";
    expect(await check({ "blog/a.md": dated("tags: [x]"), "blog/tags/x.md": post() })).toEqual([
      `${taken}  ${keeps("this file")}`,
    ]);
  });

  it("of two posts both exist, so that links to both lead somewhere", async () => {
    const files = {
      "blog/2024-01-05-weekly.md": "---\ntitle: A\n---\n",
      "blog/2024-01-12-weekly.md": "---\ntitle: B\n---\n",
      "pages/a.md": `${page}[x](/blog/weekly) [y](/blog/2024/01/05/weekly) [z](../blog/2024-01-05-weekly.md)\n`,
    };
    expect(await check(files)).toEqual([
      `blog/2024-01-05-weekly.md:1:1  The address /blog/weekly is already taken by blog/2024-01-12-weekly.md.  ${keeps("blog/2024-01-12-weekly.md", "/blog/2024/01/05/weekly")}`,
    ]);
  });

  it.each([
    ["a/b.html", "The slug ends like the name of a file.  Expected a/b."],
    ["a/RSS.xml/", "The slug ends like the name of a file.  Expected a/RSS."],
    ["x".repeat(201), "The slug has a part that is too long.  Expected at most 200 bytes each."],
    ["語".repeat(70), "The slug has a part that is too long.  Expected at most 200 bytes each."],
  ])("that cannot be built are an error at their line: %s", async (slug, words) => {
    expect(await check({ "blog/a.md": dated(`slug: ${slug}`) })).toEqual([`blog/a.md:4:7  "slug": ${words}`]);
    expect(await check({ "pages/a.md": front("title: A", `slug: ${slug}`) })).toHaveLength(1);
    expect(await check({ "docs/a.md": front("title: A", `slug: /${slug}`) })).toHaveLength(1);
  });

  it.each(["node.5", "a.b/c", "x".repeat(200)])("that only look a little like files are built: %s", async (slug) => {
    expect(await check({ "blog/a.md": dated(`slug: ${slug}`) })).toEqual([]);
  });

  const deep = "{ label: Deep dives, permalink: Deep }";
  const tagged = (tags: string) => dated(`tags: ${tags}`);
  const authors = "jane-doe: { name: A }\njaneDoe: { name: B }\n";
  const takenBy = (first: string, place: string) =>
    `is already taken by ${first}${place}.  Expected another permalink: ${first} keeps the address.`;

  it.each<Row>([
    [
      "two tags",
      { "blog/a.md": tagged("deep"), "blog/b.md": tagged("[x, deep]"), "blog/c.md": tagged(deep) },
      `blog/a.md:4:7  The address /blog/tags/deep of the tag "deep" ${takenBy('the tag "Deep dives"', " (blog/c.md:4:16)")}`,
    ],
    [
      "two tags of the documentation",
      { "docs/a.md": front("title: A", "tags: deep"), "docs/b.md": front("title: A", `tags: ${deep}`) },
      `docs/b.md:3:16  The address /docs/tags/Deep of the tag "Deep dives" ${takenBy('the tag "deep"', " (docs/a.md:3:7)")}`,
    ],
    [
      "three authors",
      { "data/authors.yml": `${authors}zoe: { name: C, page: { permalink: Jane-Doe } }\nan: { name: D }\n` },
      ...["2:1  The address /blog/authors/jane-doe", "3:1  The address /blog/authors/Jane-Doe"].map(
        (route, index) =>
          `data/authors.yml:${route} of the author "${["janeDoe", "zoe"][index]}" ${takenBy('the author "jane-doe"', " (data/authors.yml:1:1)")}`,
      ),
    ],
    [
      "a tag and a further page of another",
      {
        ...Object.fromEntries([...Array(11).keys()].map((day) => [`blog/${day}.md`, tagged("x")])),
        "blog/a.md": front("title: A", "date: 2024-03-14", "tags: { label: Y, permalink: x/page/2 }"),
      },
      `blog/a.md:4:16  The address /blog/tags/x/page/2 of the tag "Y" ${takenBy("the posts of a tag", "")}`,
    ],
  ])("are reported if they are of %s", reports);

  it("of drafts and authors without a page are free", async () => {
    const files = {
      "blog/z.md": front("title: A", "date: 2025-03-15", "slug: same", "draft: true", "tags: deep"),
      "blog/b.md": front("title: A", "date: 2099-03-14", "slug: same"),
      "blog/c.md": dated("slug: same", `tags: ${deep}`).replace("Text.", '<a id="here">Text</a>.'),
      "blog/d.md": linksTo("/blog/same#here"),
      "data/authors.yml": "jane-doe: { name: A }\njaneDoe: { name: B, page: false }\n",
    };
    expect(await check(files)).toEqual([]);
  });
});

describe("old addresses of texts", () => {
  const old = (...addresses: string[]) => dated(`redirect_from: [${addresses.join(", ")}]`);

  it("are reported if something else has them", async () => {
    const files = {
      "blog/a.md": old("/2019/a", "/2019/a.html", "/about/", "/old", "/rss.xml", "/icon.svg", "/icons"),
      "pages/about.md": front("title: A"),
      "pages/b.md": front("title: B", "redirect_from: [/old/, /old/]"),
    };
    const taken = (place: string, address: string, by: string) =>
      `${place}  The old address ${address} is already taken by ${by}.  Expected an address at which there is nothing else.`;
    expect(await check(files)).toEqual([
      taken("blog/a.md:4:26", "/2019/a.html", "blog/a.md"),
      taken("blog/a.md:4:40", "/about/", "pages/about.md"),
      expect.stringMatching(/^blog\/a\.md:4:\d+ {2}"redirect_from\.4": The old address ends like the name of a file\./),
      taken("blog/a.md:4:65", "/icon.svg", "the file static/icon.svg"),
      taken("pages/b.md:3:17", "/old/", "blog/a.md"),
    ]);
  });

  const doc = front("title: A", "redirect_from: [/old, /docs/1.0/old]");
  it.each<Row>([
    [
      "be those of copies in other versions",
      {
        ...{ "docs/a.md": doc, "docs-versions/2.0/a.md": doc, "docs-versions/1.0/a.md": doc },
        "data/versions.yml": 'versions: [{ name: "2.0" }, { name: "1.0" }]\n',
      },
    ],
    [
      "be the text's own with .html, which hosts know anyway",
      { "blog/a.md": old("/blog/a.html", "/2019/a/index.html") },
    ],
    ["hold dots", { "blog/a.md": old("/functions/collections.Reverse", "/old/node.js/", "/2019/b.html/") }],
  ])("may %s", reports);

  it.each(["old", "https://x.example/a", "/a?b", "/a b", "//a", "/a/../b", "/*"])(
    "are paths: %j is none",
    async (value) => {
      const lines = await check({ "blog/a.md": dated(`redirect_from: "${value}"`) });
      expect(lines).toEqual([expect.stringMatching(/^blog\/a\.md:4:16 {2}"redirect_from": The old address /)]);
    },
  );
});

it("reports broken links and taken addresses with the severity of the settings", async () => {
  const files = {
    "data/site.yml": "checks: { links: error, duplicateRoutes: error }\n",
    "data/authors.yml": "jane-doe: { name: A }\njaneDoe: { name: B }\n",
    "blog/a.md": linksTo("b.md#gone", "/gone", "draft.md", "#gone"),
    "blog/b.md": post(),
    "blog/draft.md": dated("draft: true"),
  };
  const { problems } = await findProblems(makeFolder(files));
  expect(problems.map(({ severity, line }) => [severity, line])).toEqual(
    [5, 6, 7, 8, 2].map((line) => ["error", line]),
  );
});

describe("links to a place in another page", () => {
  const target = post("## First part", "", "## Second {#two}", "", 'A <span id="here">place</span>.');
  const project = front("title: P", "description: D", "date: 2025-01-01").replace("Text.", "## Why {#why}");

  it("may name a heading, an id, an anchor, and the part that every page has", async () => {
    const links = ["/blog/b#first-part", "/blog/b/#two", "./b.md#two", "b.md#here", "/blog/b#main"];
    expect(await check({ "blog/a.md": linksTo(...links), "blog/b.md": target })).toEqual([]);
  });

  it("may name a project, a heading of one, a year and a letter", async () => {
    const links = ["/projects/#cue", "/projects#why", "/blog/archive#2025", "/blog/tags#A", "/blog#main"];
    const files = { "projects/cue.md": project, "blog/b.md": dated("tags: A") };
    expect(await check({ ...files, "blog/a.md": linksTo(...links) })).toEqual([]);
  });

  it("are reported for each address of a page", async () => {
    const files = { "docs/intro.md": front("title: A"), "pages/contact.md": front("title: A") };
    const links = ["/docs#gone", "/docs/intro#gone", "/contact/contact#gone", "/contact/#gone"];
    const lines = await check({ ...files, "blog/a.md": linksTo(...links) });
    expect(lines.map((line) => line.split(",")[0])).toEqual(
      links.map((to, index) => `blog/a.md:${5 + index}:1  The link leads to ${to}`),
    );
  });

  it("are not judged if a mistake of that text may hide it", async () => {
    const files = { "blog/a.md": post("[x](/blog/b#own) [y](b.mdx#own)"), "blog/b.mdx": post("## Part {#own") };
    expect((await check(files)).map((line) => line.split("  ")[0])).toEqual(["blog/b.mdx:5:9"]);
  });

  it.each([
    ["/blog/b#frst-part", "frst-part", "Did you mean #first-part?"],
    ["/blog/b.html#frst-part", "frst-part", "Did you mean #first-part?"],
    ["./b.md#frst-part", "frst-part", "Did you mean #first-part?"],
    ["/projects/#cu", "cu", "Did you mean #cue?"],
    ["/blog#x", "x", "Expected the id of a heading of that page."],
    ["/#x", "x", "Expected the id of a heading of that page."],
  ])("are reported if nothing has the id: %s", async (to, id, expected) => {
    expect(await check({ "blog/a.md": linksTo(to), "blog/b.md": target, "projects/cue.md": project })).toEqual([
      `blog/a.md:5:1  The link leads to ${to}, where nothing has the id ${id}.  ${expected}`,
    ]);
  });
});

describe("links to pages", () => {
  it("in the settings may lead to an absent section, a file, a place on a page and other sites", async () => {
    const items = ["/docs/intro", "/projects/#x", "/resume/", "/blog/rss.xml", "/blog?x#main", "/#top", "//a.example"];
    const links = items.map((to) => `    - { label: A, to: '${to}' }`);
    const lines = ["navbar:", "  left:", ...links, "    - { label: A, href: 'https://a.example' }"];
    expect(await check({ "data/site.yml": lines.join("\n"), "blog/a.md": post() })).toEqual([]);
  });

  it("in documents may have the addresses that the tags file gives to tags", async () => {
    const tags = ["c-plus-plus", "c-sharp", "ruby", "own"].map((slug) => `[x](/docs/tags/${slug})`);
    const files = {
      "data/tags.yml": "c++: { label: C++, permalink: c-plus-plus }\nc#: { permalink: c-sharp }\n",
      "docs/a.md": front("title: A", "tags: [C++, c#, Ruby, { label: C++, permalink: own }]") + tags.join("\n"),
    };
    expect(await check(files)).toEqual([]);
  });

  const TEXTS = {
    "blog/lamps.md": front("title: Lamps", "date: 2025-03-14", "tags: Ropes"),
    "docs/cables.md": front("title: Cables"),
    "docs/cli/patch.md": front("title: Patch"),
  };
  it.each([
    ["/lamps/", "Did you mean /blog/lamps? "],
    ["/2019/10/lamps", "Did you mean /blog/lamps? "],
    ["/posts/lamps", "Did you mean /blog/lamps? "],
    ["/posts/2019-10-07_lamps/", "Did you mean /blog/lamps? "],
    ["/cables", "Did you mean /docs/cables? "],
    ["/cli/patch", "Did you mean /docs/cli/patch? "],
    ["/cli/01-patch.md", "Did you mean /docs/cli/patch? "],
    ["/tags/ropes/", "Did you mean /blog/tags/ropes? "],
    ["/blog/lmaps", "Did you mean /blog/lamps? "],
    ["/docs/cable", "Did you mean /docs/cables? "],
    ["/blog/tags/rope", "Did you mean /blog/tags/ropes? "],
    ["/gone/", ""],
    ["/indx", ""],
    ["/blog/page/2#x", ""],
    ["/2019/10/07/lamps.html", "Did you mean /blog/lamps? "],
    ["/docs/old/cables/index.html", "Did you mean /docs/cables? "],
    ["/posts/2019-10-07-lamps.md", "Did you mean /blog/lamps? "],
    ["/blog/gone.html", ""],
  ])("are guessed if they have the address of another tool: %s", async (to, guess) => {
    const orFile = /\.(?:html|md)$/.test(to) ? ", or a file in static/" : "";
    expect(await check({ ...TEXTS, "blog/b.md": linksTo(to) })).toEqual([
      `blog/b.md:5:1  The link leads to ${to.replace("#x", "")}, which is not a page.  ${guess}Expected an address of this site${orFile}.`,
    ]);
  });

  it.each([
    ["./install.md", "Did you mean ./02-install.md? "],
    ["../docs/02-instal.md", "Did you mean ../docs/02-install.md? "],
    ["v8.md", "Did you mean v8.mdx? "],
    ["./uses.md", ""],
    ["./gone/install.md", ""],
  ])("are guessed if they name a missing file: %s", async (to, guess) => {
    const names = ["docs/02-install.md", "docs/v7.md", "docs/v8.mdx"];
    const texts = Object.fromEntries(names.map((name) => [name, front("title: Install")]));
    expect(await check({ ...texts, "docs/a.md": `[x](${to})` })).toEqual([
      `docs/a.md:1:1  The link leads to ${to}, which is not a page of this site.  ${guess}Expected the path of a Markdown file.`,
    ]);
  });

  it("are guessed if their path begins in the folder of the section or of the site", async () => {
    const links = "[x](cues/go.md) [y](02-install.md) [z](@site/docs/02-install.md)";
    const files = { "docs/02-install.md": front("title: Install"), "docs/cues/go.md": front("title: Go") };
    const guesses = (await check({ ...files, "docs/cues/a.md": links })).map((line) => line.split("  ")[2]);
    expect(guesses).toEqual(
      ["./go.md", "../02-install.md", "../02-install.md"].map(
        (path) => `Did you mean ${path}? Expected the path of a Markdown file.`,
      ),
    );
  });

  it("may name a text without its ending, also with a fragment, and are guessed otherwise", async () => {
    const links = "[x](./other) [y](./folder/#part) [z](..) [p](./other#gone) [h](./other.html)";
    const files = {
      "docs/a.md": front("title: A").replace("Text.", links),
      "docs/other.md": front("title: B"),
      "docs/folder/index.md": `${front("title: C")}\n## Part\n`,
    };
    expect((await check(files)).map((line) => line.replace(/\(.*/, ""))).toEqual([
      "docs/a.md:4:34  The file .. does not exist.  Did you mean /docs? Expected a path relative to this file, or an address of this site.",
      "docs/a.md:4:42  The link leads to ./other#gone, where nothing has the id gone.  Expected the id of a heading of that page.",
      "docs/a.md:4:60  The file ./other.html does not exist.  Did you mean the text ./other.md? Expected a path relative to this file.",
    ]);
  });

  it("are guessed if they are relative to the page's own address, or hold a template", async () => {
    const files = {
      "blog/a.md": linksTo("../lamp/", "lamp", "../../2024/lamp", "{{site.url}}/lamp", "<{% post_url lamp %}>"),
      "blog/lamp.md": post("Text"),
      "docs/guide/cue/index.md": `${front("title: A")}\n[x](../../lamps/rope)\n`,
      "docs/lamps/rope.md": front("title: B"),
      "docs/proto/index.md": `${front("title: C")}\n[x](./proto/tools)\n`,
      "docs/proto/tools.md": front("title: D"),
    };
    const relative = "Expected a path relative to this file, or an address of this site.";
    const template = "Expected the address written out: the site runs no templates.";
    expect((await check(files)).map((line) => line.replace(/^\S+ {2}/, ""))).toEqual([
      `The file ../lamp/ does not exist.  Did you mean /blog/lamp? ${relative}`,
      `The file ../../2024/lamp does not exist.  Did you mean /blog/lamp? ${relative}`,
      `The file {{site.url}}/lamp does not exist.  ${template}`,
      `The file {% post_url lamp %} does not exist.  ${template}`,
      `The file ./proto/tools does not exist.  Did you mean /docs/proto/tools? ${relative}`,
    ]);
  });
});

describe("links to files of the site", () => {
  it.each([
    ...["/resume.pdf", "/docs/1.0", "/pictures/a.png", "/a%00.pdf"],
    ...["/blog/typo.md", "/pages/c.md", "/downloads/data.json", "/styles/none.css", "/blog/tags/none/rss.xml"],
    ...["/static/plan.pdf", "/cards/nope.jpg", "/cards/blog/nope.jpg"],
  ])("are reported if neither static/ nor the build has them: %s", async (to) => {
    expect(await check({ "blog/a.md": linksTo(to) })).toEqual([
      `blog/a.md:5:1  The link leads to ${to}, which is not a page.  Expected an address of this site, or a file in static/.`,
    ]);
  });

  it("may lead to what static/ has, to what the build writes and to the names of a host", async () => {
    const links = [
      ...["/icon.svg", "/screenshots/wide.webp", "/blog/rss.xml", "/blog/a.md", "/cards.jpg", "/blog/a.html"],
      ...["/cards/blog/a.jpg", "/static/0123456789abcdef/plan.pdf"],
      ...["/blog/a/index.html", "/index.html", "/404.html", "/blog.html"],
      ...["/robots.txt", "/llms.txt", "/.well-known/security.txt", "/sitemap-index.xml", "/sitemap-0.xml"],
      ...["/opensearch.xml", "/addresses.json", "/manifest.webmanifest", "/rss.xml", "/feed.json", "/sitemap.xml"],
      ...["/blog/feed.json", "/blog/tags/x/atom.xml", "/search/manifest.json"],
    ];
    expect(await check({ "blog/a.md": linksTo(...links).replace("title: A", "title: A\ntags: x") })).toEqual([]);
  });
});

describe("a rejected text", () => {
  const wrong = (...lines: string[]) => ["---", "title: A", "wrong: 1", ...lines, "---", "", "## Part", ""].join("\n");
  const broken = {
    "blog/2025-03-14-b.md": wrong("tags: only-here"),
    "docs/guide/b.md": wrong(),
    "pages/b.md": wrong(),
    "projects/b.md": wrong("description: D."),
    "data/resume.yml": "basics: 5\n",
    "blog/2025-03-14-endless.md": "---\ntitle: A\n",
    "blog/2025-03-14-binary.md": Buffer.from([0]),
  };
  /** The problems of a post with these links. */
  const problemsOf = async (links: readonly string[], files = {}) => {
    const lines = await check({ ...broken, ...files, "blog/2025-03-14-a.md": linksTo(...links) });
    return lines.filter((line) => line.startsWith("blog/2025-03-14-a.md")).map((line) => line.split("  ")[1]);
  };

  it("may be the target of links", async () => {
    const links = [
      ...["./2025-03-14-b.md", "/blog/b", "../docs/guide/b.md", "/docs/guide/b#part", "/docs/category/guide"],
      ...["../pages/b.md#part", "/b/", "../projects/b.md", "/projects/", "/blog/tags/only-here"],
      ...["./2025-03-14-endless.md", "/blog/binary", "/resume/"],
    ];
    expect(await problemsOf(links)).toEqual([]);
  });

  it("is a target as it will be once it is fixed", async () => {
    const links = ["/blog/b#prt", "/c/", "/c/index.html", "./c.md"];
    expect(await problemsOf(links, { "pages/c.md": wrong("draft: true") })).toEqual([
      "The link leads to /blog/b#prt, where nothing has the id prt.",
      "The link leads to /c/, which is a draft: it is not in the built site.",
      "The link leads to /c/index.html, which is a draft: it is not in the built site.",
      "The link leads to ./c.md, which is not a page of this site.",
    ]);
  });

  it("has its own links and mistakes reported, but not those that depend on its state", async () => {
    const files = {
      "pages/a.mdx": "---\ntitle: A\ntitl: 1\n---\n[x](/c/) [y](/gone/) [z](./gone.md)\n\nOne {two\n",
      "pages/b.md": "---\ntitle: A\ndraft: 1\n---\n[x](/c/)\n",
      "pages/c.md": "---\ntitle: A\ndraft: true\n---\n",
    };
    expect(brief(await check(files))).toEqual([
      'pages/a.mdx:3:1  Unknown key "titl".',
      "pages/a.mdx:5:1  The link leads to /c/, which is a draft: it is not in the built site.",
      "pages/a.mdx:5:10  The link leads to /gone/, which is not a page.",
      "pages/a.mdx:5:22  The link leads to ./gone.md, which is not a page of this site.",
      "pages/a.mdx:7:5  The expression that begins with this brace is not closed.",
      'pages/b.md:3:8  "draft" has the wrong type.',
    ]);
  });
});
