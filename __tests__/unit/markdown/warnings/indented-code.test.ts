import { messagesOf } from "../../../stand-ins/compile-text";

const MESSAGE = "Indented lines are not code in MDX. Expected ``` above and below them, or no indentation.";

describe("indented lines that would be code in .md", () => {
  it.each(["Text\n\n    npm start\n    npm test\n\nText", "Text\n\n\tnpm start", "# Title\n\n    npm start"])(
    "are reported in MDX: %j",
    async (text) => {
      expect(await messagesOf(text, "mdx")).toEqual([expect.stringContaining(MESSAGE)]);
      expect(await messagesOf(text, "module")).toHaveLength(1);
      expect(await messagesOf(text, "md")).toEqual([]);
    },
  );

  it("are named by their place", async () => {
    expect(await messagesOf("Text\n\n    npm start", "mdx")).toEqual([`3:5 ${MESSAGE}`]);
  });
});

it.each([
  ["in components", "<Steps>\n\n    1. Text\n\n</Steps>\n\n<div>\n    Text\n\n    Text\n</div>"],
  ["in lists", "- Text\n\n    Text\n\n10. Text\n\n    Text"],
  ["below a list", "- Text\n\n        Text\n\nText"],
  ["in a paragraph", "Text\n    Text"],
  ["of which the last is not", "Text\n\n    Text\nText"],
  ["of code between fences", "```\n\n    npm start\n```"],
  ["of a directive", ":::note\n\n    Text\n\n:::"],
  ["of a component", "    <div>\n      Text\n    </div>"],
  ["of an expression", "    {/* Text */}\n\n    {1}"],
  ["of an import", "import {\n\n    a,\n} from './a'"],
])("indented lines %s are no mistake", async (_, text) => {
  expect((await messagesOf(text, "module")).filter((line) => line.includes(MESSAGE))).toEqual([]);
});
