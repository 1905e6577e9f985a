import { messagesOf } from "../../../stand-ins/compile-text";

const missing = (what: string, words: string, label: string) =>
  `The ${what} ${words}[${label}] has no definition, so it is text. Expected a line [${label}]: with its address, or \\[ for a bracket in the text.`;

describe.each(["md", "mdx", "module"] as const)("in %s", (format) => {
  it.each([
    ["[a][nope]", `1:1 ${missing("link", "[a]", "nope")}`],
    ["One\n\n- see [the _big_ `plan`][the plan].", `3:7 ${missing("link", "[the _big_ `plan`]", "the plan")}`],
    ["> one\n> [two\n> three][x]", `2:3 ${missing("link", "[two three]", "x")}`],
    ["![A cat][cat]", `1:2 ${missing("picture", "[A cat]", "cat")}`],
    ["[a [b] c][nope]", `1:1 ${missing("link", "[a [b] c]", "nope")}`],
    [
      "One[^b]\n\n[^a]: Note\n\n[^B]: Other[^c]\n\n[^c]: More",
      "3:1 Nothing refers to the footnote [^a], so it is not shown. Expected [^a] in the text.",
    ],
  ])("reports a link without its definition, and a note without a reference: %j", async (text, line) => {
    expect(await messagesOf(text, format)).toEqual([line]);
  });

  it("reports each missing definition", async () => {
    expect(await messagesOf("[![A][one]][two] and [b][three]\n\n[three]: /", format)).toEqual([
      `1:3 ${missing("picture", "[A]", "one")}`,
      `1:1 ${missing("link", "[![A][one]]", "two")}`,
    ]);
  });

  it.each([
    "[a][b] and [b][] and [b]\n\n[b]: /",
    "[a][B c]\n\n[b  C]: /",
    "list[0][name] and f()[a][b] and m[i][j]",
    "as shown [1][2], [12][13]",
    "`[a][nope]` and\n\n```\n[a][nope]\n```",
    "\\[a\\][nope] and \\[a][nope\\]",
    "[a] [nope] and [ ][ ] and [x][ ]",
    "call(user-agent [name][,extensions])",
    "[a][nope](/)",
    "a][b] and\n\nc][d]",
    "$a[b][c]$",
  ])("reports nothing in %j", async (text) => {
    expect(await messagesOf(text, format)).toEqual([]);
  });
});
