import { parseAuthors, toSocialLinks } from "../../../src/content/author";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const authors = (...lines: string[]) => parseAuthors(sourceFile("data/authors.yml", ...lines));

it("reads authors in the order of the file", () => {
  const { value, problems } = authors("zoe:", "  name: Zoe", "JaneDoe:", "  name: Jane", "  page: false");
  expect(problems).toEqual([]);
  expect(value).toEqual([
    { key: "zoe", path: "/blog/authors/zoe", name: "Zoe", page: true, socials: {} },
    { key: "JaneDoe", path: "/blog/authors/jane-doe", name: "Jane", page: false, socials: {} },
  ]);
});

it("takes the names of accounts where the platform is known", () => {
  const { value, problems } = authors(
    ...["zoe:", "  name: Zoe", "  socials:", "    github: zoe", "    mastodon: '@zoe'", "    x: https://x.com/z"],
  );
  expect(problems).toEqual([]);
  expect(value![0]!.socials).toEqual({
    ...{ github: "https://github.com/zoe", mastodon: "https://mastodon.social/@zoe", x: "https://x.com/z" },
  });
});

it("takes the address at any other platform, with its name as the label", () => {
  const url = "https://zoe.example";
  const { value, problems } = authors("zoe:", "  name: Zoe", `  socials: { website: ${url}, constructor: ${url} }`);
  expect(problems).toEqual([]);
  expect(toSocialLinks(value![0]!.socials)).toEqual([
    { platform: "website", label: "Website", url },
    { platform: "constructor", label: "Constructor", url },
  ]);
});

it("takes another address for the page and another name for the picture", () => {
  const { value } = authors("zoe:", "  name: Zoe", "  page: { permalink: /the-zoe }", "  imageURL: ./zoe.png");
  expect(value).toMatchObject([{ path: "/blog/authors/the-zoe", page: true, image: "./zoe.png" }]);
});

it("reads an empty file as nobody", () => {
  expect(authors("")).toEqual({ value: [], problems: [] });
});

it.each([
  ["zoe:\n  title: Writer", '2:3  "zoe.name" is missing.  Expected text.'],
  ["zoe:\n  name: Zoe\n  email:", '3:3  "zoe.email" has no value.  Expected name@domain.'],
  [
    "zoe:\n  name: Zoe\n  page: {}",
    '3:9  "zoe.page.permalink" is missing.  Expected a path of letters, digits, hyphens and underscores, such as my-text.',
  ],
  [
    "zoe:\n  name: Zoe\n  socials:\n    gihtub: zoe",
    '4:13  "zoe.socials.gihtub": The link target is neither a path nor an address.  Did you mean "github"? Expected /path or https://….',
  ],
  [
    "zoe:\n  name: Zoe\n  socials:\n    github: zoe/notes",
    '4:13  "zoe.socials.github": The link target is neither a path nor an address.  Expected https://… or the name of an account.',
  ],
  [
    "zoe:\n  name: Zoe\n  page: maybe",
    '3:9  "zoe.page" has the wrong type.  Expected true or false, or a map of keys and values.',
  ],
  [
    "zoe:\n  name: Zoe\n  nick: Z",
    '3:3  Unknown key "nick" in "zoe".  Expected one of: name, title, description, url, email, image, image_url, imageURL, page, socials.',
  ],
  ["zoe: Zoe", '1:6  "zoe" has the wrong type.  Expected a map of keys and values.'],
])("reports %j", (lines, line) => {
  const { value, problems } = authors(...lines.split("\n"));
  expect(value).toBeUndefined();
  expect(reported({ problems })).toEqual([`content/data/authors.yml:${line}`]);
});
