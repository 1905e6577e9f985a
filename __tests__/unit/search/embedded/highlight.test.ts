import { highlight, snippet, type FoundTerms } from "../../../../src/search/embedded/hit";

const terms = (...words: string[][]): FoundTerms =>
  words.map((list) => new Map(list.map((term) => [term, term.length])));

describe("highlights", () => {
  it("mark the words found as they are written, and escape the rest", () => {
    expect(highlight("Ärger & <b>arger</b>", terms(["arger"])).value).toBe(
      "<mark>Ärger</mark> &#38; &#60;b&#62;<mark>arger</mark>&#60;/b&#62;",
    );
  });

  it("mark only what was typed of a word that goes on", () => {
    expect(highlight("containers", [new Map([["containers", 7]])]).value).toBe("<mark>contain</mark>ers");
  });

  it("mark a name by its parts", () => {
    expect(highlight("useState", terms(["state"])).value).toBe("<mark>useState</mark>");
  });
});

describe("snippets", () => {
  const text = "one two three four five six seven eight nine ten eleven twelve thirteen";

  it("have so many words around those found, and say where text is left out", () => {
    expect(snippet(text, terms(["seven"]), 5).value).toBe("…five six <mark>seven</mark> eight nine…");
    expect(snippet(text, terms(["one"]), 5).value).toBe("<mark>one</mark> two three four five…");
    expect(snippet(text, terms(["thirteen"]), 5).value).toBe("…nine ten eleven twelve <mark>thirteen</mark>");
  });

  it("are taken where most of the words stand together", () => {
    expect(snippet(text, terms(["two"], ["nine"], ["ten"]), 4).value).toBe(
      "…eight <mark>nine</mark> <mark>ten</mark> eleven…",
    );
  });

  it("count words whatever stands between them", () => {
    const code = 'params.require(:lamp).permit(:name,tags:[])\nparams["lamp"]["watts"]+1==limit(60)';
    expect(snippet(code, terms(["watts"]), 4).value).toBe("…[&#34;lamp&#34;][&#34;<mark>watts</mark>&#34;]+1==limit(…");
    expect(snippet("数据库中的数组列可以保存一个列表", terms(["数"], ["组"]), 5).value).toBe(
      "…的<mark>数</mark><mark>组</mark>列可…",
    );
  });

  it("are the whole of a short text, and the beginning of one without the words", () => {
    expect(snippet("one two", terms(["two"]), 5).value).toBe("one <mark>two</mark>");
    expect(snippet(text, terms(["none"]), 3).value).toBe("one two three…");
  });
});
