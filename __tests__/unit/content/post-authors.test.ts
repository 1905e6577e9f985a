import { parsePost } from "../../../src/content/post";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const post = (front: string) => parsePost(sourceFile("blog/2025-03-14-a.md", `---\ntitle: A\n${front}\n---\n`));

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
  ["author: { name: Ada, position: Analyst, Link: /ada }", [{ name: "Ada", title: "Analyst", url: "/ada" }]],
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
    "author: '[Ada](https://ada.example) (Ropes, Lamps), Joe (Jay) Doe (R&D) and [Andy](https://andy.example)'",
    [
      { name: "Ada", url: "https://ada.example", title: "Ropes, Lamps" },
      { name: "Joe (Jay) Doe", title: "R&D" },
      { name: "Andy", url: "https://andy.example" },
    ],
  ],
  [
    "author: '[Ada](https://ada.example) [Joe](https://joe.example)'",
    [
      { name: "Ada", url: "https://ada.example" },
      { name: "Joe", url: "https://joe.example" },
    ],
  ],
  ["author: Ada (Ropes) and Joe", [{ name: "Ada (Ropes) and Joe" }]],
  ["author: By [Ada](https://ada.example)", [{ name: "By [Ada](https://ada.example)" }]],
  [
    "author: Ada\nauthor_title: Analyst\nauthor_url: https://ada.example\nauthor_image_url: ./ada.png",
    [{ name: "Ada", title: "Analyst", url: "https://ada.example", image: "./ada.png" }],
  ],
])("reads %j", (front, authors) => {
  const { value, problems } = post(front);
  expect(problems).toEqual([]);
  expect(value!.authors).toEqual(authors);
  expect(value!.authorKeys).toEqual(authors.flatMap((author) => ("key" in author ? [author.key] : [])));
});

const KEY_OR_NAME = "Expected a key of data/authors.yml, or a map with at least a name.";

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
    '5:8  "authors.url": The link target is not an address.  Expected an address such as /about/ or https://….',
  ],
  [
    "authors:\n  - name: Ada\n    tittle: A",
    '5:5  Unknown key "tittle" in "authors.0".  Did you mean "title"? Expected one of: key, name, title, description, url, email, image.',
  ],
  ["authors: [joe, jane, { key: joe }]", '3:11  The author "joe" is named twice.  Expected each author once.'],
  [
    "author: Ada\nauthors: [jane]",
    '3:1  "author" and "authors" are both given.  Expected "authors" alone; it takes maps of name, title, url and image too.',
  ],
  ["author_title: Analyst", '3:1  "author_title" has no "author".  Expected author: with a name.'],
])("refuses %j", (front, line) => {
  const { problems } = post(front);
  expect(reported({ problems })).toEqual([`content/blog/2025-03-14-a.md:${line}`]);
  expect(problems).toMatchObject([{ severity: "error" }]);
});

it("warns of an unknown key, at its place", () => {
  const { value, problems } = post("authors:\n  - name: Ada\n    nick: A");
  expect(value!.authors).toEqual([{ name: "Ada" }]);
  expect(problems).toMatchObject([{ severity: "warning" }]);
  expect(reported({ problems })).toEqual([
    'content/blog/2025-03-14-a.md:5:5  The key "nick" of an author is not used.  Remove it, or use one of: key, name, title, description, url, email, image.',
  ]);
});
