import { compileMarkdown } from "../../../../src/node/markdown/compile";

const html = async (text: string) => (await compileMarkdown({ file: "post.md", format: "md", text })).body;

describe("compileMarkdown", () => {
  it("gives one string of HTML for a text without components", async () => {
    expect(await html("Hello *world*")).toBe("<p>Hello <em>world</em></p>");
  });

  it("highlights code with classes and no inline style", async () => {
    const body = await html('```ruby title="a.rb" {2}\ndef a\n  1\nend\n```');
    expect(body).toContain('<span class="tok-keyword">def </span>');
    expect(body).toContain("line line-marked");
    expect(body).toContain("<figcaption>a.rb</figcaption>");
    expect(body).not.toContain("style=");
  });
});
