import { findNameProblems } from "../../../src/content/file-names";
import { reported } from "../../stand-ins/content-folder";

const find = (...names: string[]) => reported({ problems: findNameProblems("content", names) });

it.each([
  ["blog/hello.MD", "blog/hello.md"],
  ["pages/about.Mdx", "pages/about.mdx"],
  ["data/site.yaml", "data/site.yml"],
  ["data/author.yml", "data/authors.yml"],
  ["data/Tags.yml", "data/tags.yml"],
  ["data/resume.json", "data/resume.yml"],
  ["site.yml", "data/site.yml"],
  ["blog/authors.yml", "data/authors.yml"],
  ["docs/guide/category.yml", "docs/guide/_category_.yml"],
  ["docs/guide/_category.json", "docs/guide/_category_.json"],
  ["docs-versions/1.0/sidebars.yaml", "docs-versions/1.0/sidebars.yml"],
  ["docs-versions/1.0/guide/_categroy_.yaml", "docs-versions/1.0/guide/_category_.yaml"],
])("says of %s that %s is read", (name, meant) => {
  expect(find(name)).toEqual([`content/${name}:1:1  A file of this name is not read.  Expected the name ${meant}.`]);
});

it.each(["blog/hello/index.markdown", "blog/hello/index.qmd", "blog/hello.Rmd"])(
  "says in the same words of each text with another ending which one is read: %s",
  (name) => {
    expect(find(name)).toEqual([`content/${name}:1:1  A file of this name is not read.  Expected the ending .md.`]);
  },
);

it("has nothing to say about the source of a text that has been rendered", () => {
  expect(find("blog/hello/index.md", "blog/hello/index.qmd")).toEqual([]);
});

it("says that only index in lower case stands for its folder", () => {
  expect(find("blog/hello/Index.MD")).toEqual([
    "content/blog/hello/Index.MD:1:1  Only index in lower case stands for its folder.  Expected the name blog/hello/index.md.",
  ]);
});

it.each([
  ["posts", "blog"],
  ["Blog", "blog"],
  ["project", "projects"],
])("says once of a folder %s with texts that they belong in %s", (folder, meant) => {
  expect(find(`${folder}/a.md`, `${folder}/b/index.mdx`, `${folder}/b/cover.png`)).toEqual([
    `content/${folder}:1:1  The texts in this folder are not read.  Expected them in ${meant}/.`,
  ]);
});

it.each(["hello.md", "Two lamps.mdx", "note.markdown"])(
  "says where a text belongs that is beside the sections: %s",
  (name) => {
    expect(find(name)).toEqual([
      `content/${name}:1:1  A text that is in none of the folders for texts is not read.  Expected it in blog/, docs/, pages/ or projects/.`,
    ]);
  },
);

it.each([
  ["a note about the folder", "readme.md"],
  ["what is read", "blog/a.md", "pages/b.mdx", "data/site.yml", "data/versions.yml", "docs/x/_category_.yaml"],
  ["sidebars of a version", "docs-versions/1.0/sidebars.yml"],
  ["files beside texts", "blog/a/cover.png", "blog/a/compose.yml", "blog/a/data/package.json", "docs/api/openapi.yaml"],
  ["what begins with _", "blog/_drafts/a.MD", "pages/_note.markdown", "data/_site.yaml"],
  ["data of a fork's own", "data/books.yml", "data/avatars/me.png"],
  [
    "what stands beside the sections",
    "README.MD",
    "CODE-OF-CONDUCT.md",

    "_note.md",
    "notes/a.markdown",
    ".obsidian/app.json",
    "images/credits.md",
  ],
  ["folders of a fork's own", "products/a.md", "stages/a.md", "_docs/a.md", ".docs/a.md"],
])("says nothing of %s", (_, ...names) => {
  expect(find(...names)).toEqual([]);
});
