import { OTHER_NAMES } from "../../../../src/markdown/code/code-blocks";
import { LANGUAGES } from "../../../../src/markdown/code/highlighter";
import { compile, compileBlock, htmlOf as html, messagesOf } from "../../../stand-ins/compile-text";

const block = (options: string, ...lines: string[]) => ["```" + options, ...lines, "```"].join("\n");
const codeOf = (body: string) => /<code[^>]*>([\s\S]*)<\/code>/.exec(body)![1]!;
/** The text of a piece of HTML. */
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x3C;", "<")
    .replaceAll("&#x26;", "&");
const textOf = (body: string) => plain(codeOf(body));
/** The tag and the marks of each line that has an element of its own, and its text. */
const linesOf = (body: string) =>
  [...codeOf(body).matchAll(/<(\w+) class="line([^"]*)"[^>]*>([^\n]*)\n<\/\1>/g)].map(([, tag, marks, line]) =>
    [tag, ...marks!.trim().split(" ").filter(Boolean), plain(line!)].join(" "),
  );

it("keeps every character of the code", async () => {
  const lines = ["const a = `<b>${1 && 2}</b>`;", "", "  // tab\there"];
  const body = await html(block("ts", ...lines));
  expect(textOf(body)).toBe(`${lines.join("\n")}\n`);
});

it("has its buttons; the one that wraps is hidden until a line is too long", async () => {
  expect(await html(block("ts", "let a;"))).toContain(
    '</pre><div class="code-tools"><button type="button" class="button button-tool code-wrap" aria-label="Toggle word wrap" aria-pressed="false" hidden>Wrap</button>' +
      '<button type="button" class="button button-tool code-copy" aria-label="Copy code to clipboard">Copy</button></div></figure>',
  );
});

it("can be reached by keyboard and has a name", async () => {
  expect(await html(block("ts", "let a;", "", "let b;"))).toContain(
    '<pre tabindex="0" role="group" aria-label="Code: ts"><code class="language-ts">',
  );
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
])("shows the name of a file: %s", async (info) => {
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
  ["js del={1} ins={2-3} {4}", "a;\nb;\nc;\nd;", ["mark line-marked d;"]],
  ["js collapse={1-2, 4}", "a;\nb;\nc;\nd;", []],
  ["js mark={2}", "a;\nb;", ["mark line-marked b;"]],
  ["js", "a;\nb;", []],
  ["ruby", "a\n# highlight-next-line\nb\nc", ["mark line-marked b"], "a\nb\nc"],
  ["js", "a; // highlight-line\nb;", ["mark line-marked a;"], "a;\nb;"],
  ["css", "a {} /* highlight-line */\nb {}", ["mark line-marked a {}"], "a {}\nb {}"],
  ["ruby {1}", "a\n# highlight-next-line\nb", ["mark line-marked a"]],
  ["js", "// highlight-start\na;\n// highlight-end\nb;", ["mark line-marked a;"], "a;\nb;"],
  ["js", "// highlight-end\nb;", [], "b;"],
  ["js", "a; // [!code ++:2]\nb;\nc;", ["ins line-added a;", "ins line-added b;"], "a;\nb;\nc;"],
  ["js", "// [!code focus:2]\nb;\nc;\nd;", ["span line-focus b;", "span line-focus c;"], "b;\nc;\nd;"],
  ["diff", "--- a/x\n+++ b/x\n a\n-b\n+c", ["del line-removed -b", "ins line-added +c"]],
  ["js", "a(); // [!code ++]\nb", ["ins line-added a();"], "a();\nb"],
  ["python", "a() # [!code --]\nb", ["del line-removed a()"], "a()\nb"],
  ["css", "a { } /* [!code focus] */\nb", ["span line-focus a { }"], "a { }\nb"],
  ["jsx", "<a /> {/* [!code hl] */}\nb", ["mark line-marked <a />"], "<a />\nb"],
  ["html", "<a> <!-- [!code highlight] -->\nb", ["mark line-marked <a>"], "<a>\nb"],
  ["sql", "select 1 -- [!code ++]\nb", ["ins line-added select 1"], "select 1\nb"],
  ["erb", "<%= a %> <%# [!code ++] %>\nb", ["ins line-added <%= a %>"], "<%= a %>\nb"],
  ["js", "a() // why [!code ++]\nb", ["ins line-added a() // why"], "a() // why\nb"],
  ["js", "a() // [!code ++] [!code focus]\nb", ["ins line-added line-focus a()"], "a()\nb"],
  ["js", "a()// [!code ++]\nb", ["ins line-added a()"], "a()\nb"],
  ["yaml", "  key: 1 # [!code ++]\nb", ["ins line-added   key: 1"], "  key: 1\nb"],
  ["text", "npm install # [!code ++]\nb", ["ins line-added npm install"], "npm install\nb"],
  ["md", "// highlight-next-line\na", []],
  ["js", "a // highlight-next-line\nb;", []],
  ["js", "// a highlight-line\nb;", []],
  ["bash", "git push --highlight-line\nb", []],
  ["scss", ".a #highlight-line\n{ }", []],
  ["md", "a // highlight-line\nb", []],
  ["js", "// highlight-next-lines\nb;", []],
  ["js", "// see highlight-next-line\nb;", []],
  ["js", "highlight-next-line\nb;", []],
  ["js", "a // [!code nonesuch]", []],
  ["js", 'say("// [!code ++]")', []],
  ["js", "[!code ++] a", []],
])("marks the lines that options and comments name, and shows all others, in %s: %j", async (...row) => {
  const [options, code, marks, shown = code] = row;
  const body = await html(block(options, code));
  expect(linesOf(body)).toEqual(marks);
  expect(textOf(body)).toBe(`${shown}\n`);
});

