import { buildContentsTree, type ContentsEntry } from "../../../../src/components/prose/contents-tree";

const headings = (...levels: number[]) => levels.map((level, index) => ({ id: `h${index}`, text: `T${index}`, level }));

/** The tree as ids, each with those below it in brackets. */
const outline = (entries: ContentsEntry[]): string =>
  entries.map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id)).join(" ");

describe("buildContentsTree", () => {
  it.each([
    ["sections with parts", [2, 3, 3, 2, 3], 2, 3, "h0(h1 h2) h3(h4)"],
    ["a level skipped on the way down", [2, 4, 2], 2, 4, "h0(h1) h2"],
    ["a way back up over two levels", [2, 3, 4, 2], 2, 4, "h0(h1(h2)) h3"],
    ["a text that begins below its highest level", [3, 2, 3], 2, 3, "h0 h1(h2)"],
    ["levels too deep", [2, 3, 4, 5, 3], 2, 3, "h0(h1 h4)"],
    ["levels too high, whose parts stay", [2, 3, 3, 2, 3], 3, 4, "h1 h2 h4"],
    ["a middle level left out", [2, 3, 4], 4, 6, "h2"],
    [
      "before it leaves out levels: an h4 below a left-out h3 does not join the h2 before it",
      [3, 2, 3, 4],
      3,
      4,
      "h0 h2(h3)",
    ],
    ["nothing within the levels", [2, 2], 3, 4, ""],
    ["no headings", [], 2, 3, ""],
  ])("nests %s", (_, levels, min, max, expected) => {
    expect(outline(buildContentsTree(headings(...levels), min, max))).toBe(expected);
  });

  it("needs nothing that older browsers lack", () => {
    const at = jest.spyOn(Array.prototype, "at").mockImplementation(() => {
      throw new TypeError("at is not a function");
    });
    const tree = buildContentsTree(headings(2, 3, 2), 2, 3);
    at.mockRestore();
    expect(outline(tree)).toBe("h0(h1) h2");
  });
});
