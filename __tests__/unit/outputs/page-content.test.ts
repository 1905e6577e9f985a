import { readPage } from "../../../src/outputs/site-files";

const contentOf = (html: string, prefix = "") => readPage(html, prefix).content;
const page = (body: string, head = "") => `<html><head>${head}</head><body>${body}</body></html>`;

describe("the form of a picture that is kept", () => {
  it("is the smallest WebP that is wide enough", () => {
    const html = page(`<picture>
      <source type="image/avif" srcSet="/static/a/360.avif 360w,\n/static/a/1080.avif 1080w">
      <source type="image/webp" srcSet="/static/a/360.webp 360w,\n/static/a/1080.webp 1080w,\n/static/a/1440.webp 1440w">
      <img src="/static/a/full.jpg"></picture>`);
    expect(contentOf(html).pictures).toEqual(["/static/a/1080.webp"]);
  });

  it("is the widest if none is wide enough, and the only one if there is one", () => {
    const html = page(`<picture><source srcset="/static/b/100.webp 100w, /static/b/200.webp 200w"></picture>
      <img src="/static/c/logo.png" alt="">`);
    expect(contentOf(html).pictures).toEqual(["/static/b/200.webp", "/static/c/logo.png"]);
  });

  it("is one of a list without spaces", () => {
    const html = page('<img srcset="/static/a,1.png 100w,/static/b.png 900w,\n/static/c.png 2000w ">');
    expect(contentOf(html).pictures).toEqual(["/static/b.png"]);
  });

  it("ignores pictures of other sites, and has no path prefix", () => {
    const html = page('<img src="https://example.com/x.png"><img src="/site/static/d.png">');
    expect(contentOf(html, "/site").pictures).toEqual(["/static/d.png"]);
  });
});

it("reads the title, icons, styles, fonts and linked files", () => {
  const head = `<title>Tips &amp; &quot;tricks&quot; | Site</title>
    <link rel="icon" href="/favicon.svg?v=1"/><link media="print" rel="stylesheet" href="/static/print-1.css"/><style>@font-face{src:url(/static/body.woff2)}</style>`;
  const content = contentOf(
    page('<a href="/static/plan.pdf">plan</a><a href="/my%20cv.pdf?v=2">CV</a><a href="/about/">me</a>', head),
  );
  expect(content).toMatchObject({ title: 'Tips & "tricks" | Site' });
  expect(content.frame).toEqual(["/favicon.svg", "/static/print-1.css", "/static/body.woff2"]);
  expect(content.files).toEqual(["/static/plan.pdf", "/my%20cv.pdf"]);
});

it("does not take text for an element, and ignores templates", () => {
  const { title, files, pictures, frame } = contentOf(
    page(
      '<p title="<title>No</title>">&lt;img src="/a.png"&gt;</p><!-- <img src="/b.png"> -->' +
        '<script>"<a href=\'/static/c.pdf\'>"</script><template><img src="/d.png"></template>',
      "<title>Yes</title><script>'url(/static/no.woff2)'</script>",
    ),
  );
  expect({ title, files, pictures, frame }).toEqual({ title: "Yes", files: [], pictures: [], frame: [] });
});

it("does not list a picture that the page shows as a linked file", () => {
  expect(contentOf(page('<a href="/static/a.png"><img src="/static/a.png"></a>')).files).toEqual([]);
});

it("finds a document in a frame", () => {
  expect(contentOf(page('<iframe src="/static/demo.html?of=a"></iframe>')).files).toEqual(["/static/demo.html"]);
});

it("finds all files of a recording", () => {
  const video =
    '<video src="/static/a.mp4" poster="/static/a.jpg"><source src="/static/a.webm"><track src="/static/a.vtt"></video>';
  expect(contentOf(page(video)).files).toEqual(["/static/a.mp4", "/static/a.jpg", "/static/a.webm", "/static/a.vtt"]);
});

it.each([
  ["flowchart LR\n  a --> b", "flowchart"],
  ["---\ntitle: A\n---\n%% a note\npacket-beta", "packet-beta"],
  ["%%{init: {\n  'theme': 'base'\n}}%%\npie title A", "pie"],
  ["gitGraph:\n  commit", "gitGraph"],
])("has the types of diagrams: %j", (source, type) => {
  const diagram = `<figure class="diagram wide"><details open><summary>S</summary><pre tabindex="0">${source.replaceAll(">", "&gt;")}</pre></details></figure>`;
  expect(contentOf(page(`<ul><li>${diagram}</li></ul><figure><pre>x</pre></figure>`)).diagrams).toEqual([type]);
});
