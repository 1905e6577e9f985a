import { messagesOf } from "../../../stand-ins/compile-text";

describe("tags of templates", () => {
  it.each([
    ["{{< figure src='a.png' >}}", "1:1", "shortcode {{< figure … >}}"],
    ["One\n\n> {{<relref lamp >}}", "3:3", "shortcode {{< relref … >}}"],
    ["{{% alert title='A' %}}\nText\n{{% /alert %}}", "1:1", "shortcode {{% alert … %}}"],
    ['[words]({{< ref "a.md" >}})', "1:9", "shortcode {{< ref … >}}"],
    ["[words]({{ site.baseurl }}/lamp)", "1:9", "tag {{ … }}"],
    ['![words](/a/{{ "b.png" | asset }})', "1:13", "tag {{ … }}"],
    ["[words](/my file/{{ site.version }}/a.pdf)", "1:18", "tag {{ … }}"],
    ["<div>\n{% include a.html %}\n</div>", "2:1", "tag {% include … %}"],
    ["{%- highlight js -%}\nimport a from 'a'\n{% endhighlight %}", "1:1", "tag {% highlight … %}"],
  ])("are reported once: %j", async (text, place, tag) => {
    expect(await messagesOf(text)).toEqual([
      `${place} The ${tag} stays text: the site runs no templates. Expected a block, Markdown or HTML in its place, or \\{ for a brace in the text.`,
    ]);
  });

  it.each([
    "`{{< a >}}`",
    "```\n{% if a %}\n```",
    "\\{{< a >}}",
    "\\{% a %}",
    "{{ a }}",
    "<!-- {{< a >}} -->",
    "{%}",
    "The format {%d} prints a number.",
    "{{% of all lamps }}",
  ])("are not %j", async (text) => {
    expect(await messagesOf(text)).toEqual([]);
  });
});

describe("code of a module in a paragraph", () => {
  it.each([
    ['Text\nimport { Lamp } from "./lamp";\n\nMore', "2:1", "import"],
    ["> Text\n> more\n> import Lamp from './lamp'", "3:3", "import"],
    ['Text\nimport "./lamp"', "2:1", "import"],
    ["Text\nexport const lamps = 3;", "2:1", "export"],
    ['Text\nexport { Lamp } from "./lamp"', "2:1", "export"],
  ])("is reported: %j", async (text, place, word) => {
    const message = `${place} This ${word} is part of the paragraph above it, so it is text. Expected an empty line before it.`;
    expect(await messagesOf(text, "mdx")).toEqual([message]);
    expect(await messagesOf(text, "module")).toEqual([message]);
  });

  it.each([
    "We\nimport goods from Java",
    "The\nexport of lamps",
    "Type `a\nimport b`",
    "It can\nexport default values for each lamp.",
    "what to\nexport function by function",
  ])("is not %j", async (text) => {
    expect(await messagesOf(text, "mdx")).toEqual([]);
  });
});

