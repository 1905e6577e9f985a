import { readContent } from "../../../src/content/read-content";
import { enterFolder, makeFolder, reported } from "../../stand-ins/content-folder";

const post = (...front: string[]) =>
  ["---", "title: A post", "date: 2025-03-14", ...front, "---", "Text", ""].join("\n");

/** The problems of a folder as the author reads them, with paths from the folder. */
const problemsOf = async (files: Record<string, string>) => reported(await readContent(enterFolder(files)));

it("takes files of each kind for what they are by their place and name, and no others", async () => {
  const texts = [
    ...["blog/a.md", "blog/b.mdx", "blog/c/index.mdx", "docs-versions/1.0/intro.md", "docs/a.md"],
    ...["docs/deep/ci-cd.mdx", "pages/about.md", "pages/uses/index.mdx", "projects/a.md", "projects/b/index.mdx"],
  ];
  const folders = ["docs/deep/_category_.yml", "docs/deep/more/_category_.yaml", "docs/x/_category_.json"];
  const others = [
    ...["blog/_a.md", "blog/_drafts/a.md", "docs/_snippet.md", "docs/_parts/a.md", "docs-versions/1.0/_a.md"],
    ...["docs-versions/intro.md", "pages/_part.md", "pages/about.yml", "projects/_a.md", "notes/a.md"],
    ...["docs/_category_.yml", "blog/_category_.yml", "blog/.a.md", "blog/._a.md", "docs/.trash/a.md"],
  ];
  const front = "---\ntitle: A\ndate: 2025-01-01\ndescription: D.\n---\n";
  const files = [...texts, ...folders, ...others].map((name) => [name, /\.mdx?$/.test(name) ? front : "{}"]);
  const data = {
    ...{ "data/authors.yml": "jane: { name: Jane }\n", "data/tags.yml": "ruby: { label: Ruby }\n" },
    ...{ "data/resume.yml": "basics: { name: Jane }\n", "data/site.yml": "title: Notes\n" },
  };
  const content = await readContent(makeFolder({ ...Object.fromEntries(files), ...data }));
  const read = [content.posts, content.docs, content.pages, content.projects].flat();
  expect(read.map(({ file }) => file.relativePath)).toEqual(texts);
  expect(content.docFolders.map(({ value }) => value.folder)).toEqual(["deep", "deep/more", "x"]);
  expect(content).toMatchObject({
    ...{ authors: [{ key: "jane" }], tags: [{ slug: "ruby" }] },
    ...{ resume: { basics: { name: "Jane" } }, site: { title: "Notes" } },
  });
});

it("reads an empty folder", async () => {
  expect(await readContent(makeFolder({}))).toMatchObject({
    ...{ posts: [], docs: [], pages: [], projects: [], authors: [], tags: [] },
    ...{ resume: undefined, problems: [] },
  });
});

const AUTHORS = "jane:\n  name: Jane\njoe:\n  name: Joe\n";

it.each([
  [
    "a misspelt author",
    { "blog/a.md": post("authors:", "  - jane", "  - jo"), "data/authors.yml": AUTHORS },
    'blog/a.md:6:5  Unknown author "jo".  Did you mean "joe"? Expected an entry in data/authors.yml, which has: jane, joe, or a map here, such as { name: jo }.',
  ],
  [
    "an author without a file of authors",
    { "blog/a.md": post("authors: jane") },
    'blog/a.md:4:10  Unknown author "jane".  Expected an entry in data/authors.yml, or a map here, such as { name: jane }.',
  ],
  [
    "a part of a series that is taken, with both places",
    {
      "blog/a.md": post("series: Pipes", "series_part: 1"),
      "blog/b.md": post("series: pipes", "series_part: 1"),
      "blog/c.md": post("series: Other", "series_part: 1"),
      "blog/d.md": post("series: Pipes", "series_part: 1", "unlisted: true"),
    },
    'blog/b.md:5:1  Part 1 of the series "pipes" is already taken by blog/a.md:5:1.  Expected another number; the earlier post comes first.',
  ],
  [
    "the slug of a project that is taken",
    {
      "projects/lamp.md": post("description: A lamp."),
      "projects/other.md": post("description: Another.", "slug: lamp"),
    },
    'projects/other.md:5:1  The slug "lamp" is already taken by projects/lamp.md.  Expected another slug.',
  ],
])("reports %s", async (_, files, line) => {
  expect(await problemsOf(files)).toEqual([line]);
});

it("reports the problems of all files in one run, by file and place", async () => {
  const problems = await problemsOf({
    "blog/b.md": post("slug: a", "authors: [nobody]"),
    "blog/a.md": post(),
    "blog/c.md": "---\ntitle: [5]\ndate: never\n---\n",
    "data/site.yml": "title: 7\n",
    "docs/x/_category_.yml": "position: first\n",
  });
  const text = "Expected text, in quotes if it looks like a number or is true or false.";
  expect(problems).toEqual([
    'blog/b.md:5:11  Unknown author "nobody".  Expected an entry in data/authors.yml, or a map here, such as { name: nobody }.',
    `blog/c.md:2:8  "title" has the wrong type.  ${text}`,
    'blog/c.md:3:7  "date": "never" is not a date.  Expected YYYY-MM-DD, or YYYY-MM-DDTHH:mm:ssZ, of a day that exists.',
    `data/site.yml:1:8  "title" has the wrong type.  ${text}`,
    'docs/x/_category_.yml:1:11  "position" has the wrong type.  Expected a number.',
  ]);
});
