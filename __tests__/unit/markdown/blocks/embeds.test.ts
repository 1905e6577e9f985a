import { compileBlock, htmlOf as html } from "../../../stand-ins/compile-text";

const ID = "aqz-KE-bpKQ";

describe("a video", () => {
  it("is a title, a button and a link, and asks nothing of anybody", async () => {
    const result = await html(`::video[A *film*]{id=${ID}}`);
    expect(result).toBe(
      '<figure class="embed embed-video">' +
        `<div class="embed-frame" data-src="https://www.youtube-nocookie.com/embed/${ID}?autoplay=1" data-title="A film">` +
        '<button type="button" class="button embed-load" aria-label="Play video: A film">Play video</button>' +
        '<span class="embed-note">Loads from www.youtube-nocookie.com</span></div>' +
        `<figcaption><a href="https://www.youtube.com/watch?v=${ID}" rel="noopener noreferrer" target="_blank">A <em>film</em><span class="visually-hidden"> (opens in new tab)</span></a></figcaption>` +
        "</figure>",
    );
    expect(result).not.toMatch(/<(iframe|img|script)| src=/);
  });

  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?t=3&v=${ID}&x=1`,
    `https://youtu.be/${ID}?si=x`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://m.youtube.com/shorts/${ID}`,
  ])("may be named by its address: %s", async (src) => {
    expect(await html(`<Video src="${src}" title="A" />`, "mdx")).toContain(`/embed/${ID}?autoplay=1"`);
  });

  it("begins where the text says", async () => {
    const result = await html(`<Video id="${ID}" title="A" start={90} />`, "mdx");
    expect(result).toContain("?autoplay=1&#x26;start=90");
    expect(result).toContain("&#x26;t=90s");
  });

  it.each(["", "short", `${ID}x`, `https://example.com/watch?v=${ID}`, `https://youtu.be/${ID}x`, 'a" onload="b'])(
    "refuses %j with its place",
    async (src) => {
      const { html: result, messages } = await compileBlock(
        `Text\n\n<Video src={${JSON.stringify(src)}} title="A" />`,
        "mdx",
      );
      expect(messages).toEqual([`3:1 "${src}" is not a YouTube video. Expected its id or its address.`]);
      expect(result).toBe("<p>Text</p>");
    },
  );
});

describe("a demo", () => {
  it("keeps its address as a link", async () => {
    const result = await html('::demo[Mine]{src="https://example.com/a?b=1"}');
    expect(result).toContain('data-src="https://example.com/a?b=1" data-title="Mine"');
    expect(result).toContain('<a href="https://example.com/a?b=1" rel="noopener noreferrer" target="_blank"');
  });

  it.each(["", "http://example.com", "javascript:alert(1)", "/here", "https://", "https:// x"])(
    "refuses %j with its place",
    async (src) => {
      const { html: result, messages } = await compileBlock(`<Demo src="${src}" title="A" />`, "mdx");
      expect(messages).toEqual([`1:1 "${src}" cannot be shown. Expected an address that begins with https://.`]);
      expect(result).toBe("");
    },
  );

  it("says where the title is missing, and takes the host's name", async () => {
    const { html: result, messages } = await compileBlock('::demo{src="https://example.com/a"}');
    expect(messages).toEqual(["1:1 The demo has no title. Expected one, which is read out in its place."]);
    expect(result).toContain('data-title="example.com"');
  });
});

