import { findNameProblems } from "../../../src/content/file-names";
import { reported } from "../../stand-ins/content-folder";

const find = (...names: string[]) => reported({ problems: findNameProblems("content", names) });
const NOT_READ = "A file of this name is not read.";

it.each([
  ["blog/hello.MD", "the name blog/hello.md"],
  ["pages/about.Mdx", "the name pages/about.mdx"],
  ["data/site.yaml", "the name data/site.yml"],
  ["data/author.yml", "the name data/authors.yml"],
  ["data/Tags.yml", "the name data/tags.yml"],
  ["data/resume.json", "the name data/resume.yml"],
  ["site.yml", "the name data/site.yml"],
  ["blog/authors.yml", "the name data/authors.yml"],
  ["docs/guide/category.yml", "the name docs/guide/_category_.yml"],
  ["docs/guide/_category.json", "the name docs/guide/_category_.json"],
  ["docs-versions/1.0/sidebars.yaml", "the name docs-versions/1.0/sidebars.yml"],
  ["docs-versions/1.0/guide/_categroy_.yaml", "the name docs-versions/1.0/guide/_category_.yaml"],
  ["blog/hello/index.markdown", "the ending .md"],
  ["blog/hello/index.qmd", "the ending .md"],
  ["blog/hello.Rmd", "the ending .md"],
])("warns that %s is not read, and expects %s", (name, expected) => {
  expect(find(name)).toEqual([`content/${name}:1:1  ${NOT_READ}  Expected ${expected}.`]);
});

it("warns that only index in lower case stands for its folder", () => {
  expect(find("blog/hello/Index.MD")).toEqual([
    "content/blog/hello/Index.MD:1:1  Only index in lower case stands for its folder.  Expected the name blog/hello/index.md.",
  ]);
});

it.each([
  ["posts", "blog"],
  ["Blog", "blog"],
  ["project", "projects"],
])("warns once that the texts in the folder %s belong in %s", (folder, meant) => {
  expect(find(`${folder}/a.md`, `${folder}/b/index.mdx`, `${folder}/b/cover.png`)).toEqual([
    `content/${folder}:1:1  The texts in this folder are not read.  Expected them in ${meant}/.`,
  ]);
});

it.each(["hello.md", "Two lamps.mdx", "note.markdown"])("warns that %s is in none of the folders for texts", (name) => {
  expect(find(name)).toEqual([
    `content/${name}:1:1  A text that is in none of the folders for texts is not read.  Expected it in blog/, docs/, pages/ or projects/.`,
  ]);
});

it.each([
  ["a note about the folder", "readme.md"],
  ["what is read", "blog/a.md", "pages/b.mdx", "data/site.yml", "data/versions.yml", "docs/x/_category_.yaml"],
  ["the source of a text that is rendered beside it", "blog/hello/index.md", "blog/hello/index.qmd"],
  ["sidebars of a version", "docs-versions/1.0/sidebars.yml"],
  ["files beside texts", "blog/a/cover.png", "blog/a/compose.yml", "blog/a/data/package.json", "docs/api/openapi.yaml"],
  ["what begins with _", "blog/_drafts/a.MD", "pages/_note.markdown", "data/_site.yaml"],
  ["data of a fork's own", "data/books.yml", "data/avatars/me.png"],
  ["notes and settings in the content folder", "README.MD", "CODE-OF-CONDUCT.md", "_note.md", ".obsidian/app.json"],
  ["texts in folders of a fork's own", "products/a.md", "stages/a.md", "_docs/a.md", ".docs/a.md", "notes/a.markdown"],
  ["texts about pictures", "images/credits.md"],
])("says nothing of %s", (_, ...names) => {
  expect(find(...names)).toEqual([]);
});
