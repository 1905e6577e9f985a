import { stem, termsOfText, tokenize } from "../../../../src/search/embedded/tokenize";

const terms = (text: string) => tokenize(text).map(({ term }) => term);

describe("the words of a text", () => {
  it("are in lower case and without accents", () => {
    const words = "Crème BRÛLÉE, naïve Straße; Łódź";
    const folded = ["creme", "brulee", "naive", "strasse", "lodz"];
    for (const form of ["NFC", "NFD"]) expect(terms(words.normalize(form))).toEqual(folded);
  });

  it("say where they stand in the text as it was", () => {
    const text = "The «Ünïcode» word";
    const [, word] = tokenize(text);
    expect(text.slice(word!.start, word!.end)).toBe("Ünïcode");
  });

  it("keep the names of languages together", () => {
    expect(terms("C++ and C# or F#, not F#x.")).toEqual(["c++", "and", "c#", "or", "f#", "not", "f", "x"]);
  });

  it("are single letters in scripts without spaces, and emoji are words", () => {
    expect(terms("日本語のtext 🎉")).toEqual(["日", "本", "語", "の", "text", "🎉"]);
  });

  it("are at most 40 letters long", () => {
    expect(terms("x".repeat(500))).toEqual(["x".repeat(40)]);
  });
});

describe("the terms of a text", () => {
  const placed = (text: string) => termsOfText(text).terms.map(({ term, place }) => `${term} ${place}`);

  it("are the parts of a name too, at its place", () => {
    expect(placed("call parseHTMLDocument now")).toEqual([
      "call 0",
      "parsehtmldocument 1",
      "parse 1",
      "html 1",
      "document 1",
      "now 2",
    ]);
  });

  it("are joined words too", () => {
    expect(placed("Node.js by e-mail")).toEqual(["node 0", "nodejs 0", "js 1", "by 2", "e 3", "email 3", "mail 4"]);
  });

  it("do not join the end of a sentence with the next", () => {
    expect(placed("one. two")).toEqual(["one 0", "two 1"]);
  });
});

describe("the stem of a word", () => {
  it("is the same for the forms of one word", () => {
    const forms = ["connect", "connected", "connecting", "connection", "connections"];
    expect(new Set(forms.map(stem))).toEqual(new Set(["connect"]));
  });

  it("is the word itself if it is short, has digits or is of another alphabet", () => {
    for (const word of ["as", "v8s", "привет", "node2s"]) expect(stem(word)).toBe(word);
  });
});
