import { highlight, snippet, type FoundTerms } from "../../../../src/search/embedded/hit";

const terms = (...words: string[]): FoundTerms => words.map((term) => new Map([[term, term.length]]));

it.each([
  [
    "words as they are written, and escapes the rest",
    "Ärger & <b>arger</b>",
    terms("arger"),
    "<mark>Ärger</mark> &#38; &#60;b&#62;<mark>arger</mark>&#60;/b&#62;",
  ],
  ["the typed part of an unfinished word", "containers", [new Map([["containers", 7]])], "<mark>contain</mark>ers"],
  ["the whole of a word with vowel marks", "كِتَابٌ", [new Map([["كتاب", 2]])], "<mark>كِتَابٌ</mark>"],
  ["a name by one of its parts", "useState", terms("state"), "<mark>useState</mark>"],
])("marks %s", (_, text, found, html) => {
  expect(highlight(text, found).value).toBe(html);
});

const TEXT = "one two three four five six seven eight nine ten eleven twelve thirteen";

it.each([
  ["in the middle of a text", TEXT, ["seven"], 5, "…five six <mark>seven</mark> eight nine…"],
  ["at its beginning", TEXT, ["one"], 5, "<mark>one</mark> two three four five…"],
  ["at its end", TEXT, ["thirteen"], 5, "…nine ten eleven twelve <mark>thirteen</mark>"],
  ["with most of the words", TEXT, ["two", "nine", "ten"], 4, "…eight <mark>nine</mark> <mark>ten</mark> eleven…"],
  ["that is the whole of a short text", "one two", ["two"], 5, "one <mark>two</mark>"],
  ["that is the beginning of a text without the words", TEXT, ["none"], 3, "one two three…"],
  [
    "of code, whose punctuation does not count",
    'params.require(:lamp).permit(:name,tags:[])\nparams["lamp"]["watts"]+1==limit(60)',
    ["watts"],
    4,
    "…[&#34;lamp&#34;][&#34;<mark>watts</mark>&#34;]+1==limit(…",
  ],
  [
    "of a text without spaces",
    "数据库中的数组列可以保存一个列表",
    ["数", "组"],
    2,
    "…中的<mark>数</mark><mark>组</mark>列可…",
  ],
])("makes a snippet %s", (_, text, words, length, html) => {
  expect(snippet(text, terms(...words), length).value).toBe(html);
});
