import { parsePost } from "../../../src/content/post";
import { findRepeatedParts } from "../../../src/content/series-problems";
import { formatProblem } from "../../../src/shared/problem";
import { sourceFile } from "../../stand-ins/content-folder";

const post = (name: string, ...front: string[]) => {
  const file = sourceFile(`blog/${name}.md`, "---", "title: A", "date: 2025-01-01", ...front, "---");
  return { file, value: parsePost(file).value! };
};

describe("findRepeatedParts", () => {
  it("names both places of a number that two parts have", () => {
    const posts = [
      post("a", "series: Pipes", "series_part: 1"),
      post("b", "series: pipes", "series_part: 1"),
      post("c", "series: Other", "series_part: 1"),
      post("d", "series: Pipes"),
    ];
    expect(findRepeatedParts(posts).map(formatProblem)).toEqual([
      'content/blog/b.md:5:1  Part 1 of the series "pipes" is already that of blog/a.md:5:1.  Expected a number of its own; the earlier post comes first.',
    ]);
  });
});
