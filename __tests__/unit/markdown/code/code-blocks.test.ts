import { OTHER_NAMES } from "../../../../src/markdown/code/code-blocks";
import { LANGUAGES } from "../../../../src/markdown/code/highlighter";
import { compile, compileBlock, htmlOf as html, messagesOf } from "../../../stand-ins/compile-text";

const block = (options: string, ...lines: string[]) => ["```" + options, ...lines, "```"].join("\n");
const codeOf = (body: string) => /<code[^>]*>([\s\S]*)<\/code>/.exec(body)![1]!;
const textOf = (body: string) => codeOf(body).replace(/<[^>]+>/g, "");
/** The tag and the marks of each line that has an element of its own, and its text. */
const linesOf = (body: string) =>
  [...codeOf(body).matchAll(/<(\w+) class="line([^"]*)"[^>]*>([^\n]*)\n<\/\1>/g)].map(([, tag, marks, line]) =>
    [tag, ...marks!.trim().split(" ").filter(Boolean), line!.replace(/<[^>]+>/g, "")].join(" "),
  );

describe("a code block", () => {
  it("is highlighted with classes, without inline style or script", async () => {
    const body = await html(block("ruby", "def a", '  "b" # c', "end"));
    expect(body).toContain('<span class="tok-keyword">def</span>');
    expect(body).toContain('<span class="tok-string">  "b"</span>');
    expect(body).toContain('<span class="tok-comment"> # c</span>');
    expect(body).not.toMatch(/style=|<script/);
  });

  it("keeps every character of the code", async () => {
    const lines = ["const a = `<b>${1 && 2}</b>`;", "", "  // tab\there"];
    const body = await html(block("ts", ...lines));
    expect(textOf(body).replaceAll("&#x3C;", "<").replaceAll("&#x26;", "&")).toBe(`${lines.join("\n")}\n`);
  });

  it("has its buttons, of which the one that wraps waits for a line that is too long", async () => {
    const body = await html(block("ts", "let a;"));
    expect(body).toContain('</pre><div class="code-tools"><button type="button" class="button button-tool code-wrap"');
    expect(body).toMatch(
      /class="button button-tool code-wrap" aria-label="Toggle word wrap" aria-pressed="false" hidden>Wrap</,
    );
    expect(body).toContain(
      'class="button button-tool code-copy" aria-label="Copy code to clipboard">Copy</button></div></figure>',
    );
  });

  it("can be reached by keyboard, has a name and says how many lines it shows", async () => {
    expect(await html(block("ts", "let a;", "", "let b;"))).toContain(
      '<pre tabindex="0" role="group" aria-label="Code: ts" data-lines="3"><code class="language-ts">',
    );
    expect(await html(block("ts", "// highlight-next-line", "let a;"))).toContain('data-lines="1"');
  });

  it.each([
    "ruby:title=src/a.rb",
    "ruby:title=src/a.rb{1}",
    'ruby:title="src/a.rb"',
    'ruby title="src/a.rb"',
    "ruby title='src/a.rb'",
    "ruby title=src/a.rb",
    "ruby {1} title=src/a.rb",
    "ruby title=src/a.rb {1}",
    "ruby title=src/a.rb hl=3,5",
    "ruby title=src/a.rb numberLines",
    'ruby title="src/a.rb" {1}',
    'ruby {1} title="src/a.rb"',
  ])("carries the name of a file: %s", async (info) => {
    const { html: body, messages } = await compileBlock(block(info, "def a"));
    expect(messages).toEqual([]);
    expect(body).toContain("<figcaption>src/a.rb</figcaption>");
    expect(body).toContain('aria-label="src/a.rb"');
    expect(body).toContain('class="tok-keyword">def<');
  });

  it.each<[options: string, code: string, marks: string[], shown?: string]>([
    ["js {2}", "a;\nb;\nc;\nd;", ["mark line-marked b;"]],
    ["js {1,3-4}", "a;\nb;\nc;\nd;", ["mark line-marked a;", "mark line-marked c;", "mark line-marked d;"]],
    ["js { 2 - 3 }", "a;\nb;\nc;", ["mark line-marked b;", "mark line-marked c;"]],
    ["js {2-1}", "a;\nb;", []],
    ["js", "a;\nb;", []],
    ["ruby", "a\n# highlight-next-line\nb\nc", ["mark line-marked b"], "a\nb\nc"],
    ["ruby {1}", "a\n# highlight-next-line\nb", ["mark line-marked a"]],
    ["js", "// highlight-start\na;\n// highlight-end\nb;", ["mark line-marked a;"], "a;\nb;"],
    ["js", "// highlight-end\nb;", [], "b;"],
    ["js", "a; // [!code ++:2]\nb;\nc;", ["ins line-added a;", "ins line-added b;"], "a;\nb;\nc;"],
    ["js", "// [!code focus:2]\nb;\nc;\nd;", ["span line-focus b;", "span line-focus c;"], "b;\nc;\nd;"],
    ["diff", "--- a/x\n+++ b/x\n a\n-b\n+c", ["del line-removed -b", "ins line-added +c"]],
    ["md", "// highlight-next-line\na", []],
    ["js", "a // highlight-next-line\nb;", []],
    ["js", "// highlight-next-lines\nb;", []],
    ["js", "// see highlight-next-line\nb;", []],
    ["js", "highlight-next-line\nb;", []],
    ["js", "a // [!code nonesuch]", []],
    ["js", 'say("// [!code ++]")', []],
    ["js", "[!code ++] a", []],
  ])("marks what options and comments name, and shows all other lines, in %s: %j", async (...row) => {
    const [options, code, marks, shown = code] = row;
    const body = await html(block(options, code));
    expect(linesOf(body)).toEqual(marks);
    expect(textOf(body)).toBe(`${shown}\n`);
  });

  it("keeps title and marks in MDX too", async () => {
    const body = await html(block('js title="a.js" {1}', "a;"), "mdx");
    expect(body).toContain("<figcaption>a.js</figcaption>");
    expect(linesOf(body)).toEqual(["mark line-marked a;"]);
  });

  it.each([
    ["title=All the lamps", "title=All", 'title="…"'],
    ["title=Command Line", "title=Command", 'title="…"'],
    ["title=src/{id}.ts", "title=src/", 'title="…"'],
    ['{1} tilte="a b.js"', 'tilte="a b.js"', 'title="…"'],
    ["showlinenumbers", "showlinenumbers", "showLineNumbers or showLineNumbers=10"],
    ["showLineNumber=3 {1}", "showLineNumber=3", "showLineNumbers or showLineNumbers=10"],
    ["showLineNumbers=ten", "showLineNumbers=ten", "showLineNumbers or showLineNumbers=10"],
  ])("warns of options that are misspelt: %s", async (options, word, meant) => {
    expect(await messagesOf(`Text\n\n${block(`js ${options}`, "a;")}`)).toEqual([
      `3:1 The option ${word} of a code block has no effect. Expected ${meant}.`,
    ]);
  });

  it.each([
    'title="a" {1} showLineNumbers=10',
    '{title="a" linenos=table}',
    "showLineNumbers{1}",
    "live",
    'filename="a.js"',
    "hideLineNumbers",
    "{1,3-4}showLineNumbers",
    'caption="a {b"',
  ])("says nothing of the options %s", async (options) => {
    expect(await messagesOf(block(`js ${options}`, "a;", "b;", "c;", "d;"))).toEqual([]);
  });

  it.each([
    ["{1,4-5}", "goes beyond its last line. Expected lines from 1 to 3."],
    ["{1,3", "is not closed. Expected } at its end."],
  ])("warns of lines that it does not have, and of an open brace: %s", async (option, words) => {
    expect(await messagesOf(block(`js title="a" ${option}`, "a;", "b;", "c;"))).toEqual([
      `1:1 The option ${option} of a code block ${words}`,
    ]);
  });

  it.each<[language: string, source: string, shown: string, marks: string]>([
    ["js", "a(); // [!code ++]", "a();", "ins line-added"],
    ["python", "a() # [!code --]", "a()", "del line-removed"],
    ["css", "a { } /* [!code focus] */", "a { }", "span line-focus"],
    ["jsx", "<a /> {/* [!code hl] */}", "<a />", "mark line-marked"],
    ["html", "<a> <!-- [!code highlight] -->", "<a>", "mark line-marked"],
    ["sql", "select 1 -- [!code ++]", "select 1", "ins line-added"],
    ["erb", "<%= a %> <%# [!code ++] %>", "<%= a %>", "ins line-added"],
    ["js", "a() // why [!code ++]", "a() // why", "ins line-added"],
    ["js", "a() // [!code ++] [!code focus]", "a()", "ins line-added line-focus"],
    ["js", "a()// [!code ++]", "a()", "ins line-added"],
    ["yaml", "  key: 1 # [!code ++]", "  key: 1", "ins line-added"],
    ["text", "npm install # [!code ++]", "npm install", "ins line-added"],
  ])("takes the mark out of the comment at the end of a line, in %s: %s", async (language, source, shown, marks) => {
    const body = await html(block(language, source, "b"));
    expect(linesOf(body)).toEqual([`${marks} ${shown}`.replaceAll("<", "&#x3C;")]);
  });

  it("marks words", async () => {
    const body = await html(block("js", "let level; // [!code word:level]", "level = 1;"));
    expect(body.match(/word-marked">level</g)).toHaveLength(2);
  });

  it("warns of a highlight-start that is not ended", async () => {
    const { html: body, messages } = await compileBlock(`Text\n\n${block("js", "a;", "// highlight-start", "b;")}`);
    expect(linesOf(body)).toEqual(["mark line-marked b;"]);
    expect(messages).toEqual([
      "3:1 A highlight-start of a code block has no highlight-end. All lines after it are highlighted.",
    ]);
  });

  it("says that some lines are in focus, only where one is", async () => {
    const body = await html(block("js", "a;", "b; // [!code focus]"));
    expect(body).toContain('<figure class="code-block code-focus">');
    expect(linesOf(body)).toEqual(["span line-focus b;"]);
    expect(await html(block("js", "a;", "// [!code focus]"))).toContain('<figure class="code-block">');
  });

  it("numbers its lines", async () => {
    const body = await html(block("js showLineNumbers", "a;", "b;"));
    expect(body).toContain('<code class="language-js code-numbered">');
    expect(linesOf(body)).toEqual(["span a;", "span b;"]);
    expect(body).not.toContain("data-line=");
  });

  it("numbers its lines from another number, without inline style", async () => {
    const body = await html(block("js showLineNumbers=10 {2}", "a;", "b;"));
    expect(body.match(/data-line="\d+"/g)).toEqual(['data-line="10"', 'data-line="11"']);
    expect(linesOf(body)).toEqual(["span a;", "mark line-marked b;"]);
    expect(body).not.toContain("style");
  });

  it.each([
    [30, '<figure class="code-block">'],
    [31, '<figure class="code-block code-long">'],
  ])("of %i lines is %s", async (count, expected) => {
    const body = await html(block("js", ...Array<string>(count).fill("a;")));
    expect(body).toContain(expected);
    const fold = '<button type="button" class="code-fold" aria-expanded="false">Show all 31 lines</button></figure>';
    expect(body.includes(fold)).toBe(count > 30);
  });

  it.each([
    ["no language", block("", "a < b"), "Text"],
    ["text", block("text", "a < b"), "Text"],
    ["indentation", "    a < b", "Text"],
  ])("is plain with %s", async (_, text, label) => {
    const { body, messages } = await compile(text);
    expect(body).toContain(`aria-label="${label}"`);
    expect(body).toContain(">a &#x3C; b\n</code>");
    expect(messages).toEqual([]);
  });

  it("warns of an unknown language with its place and shows the code plainly", async () => {
    const code = block("rubby", "  a").replaceAll("\n", "\n  ");
    const { html: body, messages } = await compileBlock(`Text\n\n- item\n\n  ${code}`);
    expect(messages).toEqual([
      '5:3 Unknown language "rubby" of a code block. Did you mean "ruby"? Expected a language that Shiki knows, or text.',
    ]);
    expect(body).toContain('<code class="language-rubby">  a\n</code>');
  });

  it.each([...OTHER_NAMES])("reads %s of another tool as %s", async (name, meant) => {
    expect(LANGUAGES).not.toContain(name);
    const { body, messages } = await compile(block(name, "a"));
    expect(messages).toEqual([]);
    expect(body).toContain(`<code class="language-${meant}">`);
  });

  it("knows languages by other names and in capitals", async () => {
    for (const language of ["js", "JavaScript", "yml", "sh", "TSX", "c++", "plaintext", "js{1}", "rust,ignore"]) {
      expect(await messagesOf(block(language, "a"))).toEqual([]);
    }
  });
});

it.each([
  ["let a = 1", "<code>let a = 1</code>"],
  ["--global", '<code class="nowrap">--global</code>'],
  ["a-", "<code>a-</code>"],
  [
    "npm install --global some-package@latest",
    '<code>npm install <span class="nowrap">--global</span> <span class="nowrap">some-package@latest</span></code>',
  ],
  ["one-word-that-is-too-long-for-a-phone", "<code>one-word-that-is-too-long-for-a-phone</code>"],
])("code within a line does not break at the hyphens of what is short: %s", async (code, expected) => {
  expect(await html(`Use \`${code}\` here`)).toBe(`<p>Use ${expected} here</p>`);
});
