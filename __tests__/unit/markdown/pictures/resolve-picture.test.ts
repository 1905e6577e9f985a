import fs from "node:fs";
import path from "node:path";
import type { Reference } from "../../../../src/markdown/links/reference";
import { MarkdownError } from "../../../../src/markdown/mistakes";
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
    "blog/a/images/dog.png": "x",
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

it.each([
  ["./cat.png", "blog/a/cat.png", undefined],
  ["/img/my%20cat.png", "static/img/my cat.png", "/p/img/my%20cat.png"],
  ["/logo.svg", "static/logo.svg", "/p/logo.svg"],
  // A drawing with its own colours, and a large one.
  ["./own.svg", "blog/a/own.svg", undefined],
  ["./large.svg", "blog/a/large.svg", undefined],
])("shows %s as a file", async (target, file, address) => {
  expect(await resolve(target)).toContain('<img src="/made.jpg" alt="A &lt;cat>" width="300" height="200"');
  expect(makePicture).toHaveBeenCalledWith(path.join(dir, file), address);
  expect(warn).not.toHaveBeenCalled();
});

it.each(["./cat.png", "./d.svg"])(
  "keeps the fragment of the address %s, which may name a color mode",
  async (target) => {
    expect(await resolve(target, { suffix: "?raw=true#gh-dark-mode-only" })).toContain(
      '<img src="/made.jpg#gh-dark-mode-only"',
    );
  },
);

it.each(["./d.svg", "./v.svg"])("puts a drawing that uses the page's colours into the page: %s", async (target) => {
  expect(await resolve(target, { caption: "C" })).toMatch(
    /^<figure class="figure"><span class="picture-frame[^>]*><svg .*<\/svg><\/span><figcaption>C<\/figcaption><\/figure>$/,
  );
  expect(makePicture).not.toHaveBeenCalled();
});

const missing = (target: string) => `The file ${target} does not exist.`;
const PATH = "Expected a path relative to this file.";
const IN_STATIC = "Expected a file in static/.";
const NO_PATH = "The relative path of a file in static/ leads nowhere.";
const NO_ADDRESS = "The address of a picture beside the text leads nowhere.";
/** In the same words for each picture, so that a list of problems has one line for all. */
const ADDRESS = "Expected its address, such as /img/a.png for static/img/a.png.";
const FROM_HERE = "Expected its path from this file, such as ./a.png.";

it.each([
  ["./gone.png", missing("./gone.png"), PATH],
  ["./", missing("./"), PATH],
  ["../static/img/gone.png", missing("../static/img/gone.png"), PATH],
  ["/gone.png", missing("/gone.png"), IN_STATIC],
  ["/../secret.png", missing("/../secret.png"), IN_STATIC],
  ["../static/img/my%20cat.png", NO_PATH, ADDRESS],
  ["../../../static/img/my%20cat.png", NO_PATH, ADDRESS],
  ["../img/my%20cat.png", NO_PATH, ADDRESS],
  ["/posts/a/cat.png", NO_ADDRESS, FROM_HERE],
  ["/blog/a/images/dog.png", NO_ADDRESS, FROM_HERE],
  ["/posts/a/horse.png", missing("/posts/a/horse.png"), IN_STATIC],
])("warns that %s leads nowhere, and shows its text or its address", async (target, message, expected) => {
  const instead = target.startsWith("/")
    ? `<img src="/p${target}" alt="A &lt;cat>" loading="lazy" decoding="async">`
    : "A &lt;cat>";
  expect(await resolve(target)).toBe(instead);
  expect(await resolve(target, { caption: "C" })).toBe(`<p>${instead}</p>`);
  expect(warn.mock.calls[0]).toEqual([{ message, expected }]);
});

it("stops at a picture that cannot be written, which would be missing from the page", async () => {
  makePicture.mockRejectedValue(new MarkdownError([]));
  await expect(resolve("./cat.png")).rejects.toBeInstanceOf(MarkdownError);
});

it("says that a file has the same name in another Unicode form, as macOS may write it", async () => {
  fs.writeFileSync(path.join(dir, "blog/a/été.png".normalize("NFD")), "");
  fs.writeFileSync(path.join(dir, "blog/a/eté.png"), "");
  expect(await resolve("./été.png".normalize("NFC"))).toBe("A &lt;cat>");
  expect(warn.mock.calls[0]![0].expected).toMatch(
    /^A file there has this name in another Unicode form: type the name again/,
  );
});

const LARGE = {
  ...{ width: 1600, height: 900, src: "/static/a.jpg?b&c", blur: "data:image/webp;base64,AAAA" },
  sources: [
    { type: "image/avif", srcset: "/a-360.avif 360w, /a-1440.avif 1440w" },
    { type: "image/webp", srcset: "/a-360.webp 360w, /a-1440.webp 1440w" },
  ],
};
const SMALL = { width: 96, height: 48, src: "/lamp.png", blur: "", sources: [] };

it("offers a picture in every format, with its size, loaded late", () => {
  const sizes = "(min-width: 748px) 688px, 92vw";
  expect(pictureElement(LARGE, { alt: 'A "cat" & co' })).toBe(
    '<span class="picture-frame zoomable">' +
      '<img class="picture-blur" src="data:image/webp;base64,AAAA" alt="" width="1600" height="900" aria-hidden="true">' +
      `<picture><source type="image/avif" srcset="/a-360.avif 360w, /a-1440.avif 1440w" sizes="${sizes}">` +
      `<source type="image/webp" srcset="/a-360.webp 360w, /a-1440.webp 1440w" sizes="${sizes}">` +
      '<img src="/static/a.jpg?b&amp;c" alt="A &quot;cat&quot; &amp; co" width="1600" height="900" loading="lazy" decoding="async"></picture></span>',
  );
});

it("puts nothing around a small picture that it does not need", () => {
  expect(pictureElement(SMALL, { alt: "Lamp", title: "On" })).toBe(
    '<span class="picture-frame"><img src="/lamp.png" alt="Lamp" title="On" width="96" height="48" loading="lazy" decoding="async"></span>',
  );
});

it.each(["./cat.png", "./d.svg"])("leaves %s to the author's own sources", async (target) => {
  makePicture.mockResolvedValue(LARGE);
  expect(await resolve(target, { isFallback: true })).toBe(
    '<img src="/static/a.jpg?b&amp;c" alt="A &lt;cat>" width="1600" height="900" loading="lazy" decoding="async">',
  );
});

it("gives a picture the width that its author wants, and the height that belongs to it", () => {
  const html = pictureElement(LARGE, { alt: "A", width: 320 });
  expect(html).toMatch(/<img src="[^"]*" alt="A" width="320" height="180"/);
  expect(html).toContain('sizes="(min-width: 348px) 320px, 92vw"');
});

it.each([
  [LARGE, "A", true],
  [LARGE, "", false],
  [{ ...SMALL, width: 241 }, "A", true],
  [{ ...SMALL, width: 240 }, "A", false],
])("lets readers enlarge a picture that has more to see and is not decoration", (picture, alt, expected) => {
  expect(pictureElement(picture, { alt }).includes("zoomable")).toBe(expected);
});