describe("marks that stay text", () => {
  it.each([
    ["![A](./my pic.png)", "1:4", "./my pic.png"],
    ["![A](my pic.png)", "1:4", "my pic.png"],
    ["One\nsee [the plan](../my plan/a b.md#part) and", "2:14", "../my plan/a b.md#part"],
    ["[**the** plan](/docs/my plan)", "1:14", "/docs/my plan"],
  ])("are an address with a space: %j", async (text, place, address) => {
    expect(await messagesOf(text)).toEqual([
      `${place} The address "${address}" contains a space, so this is not a link or picture. Expected (<${address}>).`,
    ]);
  });

  it("are a link to a heading with a space, whose id is guessed", async () => {
    expect(await messagesOf("See [A](#Appendix a: plans).")).toEqual([
      '1:7 The address "#Appendix a: plans" contains a space, so this is not a link or picture. Expected (#appendix-a-plans).',
    ]);
    expect(await messagesOf("See [1](# of lamps).")).toEqual([]);
  });

  it.each([
    ["> Tip\n{: .prompt-tip }", "2:1"],
    ['[a](https://a.example){: target="_blank"} b', "1:23"],
    ["Text\n{:#short}", "2:1"],
    ['[a](https://a.example){:target="_blank" rel="b"}', "1:23"],
    ["Text\n{:toc}", "2:1"],
  ])("are attributes of kramdown: %j", async (text, place) => {
    expect(await messagesOf(text)).toEqual([
      `${place} Attributes as in kramdown, {: … }, stay text. Expected the text without them, or a block such as :::tip in place of a quote.`,
    ]);
  });

  it.each(["md", "mdx", "module"] as const)("are a footnote without a note, in %s", async (format) => {
    expect(await messagesOf("One\n\ntwo[^a] and[^b]\n\n[^b]: Note", format)).toEqual([
      "3:4 The footnote [^a] has no note. Expected [^a]: and the note, or \\[ for a bracket in the text.",
    ]);
  });

  it.each([
    ["::: note\nText\n:::", "1:1", "note"],
    ["One\n\n>  ::: tip Title\n> Text\n> :::", "3:4", "tip"],
    ["::::  tabs\nText\n::::", "1:1", "tabs"],
  ])("are a block with a space before its name: %j", async (text, place, name) => {
    expect(await messagesOf(text)).toEqual([
      `${place} There is a space before the name of this block, so it is text. Expected :::${name}.`,
    ]);
  });

  it.each([
    ["::video[T]{src=https://www.youtube.com/watch?v=x}", "1:1", "::video"],
    ["One\n\n> ::demo[T]{src=https://a.example/?b=c}", "3:3", "::demo"],
    ["::video[T] {id=x}", "1:1", "::video"],
    [":::note Foo {title=a=b}\nText\n:::", "1:1", ":::note"],
    [":::details[More] {.class}\nText\n:::", "1:1", ":::details"],
  ])("are a block that cannot be read: %j", async (text, place, mark) => {
    expect(await messagesOf(text)).toEqual([
      `${place} The title or an attribute of the block ${mark} cannot be read, so it is text. Expected ${mark}[Title]{key="value"}: each value in quotes, and nothing between or after the brackets.`,
    ]);
  });

  it.each([
    [":::nota Foo\nText\n:::", "1:1", ":::nota", "Did you mean :::note? "],
    [":::Note Foo\nText\n:::", "1:1", ":::Note", "Did you mean :::note? "],
    ["> ::::youtube Foo bar\n> Text\n> ::::", "1:3", "::::youtube", ""],
  ])("are a block that does not exist: %j", async (text, place, mark, guess) => {
    const start = `${place} Unknown block "${mark}". ${guess}Expected one of: note, tip, `;
    expect(await messagesOf(text)).toEqual([expect.stringContaining(start)]);
  });

  it("are a block in one message where the parser knows it", async () => {
    expect(await messagesOf(":::nota[Foo]\nText\n:::")).toHaveLength(1);
  });

  it("are those of a merge conflict", async () => {
    const text = "Text\n\n<<<<<<< HEAD\nOne\n\nTwo\n>>>>>>> b\n\n```\n<<<<<<< HEAD\n```";
    expect(await messagesOf(text)).toEqual([
      "3:1 This line is a merge conflict marker, which Git has left. Expected the lines of one side, without the markers.",
    ]);
  });

  it.each([
    ["##Heading\n\nText", "1:1", "##Heading", "## Heading"],
    ["Text\n\n> ###Über uns", "3:3", "###Über", "### Über"],
    ["One\n##Two three\nfour", "2:1", "##Two", "## Two"],
    ["  ######Six", "1:3", "######Six", "###### Six"],
  ])("are a heading without its space: %j", async (text, place, mark, heading) => {
    expect(await messagesOf(text)).toEqual([
      `${place} There is no space after the hashes of ${mark}, so it is not a heading. Expected ${heading}, or \\# for a hash in the text.`,
    ]);
  });

  it.each([
    ["[The Text] (https://example.com)", "1:1", "[The Text](https://example.com)"],
    ["see ![a _b_ c] (./a.png)", "1:6", "![a _b_ c](./a.png)"],
    ["One\n> [a]  (/docs/intro#part)", "2:3", "[a](/docs/intro#part)"],
    ["> [a\n> b] (/c)", "1:3", "[a b](/c)"],
  ])("are a link with a space in it: %j", async (text, place, link) => {
    expect(await messagesOf(text)).toEqual([
      `${place} There is a space before the address, so this is not a link or picture. Expected ${link}, or \\[ for a bracket in the text.`,
    ]);
  });

  it("are a footnote before an address in one message", async () => {
    expect(await messagesOf("[^1] (https://a.example)")).toEqual([expect.stringContaining("1:1 The footnote [^1] ")]);
  });

  it.each(["md", "mdx"] as const)("are links and pictures of a wiki, in %s", async (format) => {
    const bracket = "or \\[ for a bracket in the text.";
    expect(await messagesOf("[[My Page]] and [[a/b#c|the page]]\n\n![[picture.png|300]]", format)).toEqual([
      `1:1 A link in double brackets stays text. Expected [words](./page.md), ${bracket}`,
      `1:17 A link in double brackets stays text. Expected [words](./page.md), ${bracket}`,
      `3:1 A picture in double brackets stays text. Expected ![what it shows](./picture.png), ${bracket}`,
    ]);
  });

  it.each([
    "[a](<./my pic.png>)",
    "a list[0](see there) and f[x](a, b)",
    "\\[a\\](./my pic.png)",
    "`[a](./my pic.png)` and `[^a]`",
    "[a](./b.md \"A title\") and ![b](./b.png 'A title')",
    "one[^a]\n\n[^a]: Note",
    "\\[^a-z] is text",
    "a ::: note in a line",
    "```\n::: note\n[a](./my pic.png)\n```",
    "::: {.class}\nText\n:::",
    "#tag and\n#other",
    "\\:::nota Foo",
    "a :::nota Foo and ::video[T]",
    "`x` ::video[T] {id=x}",
    "`:::nota Foo`\n\n```\n:::nota Foo\n```",
    "::std Foo",
    "\\##Heading",
    "see ##help and `code`##here, _so_\n*it*##is",
    "```\n##Heading\n```\n\n    ##code\n\n`a\n##b`",
    "#######Seven and ##1, ##_x, ## ",
    "`a` ::: note",
    "[sic] (and so on) and [a] (b) and [1] (https://a.example) and list[a] (./b)",
    "`[a] (/b)` \\[a] (/b) [a]: (/b) and [a](/c) (/b)",
    "x[[1]] and [[1, 2], [3]] and [[1]] and [[ -f a ]] and `[[a]]` and \\[[a]] and [[a]](/b)",
    "[[^a]] and [[0, -1]] and [[x, y]] and [[toc]] and [[_TOC_]]\n\n[^a]: Note",
    "![[1]] and ![[ -f a ]] and ![[a]](/b)",
    "A {:key => 1} \\{: .tip } `{: .tip }` \\{:toc} {:key}",
    "The formats {:.2f} and {:#x} and {:#04x} and {:.width$} print numbers.",
  ])("are not reported where they are meant so: %j", async (text) => {
    const found = await messagesOf(text);
    expect(
      found.filter((message) => /not a link|has no note|it is text|stays? text|not a heading|Unknown/.test(message)),
    ).toEqual([]);
  });
});

