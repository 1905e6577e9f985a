import { compileBlock, htmlOf as html } from "../../../stand-ins/compile-text";

const ID = "aqz-KE-bpKQ";

it("shows a title, a button and a link in place of a video, and loads nothing", async () => {
  const result = await html(`::video[A *film*]{id=${ID}}`);
  expect(result).toBe(
    '<figure class="embed embed-video">' +
      `<div class="embed-frame" data-src="https://www.youtube-nocookie.com/embed/${ID}?autoplay=1" data-title="A film">` +
      '<button type="button" class="button embed-load" aria-label="Play video: A film">Play video</button>' +
      '<span class="embed-note">Loads from www.youtube-nocookie.com</span></div>' +
      `<figcaption><a href="https://www.youtube.com/watch?v=${ID}" rel="noopener noreferrer" target="_blank">A <em>film</em><span class="visually-hidden"> (opens in new tab)</span></a></figcaption>` +
      "</figure>",
  );
});

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?t=3&v=${ID}&x=1`,
  `https://youtu.be/${ID}?si=x`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://m.youtube.com/shorts/${ID}`,
])("finds a video by its address: %s", async (src) => {
  expect(await html(`<Video src="${src}" title="A" />`, "mdx")).toContain(`/embed/${ID}?autoplay=1"`);
});

it("starts a video at the given second", async () => {
  const result = await html(`<Video id="${ID}" title="A" start={90} />`, "mdx");
  expect(result).toContain("?autoplay=1&#x26;start=90");
  expect(result).toContain("&#x26;t=90s");
});

it.each([
  ...["", "short", `${ID}x`, `https://example.com/watch?v=${ID}`, `https://youtu.be/${ID}x`, 'a" onload="b'].map(
    (src) => ["Video", src, "is not a YouTube video. Expected its id or its address."],
  ),
  ...["", "http://example.com", "javascript:alert(1)", "/here", "https://", "https:// x"].map((src) => [
    "Demo",
    src,
    "cannot be shown. Expected an address that begins with https://.",
  ]),
])("refuses a <%s> of %j", async (name, src, words) => {
  expect(await compileBlock(`Text\n\n<${name} src={${JSON.stringify(src)}} title="A" />`, "mdx")).toEqual({
    html: "<p>Text</p>",
    messages: [`3:1 "${src}" ${words}`],
  });
});

it("keeps the address of a demo as a link", async () => {
  const result = await html('::demo[Mine]{src="https://example.com/a?b=1"}');
  expect(result).toContain('data-src="https://example.com/a?b=1" data-title="Mine"');
  expect(result).toContain('<a href="https://example.com/a?b=1" rel="noopener noreferrer" target="_blank"');
});

it("warns of a demo without a title, and shows the name of its host", async () => {
  const { html: result, messages } = await compileBlock('::demo{src="https://example.com/a"}');
  expect(messages).toEqual(["1:1 The demo has no title. Expected one, which is read out in its place."]);
  expect(result).toContain('data-title="example.com"');
});

it("puts a frame in place of a paragraph that contains nothing else", async () => {
  const frame = '<iframe src="https://codepen.io/wren/embed/lamp" title="A"></iframe>';
  const { html: result } = await compileBlock(`<p align="center">\n${frame}\n</p>`);
  expect(result).toMatch(/^<figure .*<\/figure>$/s);
});

describe.each(["md", "mdx"] as const)("in %s", (format) => {
  it.each([
    [`//www.youtube.com/embed/${ID}?start=30`, `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&#x26;start=30`],
    ["http://player.vimeo.com/video/7", "https://player.vimeo.com/video/7"],
    ["https://codepen.io/wren/embed/lamp", "https://codepen.io/wren/embed/lamp"],
    ["https://codesandbox.io/embed/lamp", "https://codesandbox.io/embed/lamp"],
    ["https://stackblitz.com/edit/lamp?embed=1", "https://stackblitz.com/edit/lamp?embed=1"],
    ["https://open.spotify.com/embed/track/7", "https://open.spotify.com/embed/track/7"],
  ])("loads a frame of a known host only when the reader asks: %s", async (src, player) => {
    const frame = `<iframe width="560" src="${src}" title="A film"></iframe>`;
    const { html: result, messages } = await compileBlock(frame, format);
    expect(messages).toEqual([]);
    expect(result).toContain(`<div class="embed-frame" data-src="${player}" data-title="A film"><button`);
    expect(result).not.toMatch(/<iframe| src=/);
  });

  const DEMO = 'Expected ::demo[Title]{src="https://…"}, which allows the host.';
  const PAGE = 'the page that it belongs to as a frame, ::demo[Title]{src="https://…"}';
  const NO_PAGE = "Expected an address of this site, or one that begins with https://.";

  it.each([
    ['<iframe src="https://maps.example/lamp"></iframe>', `a frame of maps.example. ${DEMO}`],
    ['<iframe src="https://vimeo.com.example/7"></iframe>', `a frame of vimeo.com.example. ${DEMO}`],
    ['<iframe src="data:text/html,a"></iframe>', `a frame of data: addresses. ${NO_PAGE}`],
    [
      '<script async src="//lamps.example/post.js"></script>',
      `a script of lamps.example. Expected no script, or ${PAGE}, or a service that allows the host.`,
    ],
    ['<object data="/a.svg"></object>', "<object>. Expected a picture, or a link to the file."],
    ['<embed src="/a.pdf" />', "<embed>. Expected a picture, or a link to the file."],
    ['<span style="color:red">A</span>', "a style attribute in a text. Expected a class with a rule in src/styles/."],
    ["<style>p</style>", "<style> in a text. Expected a class with a rule in src/styles/."],
    ['<a href="/" onclick="lamp()">A</a>', "onclick in a text. Expected a component in .mdx."],
  ])("warns that the policy refuses %s", async (text, words) => {
    const { html: result, messages } = await compileBlock(`Text\n\n${text}`, format);
    expect(messages).toEqual([`3:1 The policy of the site refuses ${words}`]);
    expect(result).toContain(text.slice(0, 5));
  });

  it("warns of a script that not all readers run, and of a frame in a line of text", async () => {
    const frame = '<iframe src="https://codepen.io/wren/embed/lamp" title="A"></iframe>';
    expect((await compileBlock(`<script>lamp()</script>\n\nText ${frame}`, format)).messages).toEqual([
      `1:1 A script in a text does not run for readers who follow a link within the site. Expected ${PAGE}, or a component in .mdx.`,
      "3:6 <iframe> is within a line of text. Expected it on lines of its own.",
    ]);
  });

  it.each([
    '<iframe src="/a.html"></iframe>',
    '<p align="center">A</p>',
    "$\\begin{array}{c}a\\end{array}$",
    '<script type="application/ld+json"></script>',
  ])("accepts %s", async (text) => {
    expect((await compileBlock(text, format)).messages).toEqual([]);
  });
});

it("warns of a head in .mdx, which no page gets", async () => {
  expect((await compileBlock('Text\n\n<head><meta name="a" content="b" /></head>', "mdx")).messages).toEqual([
    "3:1 A <head> in a text has no effect. Expected keys of the front matter, such as keywords.",
  ]);
});
