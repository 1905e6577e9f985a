import fs from "node:fs";
import path from "node:path";

const read = (name: string) => fs.readFileSync(path.join(__dirname, name), "utf8");
const withoutIndents = (text: string) => text.replace(/^[ \t]+/gm, "");

it("has every line of the post's files in the template that readers download", () => {
  const template = withoutIndents(read("template.rb"));
  const blocks = [...read("index.md").matchAll(/^```\w+ title="([^"]+)".*\n([\s\S]*?)^```/gm)];
  expect(blocks.length).toBeGreaterThan(10);
  for (const [, title, block] of blocks)
    for (const part of withoutIndents(block!).trim().split("\n\n"))
      expect({ title, part: template.includes(part) ? "" : part }).toEqual({ title, part: "" });
});
