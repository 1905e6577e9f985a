import { compileBlock } from "../../../stand-ins/compile-block";

const html = async (text: string, format: "md" | "mdx" = "md") => (await compileBlock(text, format)).html;
const ID = "aqz-KE-bpKQ";

describe("a video", () => {
  it("is a title, a button and a link, and asks nothing of anybody", async () => {
    const result = await html(`::video[A *film*]{id=${ID}}`);
    expect(result).toBe(
      '<figure class="embed embed-video">' +
        `<div class="embed-frame" data-src="https://www.youtube-nocookie.com/embed/${ID}?autoplay=1" data-title="A film">` +
        '<button type="button" class="embed-load" aria-label="Play video: A film">Play video</button>' +
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
      expect(messages).toEqual([`3:1 "${src}" is no video. Expected the id or the address of one at YouTube.`]);
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
