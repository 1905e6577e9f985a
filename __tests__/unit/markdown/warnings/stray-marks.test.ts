import { messagesOf } from "../../../stand-ins/compile-text";

const template = (tag: string) =>
  `The ${tag} is shown as text: the site runs no templates. Expected a block, Markdown or HTML in its place, or \\{ for a brace in the text.`;
const space = (address: string, expected = `<${address}>`) =>
  `The address "${address}" contains a space, so this is not a link or picture. Expected (${expected}).`;
const spaceBefore = (expected: string) =>
  `There is a space before the address, so this is not a link or picture. Expected ${expected}, or \\[ for a bracket in the text.`;
const KRAMDOWN =
  "Attributes as in kramdown, {: … }, are shown as text. Expected the text without them, or a block such as :::tip in place of a quote.";
const early = (name: string) => `There is a space before the name of this block, so it is text. Expected :::${name}.`;
const unread = (mark: string) =>
  `The title or an attribute of the block ${mark} cannot be read, so it is text. Expected ${mark}[Title]{key="value"}: each value in quotes, and nothing between or after the brackets.`;
const noHeading = (mark: string, heading: string) =>
  `There is no space after the hashes of ${mark}, so it is not a heading. Expected ${heading}, or \\# for a hash in the text.`;
const emphasis = (shown: string) =>
  `The asterisks of ${shown} are shown as text: a letter stands next to them, and punctuation within. Expected the punctuation outside of them, or \\*\\* for asterisks in the text.`;
const CONFLICT =
  "This line is a merge conflict marker, which Git has left. Expected the lines of one side, without the markers.";
const IMPORT = "This is MDX: this line is an import. Expected the file to be named .mdx.";
const component = (name: string) =>
  `This is MDX: <${name}> looks like a component. Expected the file to be named .mdx, or \\< for < in the text.`;
const codeIn = (name: string) =>
  `This is MDX: <${name}> has code in an attribute. Expected the file to be named .mdx, or \\< for < in the text.`;

it.each([
  ["{{< figure src='a.png' >}}", `1:1 ${template("shortcode {{< figure … >}}")}`],
  ["One\n\n> {{<relref lamp >}}", `3:3 ${template("shortcode {{< relref … >}}")}`],
  ["{{% alert title='A' %}}\nText\n{{% /alert %}}", `1:1 ${template("shortcode {{% alert … %}}")}`],
  ['[words]({{< ref "a.md" >}})', `1:9 ${template("shortcode {{< ref … >}}")}`],
  ["[words]({{ site.baseurl }}/lamp)", `1:9 ${template("tag {{ … }}")}`],
  ['![words](/a/{{ "b.png" | asset }})', `1:13 ${template("tag {{ … }}")}`],
  ["[words](/my file/{{ site.version }}/a.pdf)", `1:18 ${template("tag {{ … }}")}`],
  ["<div>\n{% include a.html %}\n</div>", `2:1 ${template("tag {% include … %}")}`],
  ["{%- highlight js -%}\nimport a from 'a'\n{% endhighlight %}", `1:1 ${template("tag {% highlight … %}")}`],
  ["![A](./my pic.png)", `1:4 ${space("./my pic.png")}`],
  ["![A](my pic.png)", `1:4 ${space("my pic.png")}`],
  ["One\nsee [the plan](../my plan/a b.md#part) and", `2:14 ${space("../my plan/a b.md#part")}`],
  ["[**the** plan](/docs/my plan)", `1:14 ${space("/docs/my plan")}`],
  ["[[a]](./my b.md)", `1:5 ${space("./my b.md")}`],
  ["See [A](#Appendix a: plans).", `1:7 ${space("#Appendix a: plans", "#appendix-a-plans")}`],
  ["See [A](#über uns).", `1:7 ${space("#über uns", "#über-uns")}`],
  [
    "脚注[^注一]。",
    "1:3 The footnote [^注一] has no note. Expected [^注一]: and the note, or \\[ for a bracket in the text.",
  ],
  ["##　見出し", `1:1 ${noHeading("##　見出し", "## 見出し")}`],
  ["これは**「強調」**です。", `1:4 ${emphasis("**「強調」**")}`],
  ["前の文。**太字です。**続く文", `1:5 ${emphasis("**太字です。**")}`],
  ["> 他**(注)**と", `1:4 ${emphasis("**(注)**")}`],
  ["> Tip\n{: .prompt-tip }", `2:1 ${KRAMDOWN}`],
  ['[a](https://a.example){: target="_blank"} b', `1:23 ${KRAMDOWN}`],
  ["Text\n{:#short}", `2:1 ${KRAMDOWN}`],
  ['[a](https://a.example){:target="_blank" rel="b"}', `1:23 ${KRAMDOWN}`],
  ["Text\n{:toc}", `2:1 ${KRAMDOWN}`],
  ["::: note\nText\n:::", `1:1 ${early("note")}`],
  ["One\n\n>  ::: tip Title\n> Text\n> :::", `3:4 ${early("tip")}`],
  ["::::  tabs\nText\n::::", `1:1 ${early("tabs")}`],
  ["::video[T]{src=https://www.youtube.com/watch?v=x}", `1:1 ${unread("::video")}`],
  ["One\n\n> ::demo[T]{src=https://a.example/?b=c}", `3:3 ${unread("::demo")}`],
  ["::video[T] {id=x}", `1:1 ${unread("::video")}`],
  [":::note Foo {title=a=b}\nText\n:::", `1:1 ${unread(":::note")}`],
  [":::details[More] {.class}\nText\n:::", `1:1 ${unread(":::details")}`],
  ["Text\n\n<<<<<<< HEAD\nOne\n\nTwo\n>>>>>>> b\n\n```\n<<<<<<< HEAD\n```", `3:1 ${CONFLICT}`],
  ["##Heading\n\nText", `1:1 ${noHeading("##Heading", "## Heading")}`],
  ["Text\n\n> ###Über uns", `3:3 ${noHeading("###Über", "### Über")}`],
  ["One\n##Two three\nfour", `2:1 ${noHeading("##Two", "## Two")}`],
  ["  ######Six", `1:3 ${noHeading("######Six", "###### Six")}`],
  ["[The Text] (https://example.com)", `1:1 ${spaceBefore("[The Text](https://example.com)")}`],
  ["see ![a _b_ c] (./a.png)", `1:6 ${spaceBefore("![a _b_ c](./a.png)")}`],
  ["One\n> [a]  (/docs/intro#part)", `2:3 ${spaceBefore("[a](/docs/intro#part)")}`],
  ["> [a\n> b] (/c)", `1:3 ${spaceBefore("[a b](/c)")}`],
  ["Lamps:\n\nimport Lamp from './lamp'\n\n<Lamp />", `3:1 ${IMPORT}`],
  ["import {\n  Lamp,\n} from './lamp'", `1:1 ${IMPORT}`],
  ["> import './lamp.css'", `1:3 ${IMPORT}`],
  ["<!-- <Old> -->\n\n<div>\n  <Tabs>\n</div>\n\n<Lamp />", `4:3 ${component("Tabs")}`],
  ["A Promise<Lamp> is\nno List<Lamp>", `1:10 ${component("Lamp")}`],
  ['A lamp:\n<img alt="" src={require("./a.png").default} />', `2:1 ${codeIn("img")}`],
  ["<Img a={require('./a.png').default} />", `1:1 ${codeIn("Img")}`],
  ['> <video src={require("./a.mp4").default} />', `1:3 ${codeIn("video")}`],
])("reports %j once", async (text, expected) => {
  expect(await messagesOf(text)).toEqual([expected]);
});

