import { parsePost } from "../../../src/content/post";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const post = (...front: string[]) =>
  parsePost(sourceFile("blog/2025-03-14-a.md", "---", "title: A", ...front, "---", ""));

const PLACE = "content/blog/2025-03-14-a.md";

describe("the authors of a post", () => {
  it.each([
    ["a key", ["authors: jane"], [{ key: "jane" }]],
    ["a list of keys", ["authors: [jane, joe]"], [{ key: "jane" }, { key: "joe" }]],
    ["one map", ["authors: { name: Ada, url: 'https://ada.example' }"], [{ name: "Ada", url: "https://ada.example" }]],
    [
      "a mixture, with values of its own over those of a key",
      ["authors:", "  - jane", "  - { key: joe, title: Guest }", "  - name: Ada", "    image: ./ada.png"],
      [{ key: "jane" }, { key: "joe", title: "Guest" }, { name: "Ada", image: "./ada.png" }],
    ],
    [
      "the other names of a picture",
      ["authors: { name: Ada, image_url: ada.png }"],
      [{ name: "Ada", image: "ada.png" }],
    ],
    ["the camel-case one", ["authors: { name: Ada, imageURL: ada.png }"], [{ name: "Ada", image: "ada.png" }]],
    ["nothing", ["authors:"], []],
    [
      "the older keys",
      ["author: Ada", "author_title: Analyst", "author_url: https://ada.example", "author_image_url: ./ada.png"],
      [{ name: "Ada", title: "Analyst", url: "https://ada.example", image: "./ada.png" }],
    ],
  ])("may be %s", (_, front, authors) => {
    const { value, problems } = post(...front);
    expect(problems).toEqual([]);
    expect(value!.authors).toEqual(authors);
    expect(value!.authorKeys).toEqual(authors.flatMap((author) => ("key" in author ? [author.key] : [])));
  });

  it.each([
    [
      "a number",
      ["authors: 5"],
      `${PLACE}:3:10  "authors": This is not an author.  Expected a key of data/authors.yml, or a map with at least a name.`,
    ],
    [
      "a list in the list",
      ["authors:", "  - jane", "  - [joe]"],
      `${PLACE}:5:5  "authors.1": This is not an author.  Expected a key of data/authors.yml, or a map with at least a name.`,
    ],
    [
      "somebody without a name",
      ["authors:", "  - title: Writer"],
      `${PLACE}:4:5  "authors.0": The author has neither a key nor a name.  Expected a key of data/authors.yml, or a map with at least a name.`,
    ],
    [
      "a bad e-mail address",
      ["authors:", "  - name: Ada", "    email: ada"],
      `${PLACE}:5:12  "authors.0.email": This is not an e-mail address.  Expected name@domain.`,
    ],
    [
      "a bad address without a list",
      ["authors:", "  name: Ada", "  url: ada"],
      `${PLACE}:5:8  "authors.url": The link target is neither a path nor an address.  Expected /path or https://….`,
    ],
    [
      "somebody twice",
      ["authors: [joe, jane, { key: joe }]"],
      `${PLACE}:3:11  The author "joe" is named twice.  Expected each author once.`,
    ],
    [
      "the old keys beside the new one",
      ["author: Ada", "authors: [jane]"],
      `${PLACE}:3:1  "author" and "authors" are both given.  Expected "authors" alone; it takes maps of name, title, url and image too.`,
    ],
    [
      "an old key without a name",
      ["author_title: Analyst"],
      `${PLACE}:3:1  "author_title" has no "author".  Expected author: with a name.`,
    ],
  ])("may not be %s", (_, front, line) => {
    const { problems } = post(...front);
    expect(reported({ problems })).toEqual([line]);
    expect(problems[0]!.severity).toBe("error");
  });

  it("names the place of an unknown key", () => {
    const { value, problems } = post("authors:", "  - name: Ada", "    nick: A");
    expect(value!.authors).toEqual([{ name: "Ada" }]);
    expect(problems).toMatchObject([{ severity: "warning" }]);
    expect(reported({ problems })[0]).toMatch(
      /:5:5 {2}The key "nick" of an author is not used\. {2}Remove it, or use one of: key, name, title, /,
    );
  });

  it("refuses a misspelt key", () => {
    const { value, problems } = post("authors:", "  - name: Ada", "    tittle: A");
    expect(value).toBeUndefined();
    expect(reported({ problems })[0]).toMatch(
      /:5:5 {2}Unknown key "tittle" in "authors\.0"\. {2}Did you mean "title"\?/,
    );
  });

  it("takes the keys that other tools have", () => {
    const { value, problems } = post(
      "author:",
      ...["name: Ada", "position: Analyst", "Link: /ada"].map((l) => `  ${l}`),
    );
    expect(problems).toEqual([]);
    expect(value!.authors).toEqual([{ name: "Ada", title: "Analyst", url: "/ada" }]);
  });

  it.each(["https://ada.example/ada.png", "/img/ada.png"])(
    "have no picture from %s, and the author reads why",
    (image) => {
      const { value, problems } = post(`authors: { name: Ada, image_url: "${image}" }`);
      expect(value!.authors).toEqual([{ name: "Ada" }]);
      expect(reported({ problems })).toEqual([
        `${PLACE}:3:35  An author's picture that is on another site or in static/ is not shown.  Expected a path from this file, such as ./jane.png: pages ask no other site for pictures.`,
      ]);
      expect(problems[0]!.severity).toBe("warning");
    },
  );
});
