import path from "node:path";
import { inlineSvg } from "../../../../src/markdown/pictures/drawings";
import { makeFolder } from "../../../stand-ins/content-folder";

const svg = (attributes: string, content = '<path d="M0 0h10v10"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

const inline = (attributes: string, content?: string, alt = "A", place = "blog/a.md 0") =>
  inlineSvg(path.join(makeFolder({ "d.svg": svg(attributes, content) }), "d.svg"), alt, place);

it.each([
  ['viewBox="0 0 120 60"', 'width="120" height="60"'],
  ['viewBox="10, 10, 99.6, 50.4"', 'width="100" height="50"'],
  ['viewBox="0 0 120 60" width="3000" height="2000"', 'width="120" height="60"'],
  ["", 'width="720" height="405"'],
])("gives a drawing with %s the size %s", async (attributes, size) => {
  expect(await inline(attributes)).toContain(size);
});

it("escapes the name of a drawing", async () => {
  expect(await inline("", undefined, 'a & b < "c"')).toContain('aria-label="a &amp; b &lt; &quot;c&quot;"');
});

it("gives a drawing one role and one name, whatever the file says", async () => {
  const html = await inline('role="presentation" aria-label="other" id="x" class="y" viewBox="0 0 9 9"');
  expect(html.match(/role="/g)).toHaveLength(1);
  expect(html).toContain('<svg role="img" aria-label="A" class="drawing"');
  expect(html).not.toMatch(/other|presentation/);
});

it("takes a drawing without a name for decoration", async () => {
  const html = await inline("", undefined, "");
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toMatch(/role="img"|zoomable/);
});

it("lets readers scroll a wide drawing by keyboard", async () => {
  expect(await inline('viewBox="0 0 720 60"')).toMatch(
    /^<span class="picture-frame drawing-frame zoomable"><span class="drawing-scroller" tabindex="0" role="group" aria-label="Drawing"><svg /,
  );
  expect(await inline('viewBox="0 0 560 60"')).toMatch(/^<span class="picture-frame zoomable"><svg /);
});

it("gives a drawing ids of its own in each place", async () => {
  const content = '<defs><clipPath id="x"><path d="M0 0h1"/></clipPath></defs><path clip-path="url(#x)" d="M0 0h9"/>';
  const drawings = await Promise.all(["a 0", "a 1", "b 0", "a 0"].map((place) => inline("", content, "A", place)));
  const ids = drawings.map((drawing) => / id="([^"]+)"/.exec(drawing)![1]);
  expect(new Set(ids).size).toBe(3);
  expect(ids[3]).toBe(ids[0]);
  drawings.forEach((drawing, index) => expect(drawing).toContain(`url(#${ids[index]})`));
});

it.each([
  "<script>alert(1)</script>",
  '<handler type="text/ecmascript">alert(1)</handler>',
  '<path d="M0 0h9" onclick="alert(1)" ONLOAD="alert(1)"/>',
  '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">alert</p></foreignObject>',
  '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>',
  '<path id="p" d="M0 0h9"><set attributeName="onclick" to="alert(1)"/></path>',
  '<image href="https://example.com/alert.png" width="9" height="9"/>',
  '<image xlink:href="//example.com/alert.png" width="9" height="9"/>',
  '<image href="data:image/svg+xml,alert" width="9" height="9"/>',
  '<use href="alert.svg#a"/>',
  `<path d="M0 0h9" fill="url('https://example.com/alert.svg#a')"/>`,
  "<style>@import url(https://example.com/alert.css);</style><path d='M0 0h9'/>",
  '<path d="M0 0h9" style="fill:url(//example.com/alert.svg#a)"/>',
])("removes what runs, loads other files or restyles the page: %s", async (content) => {
  const html = await inline("", `${content}<a href="https://example.com"><text>Linked</text></a>`);
  expect(html).not.toMatch(/alert|example\.com|style|\son|<a /i);
  expect(html).toContain("Linked");
});

it("removes style sheets, but not the looks that they give", async () => {
  const html = await inline(
    "",
    '<style>.a{fill:#123456}</style><path class="a" d="M0 0h9v9"/><text class="a">T</text><path style="stroke:#654321" d="M40 0h9"/>',
  );
  expect(html).not.toMatch(/<style|style="/);
  expect(html.match(/fill="#123456"/g)).toHaveLength(2);
  expect(html).toContain('stroke="#654321"');
});

it("keeps the parts of a drawing", async () => {
  const image = "data:image/png;base64,iVBORw0KGgo=";
  const html = await inline(
    "",
    `<defs><linearGradient id="g"><stop stop-color="red"/></linearGradient><g id="s"><path d="M0 0h3"/></g></defs>
      <rect width="9" height="9" fill="url(#g)"/><use href="#s"/><use href="#s" x="3"/><image href="${image}" width="9" height="9"/>
      <text>A <tspan>B</tspan></text>`,
  );
  expect(html).toMatch(/fill="url\(#d[\da-f]{6}-/);
  expect(html).toMatch(/<use href="#d[\da-f]{6}-/);
  expect(html).toContain(image);
  expect(html).toContain("<tspan>B</tspan>");
});

it.each(["", "no drawing", "<html></html>", "<svg", "<svg><g></svg>"])("refuses %j", async (content) => {
  const file = path.join(makeFolder({ "d.svg": content }), "d.svg");
  await expect(inlineSvg(file, "A", "a 0")).rejects.toThrow();
});
