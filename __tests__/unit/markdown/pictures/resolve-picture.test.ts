import fs from "node:fs";
import path from "node:path";
import type { Reference } from "../../../../src/markdown/links/reference";
import { pictureElement, resolvePicture } from "../../../../src/markdown/pictures/resolve-picture";
import { enterFolder } from "../../../stand-ins/content-folder";

const PICTURE = { width: 300, height: 200, src: "/made.jpg", sources: [], blur: "" };
const makePicture = jest.fn();
const warn = jest.fn();
let dir: string;

beforeEach(() => {
  const drawing = (path: string) => `<svg viewBox="0 0 9 9"><path ${path}/></svg>`;
  dir = enterFolder({
    "blog/a/cat.png": "x",
    "blog/a/d.svg": drawing('stroke="currentColor" d="M0 0h9"'),
    "blog/a/v.svg": drawing('fill="var(--color-text, #111)" d="M0 0h9"'),
    "blog/a/own.svg": drawing('fill="#123" d="M0 0h9"'),
    "blog/a/large.svg": drawing(`stroke="currentColor" d="M0 0${"h9h-9".repeat(2048)}"`),
    "static/img/my cat.png": "x",
    "static/logo.svg": "<svg/>",
    "secret.png": "x",
  });
  makePicture.mockReset().mockResolvedValue(PICTURE);
  warn.mockReset();
});
const resolve = (target: string, more: Partial<Reference> = {}) =>
  resolvePicture(
    { kind: "picture", target, suffix: "", alt: "A <cat>", line: 1, column: 1, ...more },
    { file: path.join(dir, "blog/a/index.md"), place: "blog/a/index.md 0", pathPrefix: "/p", makePicture, warn },
  );

