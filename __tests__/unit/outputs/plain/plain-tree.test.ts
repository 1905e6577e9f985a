import type { Body } from "../../../../src/shared/body";
import { makePlainText } from "../../../../src/outputs/plain/plain-text";

const url = "https://example.com/site/blog/a";
const html = (body: Body) => makePlainText({ body, url, form: "html" });
const markdown = (body: Body) => makePlainText({ body, url, form: "markdown" }).trim();

describe("a text for feed readers", () => {
  it("has absolute URLs", () => {
    expect(html('<p><a href="/site/b">b</a> <a href="#c">c</a> <a href="https://x.example/d">d</a></p>')).toBe(
      `<p><a href="https://example.com/site/b">b</a> <a href="${url}#c">c</a> <a href="https://x.example/d">d</a></p>`,
    );
  });

  it("has recordings that can be played", () => {
    expect(html('<video src="/site/static/a.mp4" poster="/site/static/b.jpg" controls class="x"></video>')).toBe(
      '<video src="https://example.com/site/static/a.mp4" poster="https://example.com/site/static/b.jpg" controls></video>',
    );
  });

  it("has the first file of a recording with several", () => {
    const sources = '<source src="/a.webm"><source src="/a.mp4">';
    expect(html(`<audio controls>${sources}</audio>`)).toBe(
      '<audio src="https://example.com/a.webm" controls></audio>',
    );
  });

  it("keeps blocks of words apart", () => {
    const body = '<div>First <b>of</b></div><div class="x">Second</div><div><p>Third</p></div><div> </div>';
    expect(html(body)).toBe("<p>First <b>of</b></p><p>Second</p><p>Third</p> ");
  });

  it("keeps the terms and explanations of a list in blocks", () => {
    const list = "<dl><div><dt>Term</dt><dd>Note</dd></div></dl>";
    expect(html(list)).toBe("<dl><dt>Term</dt><dd>Note</dd></dl>");
  });

  it("has one picture in place of several formats", () => {
    const picture =
      '<span class="picture-frame zoomable"><img class="picture-blur" src="data:x" alt=""><picture><source srcset="/a.avif">' +
      '<img src="/a.jpg" alt="A lamp" width="9" height="5" loading="lazy"></picture></span>';
    expect(html(picture)).toBe('<img src="https://example.com/a.jpg" alt="A lamp" width="9" height="5">');
  });

  it("describes a drawing", () => {
    expect(html('<svg role="img" aria-label="Desk and lamp"><path d="M0 0"/></svg>')).toBe(
      "<em>Drawing: Desk and lamp</em>",
    );
  });

  it("has neither buttons nor anchors, classes, styles or scripts", () => {
    const body =
      '<h2 id="a" class="x" style="color:red" data-y="1">A<a class="hash-link" href="#a"></a></h2><button>Copy</button>' +
      "<script>1</script><style>p{}</style>";
    expect(html(body)).toBe('<h2 id="a">A</h2>');
  });

  it("has code without its colours, below its title", () => {
    const code =
      '<figure class="code-block"><figcaption>a.ts</figcaption><pre><code class="language-ts code-numbered">' +
      '<span class="line" title="a > b"><span class="tok-keyword">let</span> a &#x3C; 1\n</span></code></pre></figure>';
    const plain = '<p><code>a.ts</code></p><pre><code class="language-ts">let a &#x3C; 1\n</code></pre>';
    expect(html(code)).toBe(plain);
    expect(html(`${code}<p>It is <b>so</b>.</p>${code}`)).toBe(`${plain}<p>It is <b>so</b>.</p>${plain}`);
  });

  it("shows tasks by symbols, which every reader can display", () => {
    expect(html('<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>')).toBe(
      "<ul><li>☑ a</li><li>☐ b</li></ul>",
    );
  });
});