it.each([
  [":::nota Foo\nText\n:::", '1:1 Unknown block ":::nota". Did you mean :::note? Expected one of: note, tip, '],
  [":::Note Foo\nText\n:::", '1:1 Unknown block ":::Note". Did you mean :::note? Expected one of: note, tip, '],
  ["> ::::youtube Foo bar\n> Text\n> ::::", '1:3 Unknown block "::::youtube". Expected one of: note, tip, '],
  [":::nota[Foo]\nText\n:::", '1:1 Unknown block ":::nota". Did you mean :::note? '],
  ["[^1] (https://a.example)", "1:1 The footnote [^1] "],
])("reports %j once, with its place", async (text, beginning) => {
  expect(await messagesOf(text)).toEqual([expect.stringContaining(beginning)]);
});

it.each(["md", "mdx", "module"] as const)(
  "reports footnotes without a note and links of a wiki, in %s",
  async (format) => {
    const bracket = "or \\[ for a bracket in the text.";
    const text = "One\n\ntwo[^a] and[^b]\n\n[[My Page]] and [[a/b#c|the page]]\n\n![[picture.png|300]]\n\n[^b]: Note";
    expect(await messagesOf(text, format)).toEqual([
      `3:4 The footnote [^a] has no note. Expected [^a]: and the note, ${bracket}`,
      `5:1 A link in double brackets is shown as text. Expected [words](./page.md), ${bracket}`,
      `5:17 A link in double brackets is shown as text. Expected [words](./page.md), ${bracket}`,
      `7:1 A picture in double brackets is shown as text. Expected ![what it shows](./picture.png), ${bracket}`,
    ]);
  },
);

it.each([
  ['Text\nimport { Lamp } from "./lamp";\n\nMore', "2:1", "import"],
  ["> Text\n> more\n> import Lamp from './lamp'", "3:3", "import"],
  ['Text\nimport "./lamp"', "2:1", "import"],
  ["Text\nexport const lamps = 3;", "2:1", "export"],
  ['Text\nexport { Lamp } from "./lamp"', "2:1", "export"],
])("reports code of a module in a paragraph of MDX: %j", async (text, place, word) => {
  const message = `${place} This ${word} is part of the paragraph above it, so it is text. Expected an empty line before it.`;
  expect(await messagesOf(text, "mdx")).toEqual([message]);
  expect(await messagesOf(text, "module")).toEqual([message]);
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
  "See [1](# of lamps).",
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
  "You can\nimport it from the shop",
  "<A NAME='lamp'></A><BR>",
  "`<Lamp>`\n\n```js\nimport a from 'a'\n```",
  "<script type='text/babel'>\n  root.render(<Lamp />);\n</script>",
])("reports nothing in %j", async (text) => {
  expect(await messagesOf(text)).toEqual([]);
});

it.each([
  "We\nimport goods from Java",
  "The\nexport of lamps",
  "Type `a\nimport b`",
  "It can\nexport default values for each lamp.",
  "what to\nexport function by function",
  "import Lamp from './lamp'\n\n<Lamp />",
])("reports nothing in MDX in %j", async (text) => {
  expect(await messagesOf(text, "mdx")).toEqual([]);
});