it("keeps title and marks in MDX", async () => {
  const body = await html(block('js title="a.js" {1}', "a;"), "mdx");
  expect(body).toContain("<figcaption>a.js</figcaption>");
  expect(linesOf(body)).toEqual(["mark line-marked a;"]);
});

const NO_NUMBERS = "of a code block has no effect. Expected showLineNumbers or showLineNumbers=10.";

it.each([
  ["title=All the lamps", 'title=All of a code block has no effect. Expected title="…".'],
  ["title=Command Line", 'title=Command of a code block has no effect. Expected title="…".'],
  ["title=src/{id}.ts", 'title=src/ of a code block has no effect. Expected title="…".'],
  ['{1} tilte="a b.js"', 'tilte="a b.js" of a code block has no effect. Expected title="…".'],
  ['ins="b" tilte="a b.js"', 'tilte="a b.js" of a code block has no effect. Expected title="…".'],
  ["showlinenumbers", `showlinenumbers ${NO_NUMBERS}`],
  ["showLineNumber=3 {1}", `showLineNumber=3 ${NO_NUMBERS}`],
  ["showLineNumbers=ten", `showLineNumbers=ten ${NO_NUMBERS}`],
  ["{1,4-5}", "{1,4-5} of a code block goes beyond its last line. Expected lines from 1 to 3."],
  [
    "{hl_lines=[2],linenostart=9}",
    "hl_lines of a code block has no effect. Expected its lines in braces, such as {1,3-4}.",
  ],
  ["{1} ins={2-3}", "ins={2-3} of a code block has no effect. Expected a comment at the end of each line: [!code ++]."],
  ['del={"2":3}', 'del={"2":3} of a code block has no effect. Expected a comment at the end of each line: [!code --].'],
  ['title="a" {1,3', "{1,3 of a code block is not closed. Expected } at its end."],
])("warns of an option that has no effect: %s", async (options, words) => {
  expect(await messagesOf(`Text\n\n${block(`js ${options}`, "a;", "b;", "c;")}`)).toEqual([`3:1 The option ${words}`]);
});

it.each([
  'title="a" {1} showLineNumbers=10',
  '{title="a" linenos=table}',
  "showLineNumbers{1}",
  "{1}{numberLines: true}",
  "live",
  'filename="a.js"',
  "hideLineNumbers",
  "{1,3-4}showLineNumbers",
  'caption="a {b"',
  `'title="a"' "{title}" {1} ins="b"`,
])("accepts the options %s", async (options) => {
  expect(await messagesOf(block(`js ${options}`, "a;", "b;", "c;", "d;"))).toEqual([]);
});