describe("a text as Markdown", () => {
  it.each<[string, Body, string]>([
    [
      "code",
      '<figure class="code-block"><pre><code class="language-ts">let a</code></pre></figure>',
      "```ts\nlet a\n```",
    ],
    ["raised and lowered words", "<p>10<sup>8</sup> H<sub>2</sub>O</p>", "10<sup>8</sup> H<sub>2</sub>O"],
    [
      "recordings, as links",
      '<video src="/site/v.mp4?x" poster="/p.jpg"></video><p><audio title="Hum"><source src="/a.mp3"></audio></p>',
      "[v.mp4](https://example.com/site/v.mp4?x)\n\n[Hum](https://example.com/a.mp3)",
    ],
    ["blocks of words apart", "<div>First</div><div>Second</div>", "First\n\nSecond"],
    [
      "formulas",
      '<p><span class="math-inline"><math><semantics><mi>x</mi><annotation>x^2</annotation></semantics></math></span></p>',
      "$x^2$",
    ],
    [
      "blocks of formulas",
      '<div class="math-block"><math><mi>x</mi><annotation>x^2</annotation></math></div>',
      "$$\nx^2\n$$",
    ],
    [
      "admonitions",
      '<div class="admonition"><p class="admonition-title">Tip</p><p>Do it.</p></div>',
      "> **Tip**\n>\n> Do it.",
    ],
    [
      "tabs",
      '<div class="tabs"><div class="tab-list"><button>Mac</button></div><div class="tab-panel"><p class="tab-caption">Mac</p><p>x</p></div></div>',
      "**Mac**\n\nx",
    ],
    ["details", "<details><summary>Why?</summary><p>So.</p></details>", "**Why?**\n\nSo."],
    ["tasks", '<ul><li><input type="checkbox" checked disabled> a</li></ul>', "- [x] a"],
    [
      "tables",
      "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>",
      "| A |\n| - |\n| 1 |",
    ],
    [
      "diagrams",
      '<figure class="diagram"><details><pre>flowchart LR</pre></details></figure>',
      "```mermaid\nflowchart LR\n```",
    ],
    [
      "embeds",
      '<figure class="embed"><div class="embed-frame"><button>Play</button></div><figcaption><a href="https://x.example">Film</a></figcaption></figure>',
      "*[Film](https://x.example)*",
    ],
    ["emphasis in a word", "<p>これは<em>斜体</em>の字</p>", "これは*斜体*の字"],
    [
      "names of footnotes in other letters",
      '<p>A<sup><a href="#fn-%E6%B3%A8" id="fnref-%E6%B3%A8" data-footnote-ref>1</a></sup></p><section data-footnotes class="footnotes"><ol><li id="fn-%E6%B3%A8"><p>Note.</p></li></ol></section>',
      "A[^注]\n\n[^注]: Note.",
    ],
    [
      "footnotes",
      '<p>A<sup><a href="#fn-1" id="fnref-1" data-footnote-ref>1</a></sup></p><section data-footnotes class="footnotes"><h2 class="sr-only">F</h2><ol><li id="fn-1"><p>Note. <a href="#fnref-1" class="data-footnote-backref">↩</a></p></li></ol></section>',
      "A[^1]\n\n[^1]: Note.",
    ],
    [
      "trees of files",
      '<div class="file-tree"><ul><li><details open><summary><span>src/</span></summary><ul><li><span>a.ts</span></li></ul></details></li></ul></div>',
      "- src/\n  - a.ts",
    ],
    [
      "components",
      [
        { component: "LinkCard", props: { href: "/docs", title: "Docs", description: "Read on." }, children: [] },
        { tag: "p", attributes: { id: "x", className: "y" }, html: "<b>z</b>" },
        "text",
      ],
      "[Docs](https://example.com/docs): Read on.\n\n**z**\n\ntext",
    ],
    [
      "link cards of modules",
      '<span class="panel link-card"><a href="https://x.example">Docs<span class="visually-hidden"> (new)</span></a><span class="link-card-icon">📚</span><span>Read on.</span></span><span class="link-card"><a href="/b">B</a></span>',
      "[Docs](https://x.example): Read on.\n\n[B](https://example.com/b)",
    ],
    ["nothing of an element that only has the class of link cards", '<p>A<span class="link-card"></span></p>', "A"],
    ["the words of anchors", '<p><a name="old"></a>See <a id="x">here</a>.</p>', "See here."],
  ])("keeps %s", (_, body, expected) => {
    expect(markdown(body)).toBe(expected);
  });

  it("adds the path prefix to the pages of link cards, but not to files, which have it", () => {
    process.env.PATH_PREFIX = "/site";
    const card = (href: string) => ({ component: "LinkCard", props: { href, title: "T" }, children: [] });
    const file = "/site/static/0123456789abcdef/a.pdf";
    expect(markdown([card("/docs"), card(file)])).toBe(
      `[T](https://example.com/site/docs)\n\n[T](https://example.com${file})`,
    );
  });
});
