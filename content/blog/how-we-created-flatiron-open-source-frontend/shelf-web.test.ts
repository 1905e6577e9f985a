import fs from "node:fs";
import path from "node:path";

const read = (name: string) => fs.readFileSync(path.join(__dirname, name), "utf8");
const withoutIndents = (text: string) => text.replace(/^[ \t]+/gm, "");

it("has every line of the post's files in the patch that readers download", () => {
  const patch = withoutIndents(read("shelf-web.patch").replace(/^\+/gm, ""));
  const blocks = [...read("index.mdx").matchAll(/^```\w+ title="([^"]+)".*\n([\s\S]*?)^```/gm)];
  expect(blocks.length).toBeGreaterThan(5);
  for (const [, title, block] of blocks)
    for (const part of withoutIndents(block!).trim().split("\n\n"))
      expect({ title, part: patch.includes(part) ? "" : part }).toEqual({ title, part: "" });
});
