import { readPageContent } from "../../../../../src/node/outputs/offline/page-content";

const page = (body: string, head = "") => `<html><head>${head}</head><body>${body}</body></html>`;

describe("the form of a picture that is kept", () => {
  it("is the smallest WebP that is wide enough, and stands in for all others", () => {
    const html = page(`<picture>
      <source type="image/avif" srcSet="/static/a/360.avif 360w,\n/static/a/1080.avif 1080w">
      <source type="image/webp" srcSet="/static/a/360.webp 360w,\n/static/a/1080.webp 1080w,\n/static/a/1440.webp 1440w">
      <img src="/static/a/full.jpg"></picture>`);
    const [picture] = readPageContent(html, "").pictures;
    expect(picture![0]).toBe("/static/a/1080.webp");
    expect(picture).toHaveLength(6);
  });

  it("is the widest where none is wide enough, and the only one where there is one", () => {
    const html = page(`<picture><source srcset="/static/b/100.webp 100w, /static/b/200.webp 200w"></picture>
      <img src="/static/c/logo.png" alt="">`);
    expect(readPageContent(html, "").pictures.map(([kept]) => kept)).toEqual([
      "/static/b/200.webp",
      "/static/c/logo.png",
    ]);
  });

  it("leaves pictures of other sites alone and takes the path prefix off", () => {
    const html = page('<img src="https://example.com/x.png"><img src="/site/static/d.png">');
    expect(readPageContent(html, "/site").pictures).toEqual([["/static/d.png"]]);
  });
});

it("reads the title, the canonical address, icons, styles, fonts and linked files", () => {
  const head = `<title>Tips &amp; &quot;tricks&quot; | Site</title><link rel="canonical" href="https://example.com/tips"/>
    <link rel="icon" href="/favicon.svg?v=1"/><link media="print" rel="stylesheet" href="/static/print-1.css"/><style>@font-face{src:url(/static/body.woff2)}</style>
    <meta name="robots" content="noindex, nofollow"/>`;
  const content = readPageContent(page('<a href="/static/plan.pdf">plan</a><a href="/about/">me</a>', head), "");
  expect(content).toMatchObject({ title: 'Tips & "tricks" | Site', canonical: "/tips", noIndex: true });
  expect(content.frame).toEqual(["/favicon.svg", "/static/print-1.css", "/static/body.woff2"]);
  expect(content.files).toEqual(["/static/plan.pdf"]);
});