it("marks words", async () => {
  const body = await html(block("js", "let level; // [!code word:level]", "level = 1;"));
  expect(body.match(/word-marked">level</g)).toHaveLength(2);
});

it("warns of a highlight-start without an end", async () => {
  const { html: body, messages } = await compileBlock(`Text\n\n${block("js", "a;", "// highlight-start", "b;")}`);
  expect(linesOf(body)).toEqual(["mark line-marked b;"]);
  expect(messages).toEqual([
    "3:1 A highlight-start of a code block has no highlight-end. All lines after it are highlighted.",
  ]);
});

it("has the class for focus only if a line is in focus", async () => {
  const body = await html(block("js", "a;", "b; // [!code focus]"));
  expect(body).toContain('<figure class="code-block code-focus">');
  expect(linesOf(body)).toEqual(["span line-focus b;"]);
  expect(await html(block("js", "a;", "// [!code focus]"))).toContain('<figure class="code-block">');
});

it.each([
  ["showLineNumbers", null, ["span a;", "span b;"]],
  ["{numberLines: true}", null, ["span a;", "span b;"]],
  ["{2}{numberLines: 10}", ['data-line="10"', 'data-line="11"'], ["span a;", "mark line-marked b;"]],
  ["showLineNumbers=10 {2}", ['data-line="10"', 'data-line="11"'], ["span a;", "mark line-marked b;"]],
])("numbers lines with %s, without inline style", async (options, numbers, lines) => {
  const body = await html(block(`js ${options}`, "a;", "b;"));
  expect(body).toContain('<code class="language-js code-numbered">');
  expect(body.match(/data-line="\d+"/g)).toEqual(numbers);
  expect(linesOf(body)).toEqual(lines);
  expect(body).not.toContain("style");
});

it.each([
  [30, '<figure class="code-block">'],
  [31, '<figure class="code-block code-long">'],
])("folds a block of more than 30 lines: %i", async (count, expected) => {
  const body = await html(block("js", ...Array<string>(count).fill("a;")));
  expect(body).toContain(expected);
  const fold = '<button type="button" class="code-fold" aria-expanded="false">Show all 31 lines</button></figure>';
  expect(body.includes(fold)).toBe(count > 30);
});

it.each([
  ["no language", block("", "a < b"), "Text"],
  ["text", block("text", "a < b"), "Text"],
  ["indentation", "    a < b", "Text"],
])("shows code plainly with %s", async (_, text, label) => {
  const { body, problems } = await compile(text);
  expect(body).toContain(`aria-label="${label}"`);
  expect(body).toContain(">a &#x3C; b\n</code>");
  expect(problems).toEqual([]);
});

it("warns of an unknown language with its place, and shows the code plainly", async () => {
  const code = block("rubby", "  a").replaceAll("\n", "\n  ");
  const { html: body, messages } = await compileBlock(`Text\n\n- item\n\n  ${code}`);
  expect(messages).toEqual([
    '5:3 Unknown language "rubby" of a code block. Did you mean "ruby"? Expected a language that Shiki knows, or text.',
  ]);
  expect(body).toContain('<code class="language-rubby">  a\n</code>');
});

it.each([...OTHER_NAMES])("takes %s, as other tools write it, for %s", async (name, meant) => {
  expect(LANGUAGES).not.toContain(name);
  const { body, problems } = await compile(block(name, "a"));
  expect(problems).toEqual([]);
  expect(body).toContain(`<code class="language-${meant}">`);
});

it("knows languages by other names, in capitals and before options", async () => {
  for (const language of ["js", "JavaScript", "yml", "sh", "TSX", "c++", "plaintext", "js{1}", "rust,ignore"]) {
    expect(await messagesOf(block(language, "a"))).toEqual([]);
  }
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
])("does not break short code within a line at its hyphens: %s", async (code, expected) => {
  expect(await html(`Use \`${code}\` here`)).toBe(`<p>Use ${expected} here</p>`);
});
