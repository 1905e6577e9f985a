import { pictureElement } from "../../../../src/markdown/pictures/picture-element";

const PICTURE = {
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
    expect(pictureElement(PICTURE, { alt: 'A "cat" & co' })).toBe(
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
    const html = pictureElement(PICTURE, { alt: "A", width: 320 });
    expect(html).toMatch(/<img src="[^"]*" alt="A" width="320" height="180"/);
    expect(html).toContain('sizes="(min-width: 348px) 320px, 92vw"');
  });

  it.each([
    [PICTURE, "A", true],
    [PICTURE, "", false],
    [{ ...SMALL, width: 241 }, "A", true],
    [{ ...SMALL, width: 240 }, "A", false],
  ])("can be enlarged where there is more to see, and not as decoration", (picture, alt, expected) => {
    expect(pictureElement(picture, { alt }).includes("zoomable")).toBe(expected);
  });
});
