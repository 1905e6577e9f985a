import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { compileMarkdown } from "../../../../src/node/markdown/compile";
import { renderText, toProblem, type Surroundings } from "../../../../src/node/markdown/render";
import { formatProblem } from "../../../../src/node/content/problem";
import { makeFolder, removeFolders } from "../../../stand-ins/content-folder";

jest.mock("../../../../src/node/markdown/compile", () => {
  const actual = jest.requireActual<typeof import("../../../../src/node/markdown/compile")>(
    "../../../../src/node/markdown/compile",
  );
  return { ...actual, compileMarkdown: jest.fn(actual.compileMarkdown) };
});

const cwd = process.cwd();
const DRAWING = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60.4" width="9" height="9">
<script>alert(1)</script><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>
<rect width="100" height="50" fill="url(#g)"/></svg>`;

let dir: string;
let stored: Map<string, unknown>;

beforeAll(async () => {
  const picture = await sharp({ create: { width: 64, height: 32, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  dir = makeFolder({
    "content/blog/a/cat.png": picture,
    "content/blog/a/drawing.svg": DRAWING,
    "content/blog/a/my paper.pdf": "PDF",
  });
  process.chdir(dir);
});

afterAll(() => {
  process.chdir(cwd);
  removeFolders();
});

beforeEach(() => {
  stored = new Map();
});

const surroundings = (more: Partial<Surroundings> = {}): Surroundings => ({
  contentDir: path.join(dir, "content"),
  pathPrefix: "",
  routeOfFile: (file) => ({ "docs/intro.md": "/docs/intro", "blog/b.mdx": "/blog/b" })[file],
  cache: { get: async (key) => stored.get(key), set: async (key, value) => stored.set(key, value) },
  digest: (input) => JSON.stringify(input),
  ...more,
});

const render = (text: string, more?: Partial<Surroundings>) => renderText("blog/a/index.md", text, surroundings(more));
const lines = ({ problems }: Awaited<ReturnType<typeof render>>) => problems.map(formatProblem);

describe("links", () => {
  it.each([
    ["[x](../../docs/intro.md)", "/docs/intro"],
    ["[x](../b.mdx#part)", "/blog/b#part"],
    ["[x](/about/?q=1#me)", "/about/?q=1#me"],
    ["[x](/blog/über)", "/blog/%C3%BCber"],
  ])("%s leads to %s, below the prefix of the site", async (text, address) => {
    expect((await render(text)).body).toBe(`<p><a href="${address}">x</a></p>`);
    expect((await render(text, { pathPrefix: "/site" })).body).toBe(`<p><a href="/site${address}">x</a></p>`);
  });

  it("to a file that is no page are reported with their place and left as written", async () => {
    const result = await render("Text\n\nand [x](../gone.md#a)");
    expect(lines(result)).toEqual([
      "content/blog/a/index.md:3:5  The link leads to ../gone.md, which is no page of this site.  Expected the path of a Markdown file.",
    ]);
    expect(result.body).toContain('href="../gone.md#a"');
    expect(result.problems[0]!.severity).toBe("warning");
  });

  it("to any other file copy it to an address that changes with its content", async () => {
    const { body, problems } = await render("[x](<./my paper.pdf>)", { pathPrefix: "/site" });
    const [, address] = /href="\/site(\/static\/[\da-f]{16}\/my%20paper\.pdf)" target="_blank"/.exec(body as string)!;
    expect(fs.readFileSync(path.join(dir, "public", decodeURI(address!)), "utf8")).toBe("PDF");
    expect(problems).toEqual([]);
    fs.writeFileSync(path.join(dir, "content/blog/a/my paper.pdf"), "PDF 2");
    expect((await render("[x](<./my paper.pdf>)")).body).not.toContain(address);
  });

  it("to a file that is missing are reported", async () => {
    const result = await render("[x](./gone.pdf)");
    expect(lines(result)).toEqual([
      "content/blog/a/index.md:1:1  The file ./gone.pdf does not exist.  Expected a path relative to this file.",
    ]);
    expect(result.body).toContain('href="./gone.pdf"');
  });
});

describe("pictures", () => {
  it("hold their place and wait until they come near", async () => {
    const { body } = await render('![A "big" <cat>](./cat.png)', { pathPrefix: "/site" });
    expect(body).toMatch(
      /^<p><img src="\/site\/static\/[\da-f]{16}\/cat\.png" alt="A &quot;big&quot; &lt;cat>" width="64" height="32" loading="lazy" decoding="async"><\/p>$/,
    );
  });

  it("that are drawings become part of the page, with a name, their size and nothing that runs", async () => {
    const { body } = await render('![Two "boxes"](./drawing.svg)');
    expect(body).toMatch(
      /^<p><svg role="img" aria-label="Two &quot;boxes&quot;" class="drawing" width="120" height="60" xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 120 60\.4">/,
    );
    expect(body).not.toMatch(/script|alert|<\?xml/);
    const [, id] = /id="([^"]+)"/.exec(body as string)!;
    expect(id).not.toBe("g");
    expect(body).toContain(`url(#${id})`);
  });

  it("that are missing are reported and leave nothing", async () => {
    const result = await render("![A cat](./gone.png)");
    expect(lines(result)).toEqual([
      "content/blog/a/index.md:1:1  The file ./gone.png does not exist.  Expected a path relative to this file.",
    ]);
    expect(result.body).toBe("<p></p>");
  });

  it("stand in summaries and beside components too", async () => {
    const text =
      '![A cat](./cat.png)\n\n{/* truncate */}\n\n- <LinkCard href="/b" title="B" />\n- ![A cat](./cat.png)\n';
    const { body, summary } = await renderText("blog/a/index.mdx", text, surroundings());
    expect(summary).toContain('width="64" height="32"');
    expect(JSON.stringify(body).match(/width=\\"64\\"/g)).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain("\uE000");
  });
});

