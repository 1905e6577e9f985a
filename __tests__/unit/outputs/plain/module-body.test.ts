import { moduleBody, textOf } from "../../../../src/outputs/plain/module-body";

describe("the text of a post that is a module", () => {
  it("is taken from its page", () => {
    const page = '<main><h1>A</h1><div id="__blog-post-container"><p>Text</p></div><footer>Not this</footer></main>';
    expect(textOf(page)).toBe("<p>Text</p>");
  });

  it("is empty without a page", () => {
    expect(textOf("<main></main>")).toBe("");
    expect(moduleBody("/blog/not-there", "/nowhere")).toBe("");
  });
});