describe("resolvePicture", () => {
  it.each([
    ["./cat.png", "blog/a/cat.png", undefined],
    ["/img/my%20cat.png", "static/img/my cat.png", "/p/img/my%20cat.png"],
    ["/logo.svg", "static/logo.svg", "/p/logo.svg"],
  ])("finds %s", async (target, file, address) => {
    expect(await resolve(target)).toContain('<img src="/made.jpg" alt="A &lt;cat>" width="300" height="200"');
    expect(makePicture).toHaveBeenCalledWith(path.join(dir, file), address);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(["./d.svg", "./v.svg"])("puts a drawing that follows the page's colours into it: %s", async (target) => {
    expect(await resolve(target, { caption: "C" })).toMatch(
      /^<figure class="figure"><span class="picture-frame[^>]*><svg .*<\/svg><\/span><figcaption>C<\/figcaption><\/figure>$/,
    );
    expect(makePicture).not.toHaveBeenCalled();
  });

  it.each(["./own.svg", "./large.svg"])(
    "shows a drawing that is large or has its own colours as a file: %s",
    async (target) => {
      expect(await resolve(target)).toContain('<img src="/made.jpg" alt="A &lt;cat>" width="300" height="200"');
      expect(makePicture).toHaveBeenCalledWith(path.join(dir, "blog/a", target), undefined);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it.each([
    ["./gone.png", "A &lt;cat>", "Expected a path relative to this file."],
    ["./", "A &lt;cat>", "Expected a path relative to this file."],
    ["../static/img/gone.png", "A &lt;cat>", "Expected a path relative to this file."],
    [
      "/gone.png",
      '<img src="/p/gone.png" alt="A &lt;cat>" loading="lazy" decoding="async">',
      "Expected a file in static/.",
    ],
    [
      "/../secret.png",
      '<img src="/p/../secret.png" alt="A &lt;cat>" loading="lazy" decoding="async">',
      "Expected a file in static/.",
    ],
  ])("says that %s is missing, and shows what it would", async (target, instead, expected) => {
    expect(await resolve(target)).toBe(instead);
    expect(await resolve(target, { caption: "C" })).toBe(`<p>${instead}</p>`);
    expect(warn.mock.calls[0]).toEqual([`The file ${target} does not exist.`, expected]);
  });

  it("says of a file in another Unicode form, as macOS may write it, that it has this name", async () => {
    fs.writeFileSync(path.join(dir, "blog/a/été.png".normalize("NFD")), "");
    fs.writeFileSync(path.join(dir, "blog/a/eté.png"), "");
    expect(await resolve("./été.png".normalize("NFC"))).toBe("A &lt;cat>");
    expect(warn.mock.calls[0]![1]).toMatch(/^A file there has this name in another Unicode form: type the name again/);
  });

  it.each(["../static/img/my%20cat.png", "../../../static/img/my%20cat.png", "../img/my%20cat.png"])(
    "says in the same words of each path to a file in static/ that its address is expected: %s",
    async (target) => {
      expect(await resolve(target)).toBe("A &lt;cat>");
      const expected = "Expected its address, such as /img/a.png for static/img/a.png.";
      expect(warn.mock.calls).toEqual([["The relative path of a file in static/ leads nowhere.", expected]]);
    },
  );

  it("says once for all pictures beside a text that they are named by their addresses", async () => {
    fs.mkdirSync("blog/a/images");
    fs.writeFileSync("blog/a/images/dog.png", "x");
    await resolve("/posts/a/cat.png");
    await resolve("/blog/a/images/dog.png");
    await resolve("/posts/a/horse.png");
    const beside = [
      "The address of a picture beside the text leads nowhere.",
      "Expected its path from this file, such as ./a.png.",
    ];
    const missing = ["The file /posts/a/horse.png does not exist.", "Expected a file in static/."];
    expect(warn.mock.calls).toEqual([beside, beside, missing]);
  });
});

const LARGE = {
  ...{ width: 1600, height: 900, src: "/static/a.jpg?b&c", blur: "data:image/webp;base64,AAAA" },
  sources: [
    { type: "image/avif", srcset: "/a-360.avif 360w, /a-1440.avif 1440w" },
    { type: "image/webp", srcset: "/a-360.webp 360w, /a-1440.webp 1440w" },
  ],
};
const SMALL = { width: 96, height: 48, src: "/lamp.png", blur: "", sources: [] };

describe("pictureElement", () => {
  it("offers every format, holds the place and waits until it comes near", () => {
    const sizes = "(min-width: 748px) 688px, 92vw";
    expect(pictureElement(LARGE, { alt: 'A "cat" & co' })).toBe(
      '<span class="picture-frame zoomable">' +
        '<img class="picture-blur" src="data:image/webp;base64,AAAA" alt="" width="1600" height="900" aria-hidden="true">' +
        `<picture><source type="image/avif" srcset="/a-360.avif 360w, /a-1440.avif 1440w" sizes="${sizes}">` +
        `<source type="image/webp" srcset="/a-360.webp 360w, /a-1440.webp 1440w" sizes="${sizes}">` +
        '<img src="/static/a.jpg?b&amp;c" alt="A &quot;cat&quot; &amp; co" width="1600" height="900" loading="lazy" decoding="async"></picture></span>',
    );
  });

  it("has no more around a small picture than it needs", () => {
    expect(pictureElement(SMALL, { alt: "Lamp", title: "On" })).toBe(
      '<span class="picture-frame"><img src="/lamp.png" alt="Lamp" title="On" width="96" height="48" loading="lazy" decoding="async"></span>',
    );
  });

  it("has the width its author wants, and the height that belongs to it", () => {
    const html = pictureElement(LARGE, { alt: "A", width: 320 });
    expect(html).toMatch(/<img src="[^"]*" alt="A" width="320" height="180"/);
    expect(html).toContain('sizes="(min-width: 348px) 320px, 92vw"');
  });

  it.each([
    [LARGE, "A", true],
    [LARGE, "", false],
    [{ ...SMALL, width: 241 }, "A", true],
    [{ ...SMALL, width: 240 }, "A", false],
  ])("can be enlarged where there is more to see, and not as decoration", (picture, alt, expected) => {
    expect(pictureElement(picture, { alt }).includes("zoomable")).toBe(expected);
  });
});
