import { createHash } from "node:crypto";
import { findSiteNeeds } from "../../../../src/outputs/hosting/site-needs";
import { SiteFiles } from "../../../../src/outputs/site-files";
import { makeFolder, writeFiles } from "../../../stand-ins/content-folder";

let site: string;
beforeEach(() => {
  site = makeFolder({});
});
const page = (file: string, html: string) => writeFiles(site, { [file]: html });

const needs = () => findSiteNeeds(new SiteFiles(site));
const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("has the hash of each inline script and style once", () => {
  const html = '<style data-x="1">a{}</style><script>run()</script><script type="module">go()</script>';
  page("index.html", html);
  page("blog/a/index.html", html);
  expect(needs()).toMatchObject({
    scripts: [hash("run()"), hash("go()")],
    styles: [hash("a{}")],
    problems: [],
  });
});

it("needs nothing for files, data, templates and HTML that is no page", () => {
  page(
    "index.html",
    '<script src="/app.js" async></script><script type="application/ld+json">{"a":1}</script><template id="app-scripts"><script>late()</script></template>',
  );
  page("_gatsby/slices/x.html", "<script>slice()</script>");
  page("vendor/stage/index.html", "<script>stage()</script>");
  expect(needs()).toMatchObject({ scripts: [], styles: [] });
});

it.each([
  '<a href="/static/0123456789abcdef/my%20demo.html">Demo</a>',
  '<iframe src="/static/0123456789abcdef/my%20demo.html?of=a#b" title="Demo"></iframe>',
])(
  "has the hashes of a document that a page leads to, but not of one that only an earlier build had: %s",
  (leading) => {
    page("index.html", leading);
    page("static/0123456789abcdef/my demo.html", "<script>demo()</script>");
    page("static/fedcba9876543210/my demo.html", "<script>old()</script>");
    page("embed/index.html", "<script>embed()</script>");
    expect(needs().scripts).toEqual([hash("embed()"), hash("demo()")]);
  },
);

it("has the origins of frames, pictures and recordings", () => {
  page(
    "index.html",
    '<div class="embed-frame" data-src="https://video.example/1?a=1&amp;b=2"></div>' +
      '<img src="/own.jpg" srcset="https://img.example/1 1x, https://img2.example/2 2x"><a href="https://no.example">x</a>' +
      '<picture><source srcset="https://img3.example/3 3w"></picture><img src="/a.jpg" alt="See https://no.example">' +
      '<video src="https://film.example/a.mp4" poster="https://poster.example/a.jpg"></video>' +
      '<audio><source src="https://sound.example/a.mp3"></audio>',
  );
  expect(needs()).toMatchObject({
    frames: ["https://video.example"],
    pictures: ["https://img.example", "https://img2.example", "https://img3.example", "https://poster.example"],
    media: ["https://film.example", "https://sound.example"],
  });
});

it("has the origins of pictures without a scheme, and of all in a list without spaces", () => {
  page("vendor-neutral/index.html", '<img src="//a.example/1" srcset="/own.png 1x,https://b.example/2.png,3 2x">');
  expect(needs()).toMatchObject({ pictures: ["https://a.example", "https://b.example"], problems: [] });
});

it("names a page with a picture or recording that no policy allows", () => {
  page("a/index.html", '<audio src="http://sound.example/a.mp3"></audio>');
  expect(needs().problems).toEqual([
    "a/index.html loads http://sound.example/a.mp3, which browsers will refuse. Use https: in its address.",
  ]);
});

it("stays small if scripts differ from page to page, and names such a page", () => {
  for (let index = 10; index < 40; index += 1) page(`p${index}/index.html`, `<script>page(${index})</script>`);
  const { scripts, problems } = needs();
  expect(scripts).toHaveLength(8);
  expect(problems).toEqual([expect.stringMatching(/^p18\/index\.html has scripts of its own/)]);
});
