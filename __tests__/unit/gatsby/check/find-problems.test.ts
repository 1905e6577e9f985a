import fs from "node:fs";
import path from "node:path";
import { findProblems } from "../../../../src/gatsby/check/find-problems";
import { linesOf, makeFolder } from "../../../stand-ins/content-folder";

const checkFolder = async (dir: string) => linesOf(dir, (await findProblems(dir)).problems);
const check = (files: Record<string, string | Buffer>) => checkFolder(makeFolder(files));

const post = (...text: string[]) => ["---", "title: A", "date: 2025-03-14", "---", ...text, ""].join("\n");
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const front = (...lines: string[]) => ["---", ...lines, "---", "Text.", ""].join("\n");

describe("files", () => {
  it.each([
    ["empty", "\n", /^blog\/a\.md:1:1 {2}The file is empty\. {2}Expected front matter and a text\.$/],
    [
      "binary",
      Buffer.from([0x49, 0x50, 0, 10, 0]),
      /^blog\/a\.md:1:3 {2}The file is not text\. {2}Expected text in UTF-8\.$/,
    ],
    [
      "in Latin-1",
      Buffer.from("---\ntitle: Caf\u00e9\n---\n", "latin1"),
      /^blog\/a\.md:2:11 {2}The file is not encoded in UTF-8\. {2}Expected text in UTF-8\.$/,
    ],
  ])("%s are refused with a place", async (_, bytes, line) => {
    const lines = await check({ "blog/a.md": bytes });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  it("with a byte order mark and with Windows' ends of lines are read, and placed as any", async () => {
    const text = `\uFEFF${post("[gone](/gone)")}`.replace(/\n/g, "\r\n");
    expect(await check({ "blog/a.md": text })).toEqual([
      "blog/a.md:5:1  The link leads to /gone, which is not a page.  Expected a path of this site.",
    ]);
  });

  it("that link in a circle or nowhere are named, and others are followed", async () => {
    const dir = makeFolder({ "blog/a/index.md": post("[gone](/gone)") });
    fs.symlinkSync(path.join(dir, "blog"), path.join(dir, "blog/loop"), "dir");
    fs.symlinkSync(path.join(dir, "nothing"), path.join(dir, "blog/nowhere.md"));
    fs.symlinkSync(path.join(dir, "nothing"), path.join(dir, "blog/.#editing.md"));
    fs.symlinkSync(path.join(dir, "blog/a"), path.join(dir, "blog/b"), "dir");
    expect((await checkFolder(dir)).map((line) => line.split("  ").slice(0, 2).join("  "))).toEqual([
      "blog/a/index.md:5:1  The link leads to /gone, which is not a page.",
      "blog/b/index.md:5:1  The link leads to /gone, which is not a page.",
      "blog/loop:1:1  The symbolic link leads to a folder that contains it, and so in a circle.",
      "blog/nowhere.md:1:1  The symbolic link leads nowhere, or in a circle of links.",
    ]);
  });

  it("whose names differ only in case are refused, since other systems keep one of them", async () => {
    const lines = await check({
      "blog/Photo.png": "",
      "blog/photo.png": "",
      "data/Notes.yml": "",
      "data/notes.yml": "",
    });
    expect(lines).toEqual([
      "blog/photo.png:1:1  The name differs from blog/Photo.png only in upper and lower case.  Expected another name: macOS and Windows keep only one of the two files.",
      "data/notes.yml:1:1  The name differs from data/Notes.yml only in upper and lower case.  Expected another name: macOS and Windows keep only one of the two files.",
    ]);
  });

  it("with a front matter of a megabyte are refused, and nothing else is said of them", async () => {
    const text = ["---", "title: A", "date: 2025-03-14", `description: ${"word ".repeat(210_000)}`, "---", "Text."];
    expect(await check({ "blog/a.md": text.join("\n") })).toEqual([
      "blog/a.md:1:1  The front matter has 1050040 characters, which is too long.  Expected at most 100000 characters. Put the text below the second line of three hyphens.",
    ]);
  });

  it.each(["data/site.yml", "data/authors.yml", "data/versions.yml", "docs/a/_category_.yml"])(
    "may not be a folder: %s",
    async (name) => {
      expect(await check({ [`${name}/notes.txt`]: "" })).toEqual([
        `${name}:1:1  ${name} is a folder.  Expected a file.`,
      ]);
    },
  );

  it("whose name has a meaning in an address are refused", async () => {
    const [line] = await check({ "blog/c#.md": post() });
    expect(line).toMatch(/^blog\/c#\.md:1:1 {2}The address \/blog\/c# would hold characters/);
  });
});

describe("texts", () => {
  it.each([
    [
      "code that cannot be read",
      "a.mdx",
      "import x from 'react'\n\nSome {text",
      /^blog\/a\.mdx:7:6 {2}The expression that begins with/,
    ],
    ["an empty link", "a.md", "[x]()", /^blog\/a\.md:5:1 {2}The link is empty\. {2}Expected an address\./],
    [
      "a dead link to itself",
      "a.md",
      "[x](#gone)",
      /^blog\/a\.md:5:1 {2}The link leads to #gone, which is not a heading/,
    ],
    [
      "a link to a heading in capital letters",
      "a.md",
      "[x](#SHA-1)\n\n## SHA-1",
      /^blog\/a\.md:5:1 {2}The link leads to #SHA-1, which is not a heading of this text\. {2}Did you mean #sha-1\? Expected the id of a heading\.$/,
    ],
  ])("with %s", async (_, name, text, line) => {
    const lines = await check({ [`blog/${name}`]: post(text) });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  it("name what is not there, whatever keeps it from being there", async () => {
    const files = ["./a%00b.pdf", "./a.md/b.pdf", `./${"a".repeat(300)}.pdf`, "./a%zz.pdf", "./b"];
    const pictures = ["./a%00b.png", "./a.md/b.png"];
    const texts = [...files.map((to) => `[x](${to})`), ...pictures.map((to) => `![x](${to})`), "[x](/a%00b)"];
    const missing = [...files, ...pictures].map((to) => `The file ${to} does not exist.`);
    const lines = await check({ "blog/a.md": post(...texts), "blog/b/notes.txt": "" });
    expect(lines.map((line) => line.split("  ").slice(0, 2))).toEqual(
      [...missing, "The link leads to /a%00b, which is not a page."].map((words, index) => [
        `blog/a.md:${5 + index}:1`,
        words,
      ]),
    );
  });

  it("may link to the old kind of anchor, to the top and to themselves", async () => {
    const text = '<a name="old"></a>\n\n[a](#old) [b](#top) [c](?page=2) [d](a.md#old)';
    expect(await check({ "blog/a.md": post(text) })).toEqual([]);
  });

  it("of five megabytes are read", async () => {
    const paragraph = `${"A sentence of some length that says what there is to say, with *feeling* now and then. ".repeat(8)}\n\n`;
    expect(await check({ "blog/a.md": post(paragraph.repeat(Math.ceil(5_000_000 / paragraph.length))) })).toEqual([]);
  }, 120_000);

  it.each([
    ["quotes", `${"> ".repeat(200)}deep`],
    ["lists", Array.from({ length: 200 }, (_, level) => `${"  ".repeat(level)}- deep`).join("\n")],
    ["emphasis", `${"*_".repeat(100)}deep${"_*".repeat(100)}`],
    ["tags", `${"<div>".repeat(200)}deep${"</div>".repeat(200)}`],
    ["brackets", `${"[".repeat(200)}deep${"]".repeat(200)}`],
  ])("of 200 levels of %s are read", async (_, text) => {
    expect(await check({ "blog/a.md": post(text) })).toEqual([]);
  });
});

describe("headings", () => {
  const project = front("title: X", "description: D.", "date: 2024-01-01");
  const besideTitle = (title: number) =>
    `This is a heading of level 1, but the title above the text is of level ${title}.  Expected ${"#".repeat(title + 1)}, and one more # for the headings below it.`;
  const skipped = (level: number, above: number) =>
    `This is a heading of level ${level}, but the heading or title above it is of level ${above}.  Expected level ${above + 1}, ${"#".repeat(above + 1)}: screen readers list headings by their levels.`;

  it.each([
    ["skips a level", "blog/a.md", post("## A", "#### B", "## C"), [`6:1  ${skipped(4, 2)}`]],
    ["is the first and skips level 2", "blog/a.md", post("Text.", "", "### A", "### B"), [`7:1  ${skipped(3, 1)}`]],
    ["skips a level in HTML", "blog/a.md", post("## A", "", "<div><h4>B</h4></div>"), [`7:6  ${skipped(4, 2)}`]],
    ["skips a level in MDX", "blog/a.mdx", post("## A", "", "<h4>B</h4>"), [`7:1  ${skipped(4, 2)}`]],
    ["is a second title", "docs/a.md", "# A\n\nText.\n\n# B\n\n## C\n", [`5:1  ${besideTitle(1)}`]],
    ["is a second title of a project", "projects/x.md", `${project}Text.\n\n# A\n`, [`9:1  ${besideTitle(2)}`]],
    ["skips a level of a project", "projects/x.md", `${project}#### A\n`, [`7:1  ${skipped(4, 2)}`]],
  ])("that %s has a warning", async (_, file, text, problems) => {
    expect(await check({ [file]: text })).toEqual(problems.map((problem) => `${file}:${problem}`));
  });

  it.each([
    ["blog/a.md", post("## A", "### B", "#### C", "## D", "### E")],
    ["blog/a.md", post("# A", "", "## B")],
    ["projects/x.md", `${project}### A\n`],
  ])("that skip no level have none: %s", async (file, text) => {
    expect(await check({ [file]: text })).toEqual([]);
  });
});

it("says which files are Git LFS pointers, and how to get what they stand for", async () => {
  const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n";
  const files = {
    "blog/a.md": front("title: A", "date: 2025-03-14", "image: ./a.png").replace("Text.", "![A](./a.png) [B](./b.pdf)"),
    ...{ "blog/a.png": pointer, "blog/b.pdf": pointer },
  };
  const words = "is a Git LFS pointer: the file itself has not been downloaded.  Run: git lfs pull.";
  expect(await check(files)).toEqual([
    `blog/a.md:4:8  The picture ./a.png ${words}`,
    `blog/a.md:6:1  The picture ./a.png ${words}`,
    `blog/a.md:6:15  The file ./b.pdf ${words}`,
  ]);
});

it("pictures that front matter and data name are looked for beside the file that names them", async () => {
  const files = {
    "blog/a.md": front("title: A", "date: 2025-03-14", "image: ./cover.png"),
    "blog/b/index.md": front("title: B", "date: 2025-03-14", "image: ./cover.png"),
    "blog/b/cover.png": PNG,
    "blog/c.md": front(
      "title: C",
      "date: 2025-03-14",
      "authors: [{ name: A, image: ./b/cover.png }, { name: B, image: ./b.png }]",
      "image: ./no.png",
    ),
    "projects/x.md": front("title: X", "description: D.", "date: 2024-01-01", "image: cover.png"),
    "data/authors.yml": "jane:\n  name: Jane\n  image: ./avatars/jane.png\n",
  };
  const expected = "Expected a path relative to this file.";
  expect(await check(files)).toEqual([
    `blog/a.md:4:8  The picture ./cover.png does not exist.  ${expected}`,
    `blog/c.md:4:64  The picture ./b.png does not exist.  ${expected}`,
    `blog/c.md:5:8  The picture ./no.png does not exist.  ${expected}`,
    `data/authors.yml:3:10  The picture ./avatars/jane.png does not exist.  ${expected}`,
    `projects/x.md:5:8  The picture cover.png does not exist.  ${expected}`,
  ]);
});

it("names the file that a picture or link with a misspelt name may mean", async () => {
  const front = ["---", "title: A", "date: 2025-03-14", "image: ./Cover.png", "---", ""].join("\n");
  const files = {
    "blog/a/index.md": `${front}\n![A lamp](./cover.PNG) [Plan](../b/plann.pdf) [Other](index.pdf)\n`,
    "blog/a/cover.png": PNG,
    "blog/b/plan.pdf": "",
  };
  const expected = "Expected a path relative to this file.";
  expect(await check(files)).toEqual([
    `blog/a/index.md:4:8  The picture ./Cover.png does not exist.  Did you mean ./cover.png? ${expected}`,
    `blog/a/index.md:7:1  The file ./cover.PNG does not exist.  Did you mean ./cover.png? ${expected}`,
    `blog/a/index.md:7:24  The file ../b/plann.pdf does not exist.  Did you mean ../b/plan.pdf? ${expected}`,
    `blog/a/index.md:7:47  The file index.pdf does not exist.  ${expected}`,
  ]);
});

describe("covers that cannot be shown", () => {
  it.each([
    ["blog/a.md", front("title: A", "date: 2025-03-14", "image: ./no.png"), "4:8", "./no.png"],
    ["docs/a.md", front("title: A", "image: no.jpg"), "3:8", "no.jpg"],
    ["blog/a.md", front("title: A", "date: 2025-03-14", "authors: { name: A, image: ./no.png }"), "4:28", "./no.png"],
    ["data/authors.yml", "jane: { name: Jane, image: ./no.jpg }\n", "1:28", "./no.jpg"],
  ])("are errors where the file is no picture, since a build stops at it: %s", async (file, text, at, image) => {
    const dir = makeFolder({ [file]: text, [`${path.dirname(file)}/${path.basename(image)}`]: "<!doctype html>" });
    const { problems } = await findProblems(dir);
    expect(problems).toMatchObject([{ message: `The picture ${image} cannot be read.`, severity: "error" }]);
    expect(`${problems[0]?.line}:${problems[0]?.column}`).toBe(at);
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
  ])("are reported: %s", async (image, picture, expected) => {
    const files = {
      "blog/a.md": front("title: A", "date: 2025-03-14", `image: ${image}`),
      "blog/other.md": front("title: B", "date: 2025-03-14"),
      "blog/cover.svg": "<svg/>",
    };
    expect(await check(files)).toEqual([`blog/a.md:4:8  ${picture} is not shown.  ${expected}`]);
  });

  it("are reported of authors too", async () => {
    const [own, older] = ["authors: { name: Ada, image_url: //a.example/b.png }", "author_image_url: /img/ada.png"];
    const files = {
      "blog/a.md": front("title: A", "date: 2025-03-14", own),
      "blog/b.md": front("title: A", "date: 2025-03-14", "author: Ada", older),
      "data/authors.yml": "zoe: { name: Zoe, imageURL: //a.example/b.png }\n",
    };
    expect(await check(files)).toEqual([
      `blog/a.md:4:34  A picture that is on another site is not shown.  ${ELSEWHERE}`,
      `blog/b.md:5:19  A picture whose path begins with a slash is not shown.  ${IN_CONTENT}`,
      `data/authors.yml:1:29  A picture that is on another site is not shown.  ${ELSEWHERE}`,
    ]);
  });

  it.each(["a.JPG", "a.tif"])("are not those of the kind of %s", async (name) => {
    const files = { "blog/a.md": front("title: A", "date: 2025-03-14", `image: ${name}`), [`blog/${name}`]: PNG };
    expect(await check(files)).toEqual([]);
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
  const slug = (value: string) => front("title: A", "date: 2025-03-14", `slug: ${value}`);
  const keeps = (who: string, moved: string) =>
    `Expected another slug: ${who} keeps the address${moved === "" ? "" : `, and this post is at ${moved}`}.`;
  const page = front("title: A");

  it.each<[files: Record<string, string>, where: string, by: string, moved?: string]>([
    [
      { "blog/a.md": slug("same"), "blog/b.md": slug("Same/") },
      "blog/b.md:4:1  The route /blog/Same",
      "blog/a.md",
      "/blog/2025/03/14/Same",
    ],
    [
      { "pages/about.md": page, "pages/about/index.md": page },
      "pages/about/index.md:1:1  The route /about/",
      "pages/about.md",
    ],
    [{ "pages/blog.md": page }, "pages/blog.md:1:1  The route /blog/", "the list of posts"],
    [{ "pages/Search.md": page }, "pages/Search.md:1:1  The route /Search/", "the search"],
    [
      { "blog/archive.md": post() },
      "blog/archive.md:1:1  The route /blog/archive",
      "the archive",
      "/blog/2025/03/14/archive",
    ],
  ])("are compared as the router does: %j", async (files, where, by, moved = "") => {
    expect(await check(files)).toEqual([`${where} is already taken by ${by}.  ${keeps(by, moved)}`]);
  });

  it.each(["blog", "a.html"])("of a refused text are not judged: %s", async (name) => {
    const lines = await check({ [`pages/${name}.md`]: front("title: A", "titl: 1") });
    expect(lines).toEqual([expect.stringContaining('Unknown key "titl".')]);
  });

  it("of a post are kept by it where the posts of a tag would have them", async () => {
    const files = { "blog/a.md": front("title: A", "date: 2025-03-14", "tags: [x]"), "blog/tags/x.md": post() };
    const taken = "blog/tags/x.md:1:1  The route /blog/tags/x is already taken by the posts of a tag.";
    expect(await check(files)).toEqual([`${taken}  ${keeps("this file", "")}`]);
  });

  it("of two posts are both there, so that links to both lead somewhere", async () => {
    const files = {
      "blog/2024-01-05-weekly.md": "---\ntitle: A\n---\n",
      "blog/2024-01-12-weekly.md": "---\ntitle: B\n---\n",
      "pages/a.md": `${page}[x](/blog/weekly) [y](/blog/2024/01/05/weekly) [z](../blog/2024-01-05-weekly.md)\n`,
    };
    expect(await check(files)).toEqual([
      `blog/2024-01-05-weekly.md:1:1  The route /blog/weekly is already taken by blog/2024-01-12-weekly.md.  ${keeps("blog/2024-01-12-weekly.md", "/blog/2024/01/05/weekly")}`,
    ]);
  });

  it.each([
    ["a/b.html", "The slug ends like the name of a file.  Expected a/b."],
    ["a/RSS.xml/", "The slug ends like the name of a file.  Expected a/RSS."],
    ["x".repeat(201), "The slug has a part that is too long.  Expected at most 200 bytes each."],
    ["語".repeat(70), "The slug has a part that is too long.  Expected at most 200 bytes each."],
  ])("that cannot be built are an error at their line: %s", async (value, words) => {
    expect(await check({ "blog/a.md": slug(value) })).toEqual([`blog/a.md:4:7  "slug": ${words}`]);
    expect(await check({ "pages/a.md": front("title: A", `slug: ${value}`) })).toHaveLength(1);
    expect(await check({ "docs/a.md": front("title: A", `slug: /${value}`) })).toHaveLength(1);
  });

  it.each(["node.5", "a.b/c", "x".repeat(200)])("that only look a little like files are built: %s", async (value) => {
    expect(await check({ "blog/a.md": slug(value) })).toEqual([]);
  });

  it("are an error too where the name of the file gives them", async () => {
    expect(await check({ "blog/a.html.md": post() })).toEqual([
      "blog/a.html.md:1:1  The address /blog/a.html would end like the name of a file.  Expected another file name, or a slug in the front matter.",
    ]);
  });

  const old = (...addresses: string[]) =>
    front("title: A", "date: 2025-03-14", `redirect_from: [${addresses.join(", ")}]`);

  it("that a text had before are taken by nothing else", async () => {
    const files = {
      "blog/a.md": old("/2019/a", "/2019/a.html", "/about/", "/old", "/rss.xml", "/icon.svg", "/icons"),
      "pages/about.md": page,
      "pages/b.md": front("title: B", "redirect_from: /old/"),
    };
    const taken = (place: string, address: string, by: string) =>
      `${place}  The old address ${address} is taken by ${by}.  Expected an address at which there is nothing else.`;
    expect(await check(files)).toEqual([
      taken("blog/a.md:4:26", "/2019/a.html", "blog/a.md"),
      taken("blog/a.md:4:40", "/about/", "pages/about.md"),
      expect.stringMatching(/^blog\/a\.md:4:\d+ {2}"redirect_from\.4": The old address ends like the name of a file\./),
      taken("blog/a.md:4:65", "/icon.svg", "the file static/icon.svg"),
      taken("pages/b.md:3:16", "/old/", "blog/a.md"),
    ]);
  });

  it("that a document had before may be in its copies in other versions", async () => {
    const doc = front("title: A", "redirect_from: [/old, /docs/1.0/old]");
    const versions = 'versions: [{ name: "2.0" }, { name: "1.0" }]\n';
    const folders = ["docs", "docs-versions/2.0", "docs-versions/1.0"];
    const files = Object.fromEntries(folders.map((folder) => [`${folder}/a.md`, doc]));
    expect(await check({ ...files, "data/versions.yml": versions })).toEqual([]);
  });

  it("that a text had before may be its own with .html, which the hosts know anyway", async () => {
    expect(await check({ "blog/a.md": old("/blog/a.html", "/2019/a/index.html") })).toEqual([]);
  });

  it("that a text had before may hold dots", async () => {
    expect(
      await check({ "blog/a.md": old("/functions/collections.Reverse", "/old/node.js/", "/2019/b.html/") }),
    ).toEqual([]);
  });

  it.each(["old", "https://x.example/a", "/a?b", "/a b", "//a", "/a/../b", "/*"])(
    "that a text had before are paths: %j",
    async (value) => {
      const lines = await check({ "blog/a.md": front("title: A", "date: 2025-03-14", `redirect_from: "${value}"`) });
      expect(lines).toEqual([expect.stringMatching(/^blog\/a\.md:4:16 {2}"redirect_from": The old address /)]);
    },
  );

  const tagged = (tags: string) => front("title: A", "date: 2025-03-14", `tags: ${tags}`);
  const docTagged = (tags: string) => front("title: A", `tags: ${tags}`);
  const deep = "{ label: Deep dives, permalink: Deep }";

  it.each([
    [
      "two tags",
      { "blog/a.md": tagged("deep"), "blog/b.md": tagged("[x, deep]"), "blog/c.md": tagged(deep) },
      [
        'blog/a.md:4:7  The route /blog/tags/deep of the tag "deep" is already taken by the tag "Deep dives" (blog/c.md:4:16).',
      ],
      'the tag "Deep dives"',
    ],
    [
      "two tags of the documentation",
      { "docs/a.md": docTagged("deep"), "docs/b.md": docTagged(deep) },
      [
        'docs/b.md:3:16  The route /docs/tags/Deep of the tag "Deep dives" is already taken by the tag "deep" (docs/a.md:3:7).',
      ],
      'the tag "deep"',
    ],
    [
      "three authors",
      {
        "data/authors.yml":
          "jane-doe: { name: A }\njaneDoe: { name: B }\nzoe: { name: C, page: { permalink: Jane-Doe } }\nan: { name: D }\n",
      },
      [
        'data/authors.yml:2:1  The route /blog/authors/jane-doe of the author "janeDoe" is already taken by the author "jane-doe" (data/authors.yml:1:1).',
        'data/authors.yml:3:1  The route /blog/authors/Jane-Doe of the author "zoe" is already taken by the author "jane-doe" (data/authors.yml:1:1).',
      ],
      'the author "jane-doe"',
    ],
    [
      "a tag and a further page of another",
      {
        ...Object.fromEntries([...Array(11).keys()].map((day) => [`blog/${day}.md`, tagged("x")])),
        "blog/a.md": front("title: A", "date: 2024-03-14", "tags: { label: Y, permalink: x/page/2 }"),
      },
      ['blog/a.md:4:16  The route /blog/tags/x/page/2 of the tag "Y" is already taken by the posts of a tag.'],
      "the posts of a tag",
    ],
  ])("of %s are told apart", async (_, files, lines, first) => {
    const expected = `Expected another permalink: ${first} keeps the address.`;
    expect(await check(files as Record<string, string>)).toEqual(lines.map((line) => `${line}  ${expected}`));
  });

  it("of drafts and authors without a page are nobody's", async () => {
    const files = {
      "blog/z.md": front("title: A", "date: 2025-03-15", "slug: same", "draft: true", "tags: deep"),
      "blog/b.md": front("title: A", "date: 2099-03-14", "slug: same"),
      "blog/c.md": front("title: A", "date: 2025-03-14", "slug: same", `tags: ${deep}`),
      "blog/d.md": post("[c](/blog/same#here)"),
      "data/authors.yml": "jane-doe: { name: A }\njaneDoe: { name: B, page: false }\n",
    };
    const withIds = { ...files, "blog/c.md": files["blog/c.md"].replace("Text.", '<a id="here">Text</a>.') };
    expect(await check(withIds)).toEqual([]);
  });
});

describe("links to a place in another text", () => {
  const target = post("## First part", "", "## Second {#two}", "", 'A <span id="here">place</span>.');

  it("are right by a heading, an id, an anchor and the part that every page has", async () => {
    const links = ["/blog/b#first-part", "/blog/b/#two", "./b.md#two", "b.md#here", "/blog/b#main"];
    expect(await check({ "blog/a.md": post(...links.map((to) => `[x](${to})`)), "blog/b.md": target })).toEqual([]);
  });

  it("are told at each address that a page has", async () => {
    const files = { "docs/intro.md": front("title: A"), "pages/contact.md": front("title: A") };
    const links = ["/docs#gone", "/docs/intro#gone", "/contact/contact#gone", "/contact/#gone"];
    const lines = await check({ ...files, "blog/a.md": post(...links.map((to) => `[x](${to})`)) });
    expect(lines.map((line) => line.split(",")[0])).toEqual(
      links.map((to, index) => `blog/a.md:${5 + index}:1  The link leads to ${to}`),
    );
  });

  it("are not judged where a mistake of that text may be what hides it", async () => {
    const files = { "blog/a.md": post("[x](/blog/b#own) [y](b.mdx#own)"), "blog/b.mdx": post("## Part {#own") };
    expect((await check(files)).map((line) => line.split("  ")[0])).toEqual(["blog/b.mdx:5:9"]);
  });

  it("are told where nothing has the id, with the one that may be meant", async () => {
    const links = ["/blog/b#frst-part", "/blog/b.html#frst-part", "./b.md#frst-part"];
    expect(await check({ "blog/a.md": post(...links.map((to) => `[x](${to})`)), "blog/b.md": target })).toEqual(
      links.map(
        (to, index) =>
          `blog/a.md:${5 + index}:1  The link leads to ${to}, where nothing has the id frst-part.  Did you mean #first-part?`,
      ),
    );
  });
});

it("takes broken links and taken addresses as seriously as the settings say", async () => {
  const files = {
    "data/site.yml": "checks: { links: error, duplicateRoutes: error }\n",
    "data/authors.yml": "jane-doe: { name: A }\njaneDoe: { name: B }\n",
    "blog/a.md": post("[x](b.md#gone)", "[x](/gone)", "[x](draft.md)"),
    "blog/b.md": post(),
    "blog/draft.md": front("title: A", "date: 2025-03-14", "draft: true"),
  };
  const { problems } = await findProblems(makeFolder(files));
  expect(problems.map(({ severity, line }) => [severity, line])).toEqual([5, 6, 7, 2].map((line) => ["error", line]));
});

it("links of the settings may lead to a section that is absent, a file, a place on a page and other sites", async () => {
  const items = ["/docs/intro", "/projects/#x", "/resume/", "/blog/rss.xml", "/blog?x#main", "/#top", "//a.example"];
  const links = items.map((to) => `    - { label: A, to: '${to}' }`);
  const lines = ["navbar:", "  left:", ...links, "    - { label: A, href: 'https://a.example' }"];
  expect(await check({ "data/site.yml": lines.join("\n"), "blog/a.md": post() })).toEqual([]);
});

describe("links to a place on a page that is made of many files", () => {
  const project = (...text: string[]) => ["---", "title: P", "description: D", "date: 2025-01-01", "---", ...text, ""];
  const files = (...links: string[]) => ({
    "projects/cue.md": project("## Why {#why}").join("\n"),
    "blog/a.md": post(...links),
  });

  it("are reported where nothing has that id", async () => {
    expect(await check(files("[p](/projects/#cu) [b](/blog#x) [h](/#x) [t](/blog/page/2#x)"))).toEqual([
      "blog/a.md:5:1  The link leads to /projects/#cu, where nothing has the id cu.  Did you mean #cue?",
      "blog/a.md:5:20  The link leads to /blog#x, where nothing has the id x.  Expected the id of a heading of that page.",
      "blog/a.md:5:33  The link leads to /#x, where nothing has the id x.  Expected the id of a heading of that page.",
      "blog/a.md:5:42  The link leads to /blog/page/2, which is not a page.  Expected a path of this site.",
    ]);
  });

  it("may lead to a project, a heading of one, a year, a letter and the main part of a page", async () => {
    const links = "[a](/projects/#cue) [b](/projects#why) [c](/blog/archive#2025) [d](/blog/tags#A) [e](/blog#main)";
    expect(await check({ ...files(links), "blog/b.md": front("title: B", "date: 2025-01-01", "tags: A") })).toEqual([]);
  });
});

it("tells where a text is now that a link names by the address it had with another tool", async () => {
  const links = [
    ["/lamps/", "Did you mean /blog/lamps? "],
    ["/2019/10/lamps", "Did you mean /blog/lamps? "],
    ["/posts/lamps", "Did you mean /blog/lamps? "],
    ["/posts/2019-10-07_lamps/", "Did you mean /blog/lamps? "],
    ["/cables", "Did you mean /docs/cables? "],
    ["/cli/patch", "Did you mean /docs/cli/patch? "],
    ["/cli/01-patch.md", "Did you mean /docs/cli/patch? "],
    ["/tags/ropes/", "Did you mean /blog/tags/ropes? "],
    ["/gone/", ""],
    ["/2019/10/07/lamps.html", "Did you mean /blog/lamps? "],
    ["/docs/old/cables/index.html", "Did you mean /docs/cables? "],
    ["/blog/gone.html", ""],
  ] as const;
  const texts = {
    "blog/lamps.md": front("title: Lamps", "date: 2025-03-14", "tags: Ropes"),
    "docs/cables.md": front("title: Cables"),
    "docs/cli/patch.md": front("title: Patch"),
  };
  expect(await check({ ...texts, "blog/b.md": post(...links.map(([to]) => `[a](${to})`)) })).toEqual(
    links.map(([to, guess], index) => {
      const orFile = /\.(?:html|md)$/.test(to) ? ", or a file in static/" : "";
      return `blog/b.md:${5 + index}:1  The link leads to ${to}, which is not a page.  ${guess}Expected a path of this site${orFile}.`;
    }),
  );
});

it("guesses which text a link to a missing file means", async () => {
  const links = [
    ["./install.md", "Did you mean ./02-install.md? "],
    ["../docs/02-instal.md", "Did you mean ../docs/02-install.md? "],
    ["./uses.md", ""],
    ["./gone/install.md", ""],
  ] as const;
  const docs = {
    "docs/02-install.md": front("title: Install"),
    "docs/a.md": links.map(([to]) => `[x](${to})`).join("\n"),
  };
  expect(await check(docs)).toEqual(
    links.map(
      ([to, guess], index) =>
        `docs/a.md:${1 + index}:1  The link leads to ${to}, which is not a page of this site.  ${guess}Expected the path of a Markdown file.`,
    ),
  );
});

describe("links to files of the site itself", () => {
  it.each([
    ...["/resume.pdf", "/docs/1.0", "/pictures/a.png", "/a%00.pdf"],
    ...["/blog/typo.md", "/pages/a.md", "/downloads/data.json", "/styles/none.css", "/blog/tags/none/rss.xml"],
  ])("are reported where neither static/ has them nor the build writes them: %s", async (to) => {
    expect(await check({ "blog/a.md": post(`[x](${to})`) })).toEqual([
      `blog/a.md:5:1  The link leads to ${to}, which is not a page.  Expected a path of this site, or a file in static/.`,
    ]);
  });

  it("may lead to what static/ has, to what the build writes and to the names of a host", async () => {
    const links = [
      ...["/icon.svg", "/screenshots/wide.webp", "/blog/rss.xml", "/blog/a.md", "/cards/home.jpg", "/blog/a.html"],
      ...["/blog/a/index.html", "/index.html", "/404.html", "/blog.html"],
      ...["/robots.txt", "/llms.txt", "/.well-known/security.txt", "/sitemap-index.xml", "/sitemap-0.xml"],
      ...["/opensearch.xml", "/addresses.json", "/manifest.webmanifest", "/rss.xml", "/feed.json", "/sitemap.xml"],
      ...["/blog/feed.json", "/blog/tags/x/atom.xml", "/search/manifest.json"],
    ];
    const text = post(...links.map((to) => `[x](${to})`)).replace("title: A", "title: A\ntags: x");
    expect(await check({ "blog/a.md": text })).toEqual([]);
  });
});

describe("links to a text that is rejected", () => {
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
  /** What is said of a post with these links. */
  const saidOf = async (links: readonly string[], files = {}) => {
    const text = post(...links.map((to) => `[x](${to})`));
    const lines = await check({ ...broken, ...files, "blog/2025-03-14-a.md": text });
    return lines.filter((line) => line.startsWith("blog/2025-03-14-a.md")).map((line) => line.split("  ")[1]);
  };

  it("are no mistakes of their own", async () => {
    const links = [
      ...["./2025-03-14-b.md", "/blog/b", "../docs/guide/b.md", "/docs/guide/b#part", "/docs/category/guide"],
      ...["../pages/b.md#part", "/b/", "../projects/b.md", "/projects/", "/blog/tags/only-here"],
      ...["./2025-03-14-endless.md", "/blog/binary", "/resume/"],
    ];
    expect(await saidOf(links)).toEqual([]);
  });

  it("are judged as they will be when the text is mended", async () => {
    const links = ["/blog/b#prt", "/c/", "/c/index.html", "./c.md"];
    expect(await saidOf(links, { "pages/c.md": wrong("draft: true") })).toEqual([
      "The link leads to /blog/b#prt, where nothing has the id prt.",
      "The link leads to /c/, which is a draft: it is not in the built site.",
      "The link leads to /c/index.html, which is a draft: it is not in the built site.",
      "The link leads to ./c.md, which is not a page of this site.",
    ]);
  });
});

it("tells of the links and mistakes of a rejected text, but for those that its own state decides", async () => {
  const files = {
    "pages/a.mdx": "---\ntitle: A\ntitl: 1\n---\n[x](/c/) [y](/gone/) [z](./gone.md)\n\nOne {two\n",
    "pages/b.md": "---\ntitle: A\ndraft: 1\n---\n[x](/c/)\n",
    "pages/c.md": "---\ntitle: A\ndraft: true\n---\n",
  };
  expect((await check(files)).map((line) => line.split("  ").slice(0, 2).join("  "))).toEqual([
    'pages/a.mdx:3:1  Unknown key "titl".',
    "pages/a.mdx:5:1  The link leads to /c/, which is a draft: it is not in the built site.",
    "pages/a.mdx:5:10  The link leads to /gone/, which is not a page.",
    "pages/a.mdx:5:22  The link leads to ./gone.md, which is not a page of this site.",
    "pages/a.mdx:7:5  The expression that begins with this brace is not closed.",
    'pages/b.md:3:8  "draft" has the wrong type.',
  ]);
});

it("takes a link to a text without its ending for one, also into it, and says what another may mean", async () => {
  const files = {
    "docs/a.md": [
      front("title: A"),
      "[x](./other) [y](./folder/#part) [z](..) [p](./other#gone) [h](./other.html)",
      "",
    ].join("\n"),
    "docs/other.md": front("title: B"),
    "docs/folder/index.md": `${front("title: C")}\n## Part\n`,
  };
  expect((await check(files)).map((line) => line.replace(/\(.*/, ""))).toEqual([
    "docs/a.md:6:34  The file .. does not exist.  Did you mean /docs? Expected a path relative to this file, or an address of this site.",
    "docs/a.md:6:42  The link leads to ./other#gone, where nothing has the id gone.  Expected the id of a heading of that page.",
    "docs/a.md:6:60  The file ./other.html does not exist.  Did you mean the text ./other.md? Expected a path relative to this file.",
  ]);
});

it("says which page a link from the page's own address may mean", async () => {
  const post = (text: string) => `${front("title: A", "date: 2025-03-14")}\n${text}\n`;
  const files = {
    "blog/a.md": post("[x](../lamp/) [y](lamp) [z](../../2024/lamp) [v]({{site.url}}/lamp) [w](<{% post_url lamp %}>)"),
    "blog/lamp.md": post("Text"),
    "docs/guide/cue/index.md": `${front("title: A")}\n[x](../../lamps/rope)\n`,
    "docs/lamps/rope.md": front("title: B"),
    "docs/proto/index.md": `${front("title: C")}\n[x](./proto/tools)\n`,
    "docs/proto/tools.md": front("title: D"),
  };
  expect((await check(files)).map((line) => line.replace(/^\S+ {2}/, ""))).toEqual([
    "The file ../lamp/ does not exist.  Did you mean /blog/lamp? Expected a path relative to this file, or an address of this site.",
    "The file ../../2024/lamp does not exist.  Did you mean /blog/lamp? Expected a path relative to this file, or an address of this site.",
    "The file {{site.url}}/lamp does not exist.  Expected the address written out: the site runs no templates.",
    "The file {% post_url lamp %} does not exist.  Expected the address written out: the site runs no templates.",
    "The file ./proto/tools does not exist.  Did you mean /docs/proto/tools? Expected a path relative to this file, or an address of this site.",
  ]);
});

it("reports an import of a document once, whether its file exists or not", async () => {
  const problems = await check({ "docs/a.mdx": `${front("title: A")}\nimport A from "./gone";\n` });
  expect(problems).toEqual([expect.stringMatching(/^docs\/a\.mdx:6:1 {2}"import A from ".\/gone";" would have to be/)]);
});
