import { compileMarkdown } from "../../../../src/node/markdown/compile";

const compile = (text: string, format: "md" | "mdx" = "md") => compileMarkdown({ file: "a.md", format, text });
const html = async (text: string, format?: "md" | "mdx") => (await compile(text, format)).body as string;
const block = (options: string, ...lines: string[]) => ["```" + options, ...lines, "```"].join("\n");
const marked = (body: string) => body.match(/class="line[^"]*"/g)!.map((name) => name.includes("line-marked"));

describe("a code block", () => {
  it("is highlighted with classes, without inline style or script", async () => {
    const body = await html(block("ruby", "def a", '  "b" # c', "end"));
    expect(body).toContain('<span class="tok-keyword">def </span>');
    expect(body).toContain('<span class="tok-string">"b" </span>');
    expect(body).toContain('<span class="tok-comment"># c</span>');
    expect(body).not.toMatch(/style=|<script/);
  });

  it("keeps every character of the code", async () => {
    const lines = ["const a = `<b>${1 && 2}</b>`;", "", "  // tab\there"];
    const body = await html(block("ts", ...lines));
    const code = /<code[^>]*>([\s\S]*)<\/code>/.exec(body)![1]!.replace(/<[^>]+>/g, "");
    expect(code.replaceAll("&#x3C;", "<").replaceAll("&#x26;", "&")).toBe(`${lines.join("\n")}\n`);
  });

  it("can be reached and named by keyboard and screen reader, and copied", async () => {
    const body = await html(block("ts", "let a;"));
    expect(body).toContain('<pre tabindex="0" role="group" aria-label="Code: ts"><code class="language-ts">');
    expect(body).toContain('<button type="button" class="code-copy" aria-label="Copy code to clipboard">Copy</button>');
  });

  it.each(['title="src/a.rb"', "title='src/a.rb'", 'title="src/a.rb" {1}', '{1} title="src/a.rb"'])(
    "carries the name of a file: %s",
    async (options) => {
      const body = await html(block(`ruby ${options}`, "a"));
      expect(body).toContain("<figcaption>src/a.rb</figcaption>");
      expect(body).toContain('aria-label="src/a.rb"');
    },
  );

  it.each([
    ["{2}", [false, true, false, false]],
    ["{1,3-4}", [true, false, true, true]],
    ["{ 2 - 3 }", [false, true, true, false]],
    ["{4-1}", [false, false, false, false]],
    ["{9}", [false, false, false, false]],
    ["", [false, false, false, false]],
  ])("marks the lines %s", async (options, expected) => {
    expect(marked(await html(block(`js ${options}`, "a;", "b;", "c;", "d;")))).toEqual(expected);
  });

  it("keeps title and marks in MDX too", async () => {
    const body = await html(block('js title="a.js" {1}', "a;"), "mdx");
    expect(body).toContain("<figcaption>a.js</figcaption>");
    expect(marked(body)).toEqual([true]);
  });

  it.each([
    ["no language", block("", "a < b"), "Text"],
    ["text", block("text", "a < b"), "Text"],
    ["indentation", "    a < b", "Text"],
  ])("is plain with %s", async (_, text, label) => {
    const { body, messages } = await compile(text);
    expect(body).toContain(`aria-label="${label}"`);
    expect(body).toContain('<span class="line">a &#x3C; b\n</span>');
    expect(messages).toEqual([]);
  });

  it("warns of an unknown language with its place and shows the code plainly", async () => {
    const { body, messages } = await compile(`Text\n\n- item\n\n  ${block("rubby", "  a").replaceAll("\n", "\n  ")}`);
    expect(messages).toEqual([
      {
        line: 5,
        column: 3,
        message: 'Unknown language "rubby" of a code block. Expected a language that Shiki knows, or text.',
      },
    ]);
    expect(body).toContain('class="language-rubby"');
  });

  it("knows languages by other names and in capitals", async () => {
    for (const language of ["js", "JavaScript", "yml", "sh", "TSX"]) {
      expect((await compile(block(language, "a"))).messages).toEqual([]);
    }
  });
});

it("code within a line is left as it is", async () => {
  expect(await html("Use `let a = 1` here")).toBe("<p>Use <code>let a = 1</code> here</p>");
});
