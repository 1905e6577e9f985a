import { parseAuthors, toSocialLinks } from "../../../src/content/author";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const authors = (yaml: string) => parseAuthors(sourceFile("data/authors.yml", yaml));
const zoe = (lines: string) => authors(`zoe:\n  name: Zoe\n${lines}`);

it("reads authors in the order of the file", () => {
  expect(authors("zoe: { name: Zoe }\nJaneDoe: { name: Jane, page: false }")).toEqual({
    problems: [],
    value: [
      { key: "zoe", path: "/blog/authors/zoe", name: "Zoe", page: true, socials: {} },
      { key: "JaneDoe", path: "/blog/authors/jane-doe", name: "Jane", page: false, socials: {} },
    ],
  });
  expect(authors("")).toEqual({ value: [], problems: [] });
});

it("takes the names of accounts at known platforms, and addresses at any", () => {
  const url = "https://zoe.example";
  const { value, problems } = zoe(
    `  socials: { github: zoe, mastodon: '@zoe', x: ${url}, website: ${url}, constructor: ${url} }`,
  );
  expect(problems).toEqual([]);
  expect(toSocialLinks(value![0]!.socials)).toEqual([
    { platform: "github", label: "GitHub", url: "https://github.com/zoe" },
    { platform: "mastodon", label: "Mastodon", url: "https://mastodon.social/@zoe" },
    { platform: "x", label: "X", url },
    { platform: "website", label: "Website", url },
    { platform: "constructor", label: "Constructor", url },
  ]);
});

it("takes another address for the page and another name for the picture", () => {
  const { value } = zoe("  page: { permalink: /the-zoe }\n  imageURL: ./zoe.png");
  expect(value).toMatchObject([{ path: "/blog/authors/the-zoe", page: true, image: "./zoe.png" }]);
});

const NO_TARGET = "The link target is not an address.";

it.each([
  ["email:", '3:3  "zoe.email" has no value.  Expected name@domain.'],
  [
    "page: {}",
    '3:9  "zoe.page.permalink" is missing.  Expected letters, digits, hyphens and underscores, such as my-text.',
  ],
  ["page: maybe", '3:9  "zoe.page" has the wrong type.  Expected true or false, or a map of keys and values.'],
  [
    "socials: { gihtub: zoe }",
    `3:22  "zoe.socials.gihtub": ${NO_TARGET}  Did you mean "github"? Expected an address such as /about/ or https://….`,
  ],
  [
    "socials: { github: zoe/notes }",
    `3:22  "zoe.socials.github": ${NO_TARGET}  Expected https://… or the name of an account.`,
  ],
  [
    "nick: Z",
    '3:3  Unknown key "nick" in "zoe".  Expected one of: name, title, description, url, email, image, image_url, imageURL, page, socials.',
  ],
])("refuses an author with %s", (line, problem) => {
  const { value, problems } = zoe(`  ${line}`);
  expect(value).toBeUndefined();
  expect(reported({ problems })).toEqual([`content/data/authors.yml:${problem}`]);
});

it.each([
  ["zoe:\n  title: Writer", '2:3  "zoe.name" is missing.  Expected text.'],
  ["zoe: Zoe", '1:6  "zoe" has the wrong type.  Expected a map of keys and values.'],
])("refuses the author %j", (yaml, problem) => {
  expect(reported(authors(yaml))).toEqual([`content/data/authors.yml:${problem}`]);
});
