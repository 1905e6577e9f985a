import fs from "node:fs";

it("aligns all lines and blocks of a task with its words: the box stands in the indent", () => {
  const css = fs.readFileSync("src/styles/prose.css", "utf8");
  const [, indent] = /\.task-list-item \{\s*padding-inline-start: (\S+);/.exec(css)!;
  const [, box] = /\.task-list-item input \{\s*margin-inline: -(\S+) /.exec(css)!;
  expect(box).toBe(indent);
});
