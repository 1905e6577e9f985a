import { compile, messagesOf } from "../../../stand-ins/compile-text";

describe.each(["md", "mdx"] as const)("a diagram in %s", (format) => {
  it("is a figure with its source to read and no highlighting", async () => {
    const { body, messages } = await compile('```mermaid\npie\n  "<b>{x}" : 1\n```', format);
    expect(body).toBe(
      '<figure class="diagram" data-label="Diagram"><details open><summary>Source of the diagram</summary>' +
        '<pre tabindex="0" role="group" aria-label="Source of the diagram">pie\n  "&#x3C;b>{x}" : 1</pre></details></figure>',
    );
    expect(messages).toEqual([]);
  });

  it("has the title after its language below it and for its name", async () => {
    const { body } = await compile('```mermaid title="Q & A"\nA-->B\n```', format);
    expect(body).toContain('data-label="Q &#x26; A"');
    expect(body).toContain("<figcaption>Q &#x26; A</figcaption></figure>");
  });
});

describe("a diagram", () => {
  it.each([
    ["accDescr: The desk: sets the lamp  ", "The desk: sets the lamp"],
    ["accDescr {\n  The desk\n  sets the lamp\n}", "The desk sets the lamp"],
  ])("is named and described as its source says in %j", async (lines, description) => {
    const { body } = await compile(
      `\`\`\`mermaid title="Shown"\nflowchart LR\naccTitle: Named\n${lines}\nA-->B\n\`\`\``,
    );
    expect(body).toContain(`data-label="Named" data-description="${description}"`);
    expect(body).toContain("<figcaption>Shown</figcaption>");
  });

  it("in a list stays in its item", async () => {
    const { body } = await compile("- One\n\n  ```mermaid\n  A-->B\n  ```");
    expect(body).toMatch(/<li>\n<p>One<\/p>\n<figure class="diagram".*<\/figure>\n<\/li>/s);
  });

  it("that is empty is told with its place", async () => {
    expect(await messagesOf("Text\n\n```mermaid\n\n```")).toEqual(["3:1 The diagram is empty."]);
  });
});
