import { compile, messagesOf } from "../../../stand-ins/compile-text";

it.each(["md", "mdx"] as const)("shows the source of a diagram in %s, without highlighting", async (format) => {
  const { body, problems } = await compile('```mermaid\npie\n  "<b>{x}" : 1\n```', format);
  expect(body).toBe(
    '<figure class="diagram" data-label="Diagram"><details open><summary>Source of the diagram</summary>' +
      '<pre tabindex="0" role="group" aria-label="Source of the diagram">pie\n  "&#x3C;b>{x}" : 1</pre></details></figure>',
  );
  expect(problems).toEqual([]);
});

it("has the title of a diagram below it and as its name", async () => {
  const { body } = await compile('```mermaid title="Q & A"\nA-->B\n```');
  expect(body).toContain('data-label="Q &#x26; A"');
  expect(body).toContain("<figcaption>Q &#x26; A</figcaption></figure>");
});

it.each([
  ["accDescr: The desk: sets the lamp  ", "The desk: sets the lamp"],
  ["accDescr {\n  The desk\n  sets the lamp\n}", "The desk sets the lamp"],
])("names and describes a diagram as its source does in %j", async (lines, description) => {
  const { body } = await compile(`\`\`\`mermaid title="Shown"\nflowchart LR\naccTitle: Named\n${lines}\nA-->B\n\`\`\``);
  expect(body).toContain(`data-label="Named" data-description="${description}"`);
  expect(body).toContain("<figcaption>Shown</figcaption>");
});

it("keeps a diagram in its item of a list", async () => {
  const { body } = await compile("- One\n\n  ```mermaid\n  A-->B\n  ```");
  expect(body).toMatch(/<li>\n<p>One<\/p>\n<figure class="diagram".*<\/figure>\n<\/li>/s);
});

it("warns of an empty diagram", async () => {
  expect(await messagesOf("Text\n\n```mermaid\n\n```")).toEqual(["3:1 The diagram is empty."]);
});
