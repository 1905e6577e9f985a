import { attributeOf, scanHtml } from "../../../../src/search/build/scan-html";

const scan = (html: string) =>
  [...scanHtml(html)].map((token) => (token.type === "text" ? token.value : `${token.type} ${token.tag}`));

describe("scanning HTML", () => {
  it("gives tags and texts in order, with references resolved", () => {
    expect(scan("<p>a &#x3C; b &amp; c&nbsp;&#233;</p>")).toEqual(["open p", "a < b & c é", "close p"]);
  });

  it("closes elements that have no content, and leaves comments out", () => {
    expect(scan('a<br><img src="x" alt="">b<!-- <p> -->')).toEqual([
      "a",
      "open br",
      "close br",
      "open img",
      "close img",
      "b",
    ]);
  });

  it("does not end a tag within a value", () => {
    const [open] = scanHtml('<a title="a > b" hidden data-x="1">');
    expect(open).toMatchObject({ tag: "a" });
    expect(attributeOf(open!.type === "open" ? open!.attributes : "", "title")).toBe("a > b");
  });

  it("takes a lone angle bracket for text", () => {
    expect(scan("a < b").join("")).toBe("a < b");
  });

  it("tells an attribute from one whose name ends alike", () => {
    expect(attributeOf(' data-id="no" id="yes"', "id")).toBe("yes");
    expect(attributeOf(" hidden", "id")).toBeUndefined();
  });
});
