import { stem } from "../../../../src/search/embedded/tokenize";

describe("the stem of a word", () => {
  it.each([
    ["containers", "contain"],
    ["caresses", "caress"],
    ["ponies", "poni"],
    ["pony", "poni"],
    ["agreed", "agre"],
    ["plastered", "plaster"],
    ["motoring", "motor"],
    ["conflated", "conflat"],
    ["hopping", "hop"],
    ["filing", "file"],
    ["relational", "relat"],
    ["conditional", "condit"],
    ["digitizer", "digit"],
    ["vietnamization", "vietnam"],
    ["triplicate", "triplic"],
    ["goodness", "good"],
    ["adjustment", "adjust"],
    ["adoption", "adopt"],
    ["controlling", "control"],
    ["sky", "sky"],
    ["feed", "feed"],
  ])("of %s is %s", (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it("is the same for the forms of one word", () => {
    const forms = ["connect", "connected", "connecting", "connection", "connections"];
    expect(new Set(forms.map(stem))).toEqual(new Set(["connect"]));
  });

  it("is the word itself if it is short, has digits or is of another alphabet", () => {
    for (const word of ["as", "v8s", "привет", "node2s"]) expect(stem(word)).toBe(word);
  });
});
