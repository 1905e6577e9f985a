import { parsePost } from "../../../src/content/post";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const post = (...front: string[]) =>
  parsePost(sourceFile("blog/2025-03-14-a.md", "---", "title: A", ...front, "---", ""));

const PLACE = "content/blog/2025-03-14-a.md";
const KEY_OR_NAME = "Expected a key of data/authors.yml, or a map with at least a name.";

describe("the authors of a post", () => {
  it.each<[front: string, authors: object[]]>([
    ["authors: jane", [{ key: "jane" }]],
    ["authors: [jane, joe]", [{ key: "jane" }, { key: "joe" }]],
    ["authors: { name: Ada, url: 'https://ada.example' }", [{ name: "Ada", url: "https://ada.example" }]],
    [
      "authors:\n  - jane\n  - { key: joe, title: Guest }\n  - name: Ada\n    image: ./ada.png",
      [{ key: "jane" }, { key: "joe", title: "Guest" }, { name: "Ada", image: "./ada.png" }],
    ],
    ["authors: { name: Ada, image_url: ada.png }", [{ name: "Ada", image: "ada.png" }]],
    ["authors: { name: Ada, imageURL: ada.png }", [{ name: "Ada", image: "ada.png" }]],
    ["authors:", []],
    [
      "author: >-\n  [Ada Byron](https://ada.example) (Analytical Engines), [Joe\n  Doe](https://joe.example) and [Jo](https://jo.example)",
      [
        { name: "Ada Byron", url: "https://ada.example", title: "Analytical Engines" },
        { name: "Joe Doe", url: "https://joe.example" },
        { name: "Jo", url: "https://jo.example" },
      ],
    ],
    [
      "author: '[Ada](https://ada.example)'\nauthor_title: Analyst\nauthor_image_url: ./ada.png",
      [{ name: "Ada", url: "https://ada.example", title: "Analyst", image: "./ada.png" }],
    ],
    [
      "author: '[Ada](https://ada.example), Joe Doe and [Jo](https://jo.example)'",
      [{ name: "[Ada](https://ada.example), Joe Doe and [Jo](https://jo.example)" }],
    ],
    ["author: By [Ada](https://ada.example)", [{ name: "By [Ada](https://ada.example)" }]],
    [
      "author: Ada\nauthor_title: Analyst\nauthor_url: https://ada.example\nauthor_image_url: ./ada.png",
      [{ name: "Ada", title: "Analyst", url: "https://ada.example", image: "./ada.png" }],
    ],
  ])("may be %j", (front, authors) => {
    const { value, problems } = post(...front.split("\n"));
    expect(problems).toEqual([]);
    expect(value!.authors).toEqual(authors);
    expect(value!.authorKeys).toEqual(authors.flatMap((author) => ("key" in author ? [author.key] : [])));
  });

  it.each([
    ["authors: 5", `3:10  "authors": This is not an author.  ${KEY_OR_NAME}`],
    ["authors:\n  - jane\n  - [joe]", `5:5  "authors.1": This is not an author.  ${KEY_OR_NAME}`],
    ["authors:\n  - title: Writer", `4:5  "authors.0": The author has neither a key nor a name.  ${KEY_OR_NAME}`],
    [
      "authors:\n  - name: Ada\n    email: ada",
      '5:12  "authors.0.email": This is not an e-mail address.  Expected name@domain.',
    ],
    [
      "authors:\n  name: Ada\n  url: ada",
      '5:8  "authors.url": The link target is neither a path nor an address.  Expected /path or https://….',
    ],
    ["authors: [joe, jane, { key: joe }]", '3:11  The author "joe" is named twice.  Expected each author once.'],
    [
      "author: Ada\nauthors: [jane]",
      '3:1  "author" and "authors" are both given.  Expected "authors" alone; it takes maps of name, title, url and image too.',
    ],
    ["author_title: Analyst", '3:1  "author_title" has no "author".  Expected author: with a name.'],
  ])("may not be %j", (front, line) => {
    const { problems } = post(...front.split("\n"));
    expect(reported({ problems })).toEqual([`${PLACE}:${line}`]);
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
});
