import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { MarkdownText } from "../../../src/markdown/compile";
import { copyAsset, makePicture } from "../../../src/markdown/pictures/pictures";
import { renderText, type TextCache } from "../../../src/markdown/render";
import type { SiteContext } from "../../../src/markdown/site-context";
import { formatProblem } from "../../../src/shared/problem";
import { makeFolder } from "../../stand-ins/content-folder";
import { keptCache } from "../../stand-ins/node-store";

let dir: string;
let cache: TextCache;

beforeAll(async () => {
  const picture = await sharp({ create: { width: 64, height: 32, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  dir = makeFolder({
    "content/blog/a/cat.png": picture,
    "content/blog/a/drawing.svg": '<svg viewBox="0 0 9 9"><path stroke="currentColor" d="M0 0h9"/></svg>',
    "content/blog/a/my paper.pdf": "PDF",
    "content/blog/a/100%.pdf": "100",
    "content/blog/a/my%20plan.pdf": "PLAN",
    "content/blog/a/more/notes.pdf": "NOTES",
    "content/blog/a/more/cat's & dog's.png": picture,
    "content/blog/a/lamps.tsx": "",
    "content/blog/a/rig/index.ts": "",
    "content/blog/a/broken.png": picture.subarray(0, 20),
  });
});

beforeEach(() => {
  process.chdir(dir);
  ({ cache } = keptCache());
});

const context = (more: Partial<SiteContext> = {}): SiteContext => ({
  contentDir: path.join(dir, "content"),
  pathPrefix: "",
  isRoute: () => true,
  linkSeverity: "warning",
  copyAsset: (file) => copyAsset(file, more.pathPrefix ?? ""),
  makePicture: (file, address) => makePicture(file, more.pathPrefix ?? "", address),
  routeOfFile: (file) =>
    ({ "docs/intro.md": "/docs/intro", "blog/b.mdx": "/blog/b", "blog/c d.md": "/blog/c d" })[file],
  ...more,
});

const textOf = (text: string, format: MarkdownText["format"] = "md") => ({
  ...{ file: path.join(dir, `content/blog/a/index.${format === "md" ? "md" : "mdx"}`), format, text },
});
const render = (text: string, more?: Partial<SiteContext>) => renderText(textOf(text), context(more), cache);
const lines = ({ problems }: Awaited<ReturnType<typeof render>>) => problems.map(formatProblem);

it.each([
  ["[x](../../docs/intro.md)", "/docs/intro"],
  ["[x](../b.mdx#part)", "/blog/b#part"],
  ["[x](<../c d.md#part>)", "/blog/c%20d#part"],
  ["[x](/about/?q=1#me)", "/about/?q=1#me"],
  ["[x](/blog/über)", "/blog/%C3%BCber"],
  ["[x](/blog/a%20b)", "/blog/a%20b"],
  ["[x](/blog/a%2Fb?c=d)", "/blog/a%2Fb?c=d"],
  ["[x](../../docs%2Fintro.md)", "/docs/intro"],
])("leads %s to %s, below the prefix of the site", async (text, address) => {
  expect((await render(text)).body).toBe(`<p><a href="${address}">x</a></p>`);
  expect((await render(text, { pathPrefix: "/site" })).body).toBe(`<p><a href="/site${address}">x</a></p>`);
});

it.each<[text: string, body: string, ...lines: string[]]>([
  [
    "Text\n\nand [x](../gone.md#a)",
    'href="../gone.md#a"',
    "3:5  The link leads to ../gone.md, which is not a page of this site.  Expected the path of a Markdown file.",
  ],
  [
    "[x](./mapa-żółta.pdf) ![y](.\\a.png)\n[z](C:\\a.png)",
    "y",
    "2:1  The file C:\\a.png is on your computer only, so readers do not get it.  Expected a path relative to this file.",
    "1:1  The file ./mapa-żółta.pdf does not exist.  Expected a path relative to this file.",
    "1:23  The file .\\a.png does not exist.  Expected / in place of each \\.",
  ],
  [
    "[x](htps://a.example) [y](HTTPS://a.example) [z](ftp://a.example)",
    'href="htps://a.example"',
    "1:1  The address begins with htps:, which browsers do not know. Did you mean https:?",
  ],
  [
    "[x](pathname:///files/a.pdf)\n![y](pathname:///a.png)",
    'href="pathname:///files/a.pdf"',
    "1:1  The address begins with pathname:, which browsers do not know.  Expected /files/a.pdf alone.",
    "2:1  The address begins with pathname:, which browsers do not know.  Expected /a.png alone.",
  ],
  ...["./gone.pdf", "./more", "../a/"].map((target): [string, string, string] => [
    `Text [x](${target})`,
    `href="${target}"`,
    `1:6  The file ${target} does not exist.  Expected a path relative to this file.`,
  ]),
  [
    "Text\n\n![A cat](./broken.png)",
    "<p>Text</p>\n<p>A cat</p>",
    "3:1  The picture ./broken.png cannot be read.  Expected a JPEG, PNG, WebP, AVIF, GIF or SVG file.",
  ],
  ["![A cat]()", "<p>A cat</p>", "1:1  The picture names no file.  Expected a path relative to this file."],
])("warns of what cannot be found in %j, and leaves it as written", async (text, shown, ...expected) => {
  const result = await render(text);
  expect(lines(result)).toEqual(expected.map((line) => `content/blog/a/index.md:${line}`));
  expect(new Set(result.problems.map(({ severity }) => severity))).toEqual(new Set(["warning"]));
  expect(result.body).toContain(shown);
});

it("copies any other file to an address that changes with its content", async () => {
  const text = "[x](<./my paper.pdf>) [y](./100%.pdf) [z](./my%20plan.pdf)";
  const { body, problems } = await render(text, { pathPrefix: "/site" });
  expect(body).toMatch(/\/my%2520plan\.pdf"/);
  expect(body).toContain('target="_blank">x<span class="visually-hidden"> (opens in new tab)</span></a>');
  const [, address] = /href="\/site(\/static\/[\da-f]{16}\/my%20paper\.pdf)"/.exec(body as string)!;
  expect(fs.readFileSync(path.join(dir, "public", decodeURI(address!)), "utf8")).toBe("PDF");
  expect(problems).toEqual([]);
  fs.writeFileSync(path.join(dir, "content/blog/a/my paper.pdf"), "PDF 2");
  expect((await render("[x](<./my paper.pdf>)")).body).not.toContain(address);
});

describe("an address that may lack its https://", () => {
  const guessOf = async (address: string, pages: string[]) => {
    const routeOfFile = (file: string) => ({ "blog/a/index.md": "/blog/a" })[file];
    const [line] = lines(await render(`[x](${address})`, { routeOfFile, isRoute: (path) => pages.includes(path) }));
    return /Did you mean (\S+)\?/.exec(line!)?.[1];
  };

  it.each([
    ["npmjs.com/package/y", "https://npmjs.com/package/y"],
    ["www.lamps.se?a=b", "https://www.lamps.se?a=b"],
    ["git.example.dev/a/README.md#b", "https://git.example.dev/a/README.md#b"],
    ["socket.io", "https://socket.io"],
  ])("is one of another site, even if a page ends like it: %s", async (address, meant) => {
    expect(await guessOf(address, ["/blog/y", "/docs/www.lamps.se"])).toBe(meant);
  });

  it("is that of the page that is exactly there", async () => {
    expect(await guessOf("socket.io", ["/blog/socket.io"])).toBe("/blog/socket.io");
  });

  it.each([
    ...["notes.com.txt", "lib.rs", "next.js/a", "../npmjs.com/a"],
    ...["README.de", "readme.fr", "Lamp.com", "lamp.app", "setup.info", "a.com"],
  ])("is not %s", async (address) => {
    expect(await guessOf(address, [])).toBeUndefined();
  });
});

it.each(["md", "mdx"] as const)(
  "leads frames, forms and sources to pages and to copies of files, in %s",
  async (format) => {
    const text =
      '<iframe src="/demo/?a#b" title="x"></iframe>\n<iframe src="./more/notes.pdf" title="x"></iframe>\n' +
      '<iframe src="../b.mdx" title="x"></iframe>\n<form action="/search"></form>\n' +
      '<video controls><source srcset="/b.png 1x, ./more/notes.pdf 2x" /></video>';
    const { body, problems } = await renderText(textOf(text, format), context({ pathPrefix: "/site" }), cache);
    expect(problems).toEqual([]);
    expect(body).toContain('<iframe src="/site/demo/?a#b"');
    expect(body).toMatch(/<iframe src="\/site\/static\/[\da-f]{16}\/notes\.pdf"/);
    expect(body).toContain('<iframe src="/site/blog/b"');
    expect(body).toContain('<form action="/site/search">');
    expect(body).toMatch(/srcset="\/site\/b\.png 1x, \/site\/static\/[\da-f]{16}\/notes\.pdf 2x"/);
  },
);

it("warns of frames and forms that lead nowhere, but not of what a form is posted to", async () => {
  const text =
    '<iframe src="/nope" title="x"></iframe>\n<form action="/api" method="POST"></form>\n<iframe src="./no.html" title="x"></iframe>';
  expect(lines(await render(text, { isRoute: () => false }))).toEqual([
    "content/blog/a/index.md:1:1  The link leads to /nope, which is not a page.  Expected an address of this site.",
    "content/blog/a/index.md:3:1  The file ./no.html does not exist.  Expected a path relative to this file.",
  ]);
});

describe("pictures", () => {
  it("may have links in their captions, and leave no caption if they are missing", async () => {
    const figure = (name: string) => render(`![A cat](./${name}.png "See [there](/about/)")`, { pathPrefix: "/site" });
    expect((await figure("cat")).body).toMatch(
      /^<figure class="figure"><span .*<figcaption>See <a href="\/site\/about\/">there<\/a><\/figcaption><\/figure>$/,
    );
    expect((await figure("gone")).body).toBe("<p>A cat</p>");
  });

  it("are listed once each, in the order of the text, without those that are missing or elsewhere", async () => {
    const { pictures, body } = await render(
      "![A cat](./cat.png)\n\n![A](./drawing.svg)\n\n" +
        `<img src="./cat.png" alt=""> ![A dog](<./more/cat's & dog's.png>) ` +
        '![B](https://example.com/b.png) ![C](./gone.png) `<img src="/code.png">`',
      { pathPrefix: "/site" },
    );
    const [cat, dog] = ["cat.png", "cat's%20%26%20dog's.png"].map((name) =>
      expect.stringMatching(`^/site/static/.*/${name}$`),
    );
    expect(pictures).toEqual([cat, dog]);
    expect(pictures.filter((src) => !body.includes(src))).toEqual([]);
  });

  it("are shown in summaries and beside components too", async () => {
    const text =
      '![A cat](./cat.png)\n\n{/* truncate */}\n\n- <LinkCard href="/b" title="B" />\n- ![A cat](./cat.png)\n';
    const { body, summary } = await renderText(textOf(text, "mdx"), context(), cache);
    expect(summary).toContain('width="64" height="32"');
    expect(JSON.stringify(body).match(/width=\\"64\\"/g)).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain("\uE000");
  });
});

it("compiles a text once, whatever its surroundings, and reports its problems each time", async () => {
  const text = "[x](/a)\n\n```rubby\n```";
  const problem = { file: path.join(dir, "content/blog/a/index.md"), line: 3, column: 1, severity: "warning" };
  for (const pathPrefix of ["", "/site"]) {
    const { body, problems } = await render(text, { pathPrefix });
    expect(body).toContain(`href="${pathPrefix}/a"`);
    expect(problems).toMatchObject([problem]);
    expect(problems[0]!.message).toMatch(/^Unknown language "rubby" of a code block\./);
  }
  expect(cache.set).toHaveBeenCalledTimes(1);
});

describe("a link card", () => {
  const cardOf = async (attributes: string, more: Partial<SiteContext> = {}) => {
    const { body, problems } = await renderText(textOf(`::link-card[A]{${attributes}}`), context(more), cache);
    return { props: (body as { props: object }[])[0]!.props, problems };
  };

  it("leads to the page of a file; the component adds the prefix of the site", async () => {
    const { props, problems } = await cardOf('href="../../docs/intro.md#first"', { pathPrefix: "/site" });
    expect(props).toMatchObject({ href: "/docs/intro#first", title: "A" });
    expect(problems).toEqual([]);
  });

  it("may contain the names of emoji", async () => {
    const { props } = await cardOf('href="/" icon=":tada:" description="A :tada:"');
    expect(props).toMatchObject({ icon: "🎉", description: "A 🎉" });
  });
});

it.each(["./lamps", "./lamps.tsx", "./rig", "../a/lamps"])("finds the import %s", async (source) => {
  const text = `import { Lamps } from "${source}"\n\n<Lamps />`;
  expect((await renderText(textOf(text, "module"), context(), cache)).problems).toEqual([]);
});

it.each([
  ['import { Lamp } from "./lamp"', "1:10", "./lamp"],
  ['import "./lamps.css"', "1:1", "./lamps.css"],
  ['Text\n\nexport { a } from "../rig"', "3:10", "../rig"],
])("reports the import of a missing file as an error: %j", async (text, place, target) => {
  const { problems } = await renderText(textOf(text, "module"), context(), cache);
  expect(problems.map(formatProblem)).toEqual([
    expect.stringMatching(new RegExp(`index\\.mdx:${place}  The file ${target} does not exist\\.  Expected `)),
  ]);
  expect(problems[0]!.severity).toBe("error");
});

it.each([
  "[x](/gone)",
  '<Lamps><a href="/gone">x</a></Lamps>',
  "<Lamps>\n\n[x](/gone)\n\n</Lamps>",
  "Text <Lamps>[x](/gone)</Lamps>",
])("warns of a dead link in a post that imports: %j", async (text) => {
  const code = 'import { Lamps } from "./lamps"\n\n';
  const { problems } = await renderText(textOf(code + text, "module"), context({ isRoute: () => false }), cache);
  expect(problems.map(({ message }) => message)).toEqual(["The link leads to /gone, which is not a page."]);
});