describe.each(["md", "mdx"] as const)("a frame written as HTML in %s", (format) => {
  const frame = (src: string, title = "A film") => `<iframe width="560" src="${src}" title="${title}"></iframe>`;

  it.each([
    [`//www.youtube.com/embed/${ID}?start=30`, `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&#x26;start=30`],
    ["http://player.vimeo.com/video/7", "https://player.vimeo.com/video/7"],
    ["https://codepen.io/wren/embed/lamp", "https://codepen.io/wren/embed/lamp"],
    ["https://codesandbox.io/embed/lamp", "https://codesandbox.io/embed/lamp"],
    ["https://stackblitz.com/edit/lamp?embed=1", "https://stackblitz.com/edit/lamp?embed=1"],
    ["https://open.spotify.com/embed/track/7", "https://open.spotify.com/embed/track/7"],
  ])("waits for the reader if its host is known: %s", async (src, player) => {
    const { html: result, messages } = await compileBlock(frame(src), format);
    expect(messages).toEqual([]);
    expect(result).toContain(`<div class="embed-frame" data-src="${player}" data-title="A film"><button`);
    expect(result).not.toMatch(/<iframe| src=/);
  });

  it.each(["https://maps.example/lamp", "https://vimeo.com.example/7"])("of another host is told: %s", async (src) => {
    const { html: result, messages } = await compileBlock(`Text\n\n${frame(src)}`, format);
    const { hostname } = new URL(src);
    expect(messages).toEqual([
      `3:1 The policy of the site refuses a frame of ${hostname}. Expected ::demo[Title]{src="https://…"}, which allows the host.`,
    ]);
    expect(result).toContain(`src="${src}"`);
  });

  it("in a line of text is told", async () => {
    const { messages } = await compileBlock(`Text ${frame("https://codepen.io/wren/embed/lamp")}`, format);
    expect(messages).toEqual(["1:6 <iframe> is within a line of text. Expected it on lines of its own."]);
  });
});

it("a frame that is all of its paragraph takes its place", async () => {
  const src = "https://codepen.io/wren/embed/lamp";
  const { html: result } = await compileBlock(`<p align="center">\n<iframe src="${src}" title="A"></iframe>\n</p>`);
  expect(result).toMatch(/^<figure .*<\/figure>$/s);
});

describe.each(["md", "mdx"] as const)("a script in a text in %s", (format) => {
  const messages = async (text: string) => (await compileBlock(`Text\n\n${text}`, format)).messages;

  it("is told with its place", async () => {
    expect(await messages('<script async src="//lamps.example/post.js"></script>')).toEqual([
      expect.stringMatching(
        /^3:1 The policy of the site refuses a script of lamps\.example\. Expected no script, .*::demo\[Title\]/,
      ),
    ]);
    expect(await messages("<script>lamp()</script>")).toEqual([
      expect.stringMatching(
        /^3:1 A script in a text does not run for readers who follow a link within the site\. Expected /,
      ),
    ]);
  });

  it("may hold data", async () => {
    expect(await messages('<script type="application/ld+json"></script>')).toEqual([]);
  });
});

describe.each(["md", "mdx"] as const)("HTML that the policy refuses in %s", (format) => {
  it.each([
    ['<object data="/a.svg"></object>', "<object>. Expected a picture, or a link to the file."],
    ['<embed src="/a.pdf" />', "<embed>. Expected a picture, or a link to the file."],
    ['<span style="color:red">A</span>', "a style attribute in a text. Expected a class with a rule in src/styles/."],
    ["<style>p</style>", "<style> in a text. Expected a class with a rule in src/styles/."],
    ['<a href="/" onclick="lamp()">A</a>', "onclick in a text. Expected a component in .mdx."],
    [
      '<iframe src="data:text/html,a"></iframe>',
      "a frame of data: addresses. Expected an address of this site, or one that begins with https://.",
    ],
  ])("is reported with its place: %s", async (text, words) => {
    const { messages } = await compileBlock(`Text\n\n${text}`, format);
    expect(messages).toEqual([`3:1 The policy of the site refuses ${words}`]);
  });

  it.each(['<iframe src="/a.html"></iframe>', '<p align="center">A</p>', "$\\begin{array}{c}a\\end{array}$"])(
    "is not %s",
    async (text) => {
      expect((await compileBlock(text, format)).messages).toEqual([]);
    },
  );
});
