import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { copyAsset, inlineSvg, pictureElement } from "../../../../src/node/markdown/assets";
import { makeFolder, removeFolders } from "../../../stand-ins/content-folder";

const cwd = process.cwd();
afterEach(() => {
  process.chdir(cwd);
  removeFolders();
});

const svg = (attributes: string, content = '<path d="M0 0h10v10"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

describe("copyAsset", () => {
  it("gives equal files one address and different ones two", async () => {
    const dir = makeFolder({ "a/x.pdf": "same", "b/x.pdf": "same", "c/x.pdf": "other" });
    process.chdir(dir);
    const [a, b, c] = await Promise.all(["a", "b", "c"].map((name) => copyAsset(path.join(dir, name, "x.pdf"), "/p")));
    expect(a).toBe(b);
    expect(c).not.toBe(a);
    expect(a).toMatch(/^\/p\/static\/[\da-f]{16}\/x\.pdf$/);
    expect(fs.readFileSync(path.join(dir, "public", c!.slice("/p".length)), "utf8")).toBe("other");
  });
});

describe("inlineSvg", () => {
  const inline = (attributes: string, alt = "A", content?: string) =>
    inlineSvg(path.join(makeFolder({ "d.svg": svg(attributes, content) }), "d.svg"), alt);

  it.each([
    ['viewBox="0 0 120 60"', 'width="120" height="60"'],
    ['viewBox="10, 10, 99.6, 50.4"', 'width="100" height="50"'],
    ['viewBox="0 0 120 60" width="3000" height="2000"', 'width="120" height="60"'],
    ["", 'width="720" height="405"'],
  ])("takes the size of %s from the drawing", async (attributes, size) => {
    expect(await inline(attributes)).toContain(size);
  });

  it("escapes its name", async () => {
    expect(await inline("", 'a & b < "c"')).toContain('aria-label="a &amp; b &lt; &quot;c&quot;"');
  });

  it("keeps the ids of two drawings apart", async () => {
    const dir = makeFolder({
      "a.svg": svg(
        "",
        '<defs><clipPath id="x"><path d="M0 0h1"/></clipPath></defs><path clip-path="url(#x)" d="M0 0h9"/>',
      ),
    });
    fs.copyFileSync(path.join(dir, "a.svg"), path.join(dir, "b.svg"));
    const ids = await Promise.all(
      ["a.svg", "b.svg"].map(async (name) => / id="([^"]+)"/.exec(await inlineSvg(path.join(dir, name), ""))![1]),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("leaves nothing that runs", async () => {
    const drawing = await inline("", "A", '<script>alert(1)</script><path d="M0 0h9" onclick="alert(2)"/>');
    expect(drawing).not.toContain("alert");
  });
});

describe("pictureElement", () => {
  it("has the size of the file", async () => {
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: "blue" } })
      .webp()
      .toBuffer();
    const file = path.join(makeFolder({ "p.webp": picture }), "p.webp");
    expect(await pictureElement(file, "", "/static/p.webp?a&b")).toBe(
      '<img src="/static/p.webp?a&amp;b" alt="" width="30" height="20" loading="lazy" decoding="async">',
    );
  });
});
