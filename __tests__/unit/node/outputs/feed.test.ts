import { feedOptions, toFeedHtml, toFeedItems } from "../../../../src/node/outputs/feed";
import { compileMarkdown } from "../../../../src/node/markdown/compile";

const URL = "https://example.com/site/blog/a";
const feedHtml = async (text: string) =>
  toFeedHtml((await compileMarkdown({ file: "a.md", format: "md", text })).body, "Summary", URL);

describe("the text of a post in the feed", () => {
  it.each([
    ['<a href="/site/about/">x</a>', '<a href="https://example.com/site/about/">x</a>'],
    ['<img src="/site/static/a.png">', '<img src="https://example.com/site/static/a.png">'],
    ['<a href="#part">x</a>', `<a href="${URL}#part">x</a>`],
    ['<a href="https://other.example/x">x</a>', '<a href="https://other.example/x">x</a>'],
    ['<a href="//other.example/x">x</a>', '<a href="//other.example/x">x</a>'],
    ['<a href="mailto:a@example.com">x</a>', '<a href="mailto:a@example.com">x</a>'],
    [
      '<a class="b" href="/x"><img alt="" src="/y"></a>',
      '<a class="b" href="https://example.com/x"><img alt="" src="https://example.com/y"></a>',
    ],
  ])("has whole addresses: %s", (html, expected) => {
    expect(toFeedHtml(html, "Summary", URL)).toBe(expected);
  });

  it("has headings without anchors and code without buttons", async () => {
    const html = await feedHtml("## Setup\n\n```js\nlet a;\n```");
    expect(html).toContain('<h2 id="setup">Setup</h2>');
    expect(html).toContain('<span class="tok-keyword">let</span> a;');
    expect(html).not.toMatch(/hash-link|<button|Copy/);
  });

  it.each([
    ["with a path", '`<a href="/x">`', '<code>&#x3C;a href="/x"></code>'],
    ["with a fragment", '`<a href="#x">`', '<code>&#x3C;a href="#x"></code>'],
    ["with a source", 'The attribute `src="/x"`', '<code>src="/x"</code>'],
  ])("leaves addresses %s shown inside code as written", async (_, text, expected) => {
    expect(await feedHtml(text)).toContain(expected);
  });

  it("has drawings as their descriptions", () => {
    const svg = '<p><svg role="img" aria-label="Two boxes" class="drawing"><path d="M0"/></svg> and text</p>';
    expect(toFeedHtml(svg + svg, "Summary", URL)).toBe("<p><em>Drawing: Two boxes</em> and text</p>".repeat(2));
  });

  it("has pictures in the one format that every reader knows", () => {
    const picture =
      '<img class="picture-blur" src="data:image/webp;base64,AA" alt=""><picture><source type="image/avif" srcset="/a.avif 1w"><img src="/a.jpg" alt="A"></picture>';
    expect(toFeedHtml(`${picture} ${picture}`, "Summary", URL)).toMatch(
      /^(<picture><img src="https:\/\/[^/"]+\/a\.jpg" alt="A"><\/picture> ?){2}$/,
    );
  });

  it("is the description where the text needs the page's components, or is a module", () => {
    expect(toFeedHtml("", "Summary", URL)).toBe("<p>Summary</p>");
    expect(toFeedHtml([{ component: "Steps", props: {}, children: [] }], "Summary", URL)).toBe("<p>Summary</p>");
  });

  it("is the description as text, whatever stands in it", () => {
    expect(toFeedHtml("", "R&D: <b> and a < b > c", URL)).toBe("<p>R&amp;D: &lt;b&gt; and a &lt; b &gt; c</p>");
  });
});

const post = (id: string) => ({
  ...{ title: `Post ${id}`, path: `/blog/${id}`, date: "2025-03-14T00:00:00.000Z", description: `About ${id}` },
  body: "<p>Hello</p>",
  tags: [{ label: "Ruby" }, { label: "Node.js" }],
  authors: [{ name: "Jane" }, { name: "Joe" }],
});

const data = (ids: string[]) => ({
  query: {
    siteSettings: {
      ...{ url: "https://example.com", pathPrefix: "/site", copyright: "Jane" },
      feed: { title: "Notes Blog", description: "All notes", language: "en" },
    },
    allPost: { nodes: ids.map(post) },
  },
});

describe("toFeedItems", () => {
  it("gives each post one address, its tags, authors and text", () => {
    expect(toFeedItems(data(["a"]))).toEqual([
      {
        title: "Post a",
        url: "https://example.com/site/blog/a",
        guid: "https://example.com/site/blog/a",
        date: "2025-03-14T00:00:00.000Z",
        description: "About a",
        categories: ["Ruby", "Node.js"],
        custom_elements: [{ "dc:creator": "Jane" }, { "dc:creator": "Joe" }, { "content:encoded": "<p>Hello</p>" }],
      },
    ]);
  });

  it("gives nothing of nothing", () => {
    expect(toFeedItems(data([]))).toEqual([]);
  });
});

describe("the feed", () => {
  it("describes the blog and names its own address", () => {
    expect(feedOptions(20).setup(data(["a"]))).toEqual({
      ...{
        title: "Notes Blog",
        description: "All notes",
        language: "en",
        copyright: "© 2025 Jane",
        generator: "Gatsby",
      },
      site_url: "https://example.com/site/blog",
      feed_url: "https://example.com/site/blog/rss.xml",
      pubDate: "2025-03-14T00:00:00.000Z",
    });
  });

  it("asks for listed posts only, newest first, as many as the settings say", () => {
    const { query, output } = feedOptions(30).feeds[0]!;
    expect(query).toContain("allPost(filter: { listed: { eq: true } }, sort: { sortKey: DESC }, limit: 30)");
    expect(output).toBe("/blog/rss.xml");
  });
});