describe("MDX in a text named .md", () => {
  const IMPORT = "this line is an import. Expected the file to be named .mdx.";
  const component = (name: string) =>
    `<${name}> reads as a component. Expected the file to be named .mdx, or \\< for < in the text.`;

  it.each([
    ["Lamps:\n\nimport Lamp from './lamp'\n\n<Lamp />", "3:1", IMPORT],
    ["import {\n  Lamp,\n} from './lamp'", "1:1", IMPORT],
    ["> import './lamp.css'", "1:3", IMPORT],
    ["<!-- <Old> -->\n\n<div>\n  <Tabs>\n</div>\n\n<Lamp />", "4:3", component("Tabs")],
    ["A Promise<Lamp> is\nno List<Lamp>", "1:10", component("Lamp")],
  ])("is told at its first place: %j", async (text, place, words) => {
    expect(await messagesOf(text)).toEqual([`${place} This is MDX: ${words}`]);
  });

  it.each([
    "You can\nimport it from the shop",
    "<A NAME='lamp'></A><BR>",
    "`<Lamp>`\n\n```js\nimport a from 'a'\n```",
    "<script type='text/babel'>\n  root.render(<Lamp />);\n</script>",
  ])("is not %j", async (text) => {
    expect(await messagesOf(text)).toEqual([]);
  });

  it("is right in .mdx", async () => {
    expect(await messagesOf("import Lamp from './lamp'\n\n<Lamp />", "module")).toEqual([]);
  });
});