describe("compiling", () => {
  const compile = jest.mocked(compileMarkdown);
  beforeEach(() => compile.mockClear());

  it("happens once for a text, whatever is around it", async () => {
    const first = await render("[x](/a) *text*");
    const second = await render("[x](/a) *text*", { pathPrefix: "/site" });
    expect(compile).toHaveBeenCalledTimes(1);
    expect(first.body).toContain('href="/a"');
    expect(second.body).toContain('href="/site/a"');
  });

  it("happens anew for another text and for another format", async () => {
    await render("*text*");
    await render("*texts*");
    await renderText("blog/a/index.mdx", "*text*", surroundings());
    expect(compile).toHaveBeenCalledTimes(3);
    expect(compile.mock.calls.map(([{ format }]) => format)).toEqual(["md", "md", "mdx"]);
  });

  it("reports what the author should know from the cache as well", async () => {
    await render("```rubby\n```");
    const { problems } = await render("```rubby\n```");
    expect(compile).toHaveBeenCalledTimes(1);
    expect(problems).toMatchObject([
      { file: path.join(dir, "content/blog/a/index.md"), line: 1, column: 1, severity: "warning" },
    ]);
    expect(problems[0]!.message).toMatch(/^Unknown language "rubby" of a code block\./);
  });
});

describe("toProblem", () => {
  it("makes of a text that cannot be compiled a problem with its place", async () => {
    const error = await renderText("blog/a/index.mdx", "Text\n\n{f()}", surroundings()).catch(
      (reason: unknown) => reason,
    );
    expect(formatProblem(toProblem(error, path.resolve("content/blog/a/index.mdx")))).toBe(
      "content/blog/a/index.mdx:3:1  The expression {f()} would have to be run. Write the value out, or add an import or export so that the file becomes a module of its own.  Expected valid MDX.",
    );
  });

  it("lets any other failure through", () => {
    expect(() => toProblem(new TypeError("not ours"), "a.md")).toThrow("not ours");
  });
});
