import path from "node:path";
import { findSections, listFiles } from "../../../../scripts/import/old-site";
import { makeFolder } from "../../../stand-ins/content-folder";

/** Files of an old site, and where they go. One without an arrow is not copied. */
it.each([
  ["hexo", "source/_posts/a.md → content/blog/a.md", "source/b/index.md → content/pages/b/index.md", "source/index.md"],
  ["hexo", "source/img/a.png → static/img/a.png", "source/img/a.js", "source/b.png", "themes/c.md"],
  ["gatsby", "content/blog/a.md → content/blog/a.md", "content/posts/b.md → content/blog/b.md", "blog/.c.md"],
  ["gatsby", "content/docs/a.md → content/docs/a.md", "docs/a.md", "node_modules/blog/a.md"],
  ["wordpress", "posts/a/index.md → content/blog/a/index.md", "README.md"],
  ["docusaurus", "docusaurus.config.js", "../docs/a.md → content/docs/a.md", "blog/b.md → content/blog/b.md"],
  ["docusaurus", "../docs/a.md", "../../docs/a.md", "blog/b.md → content/blog/b.md", "blog/tags.yml"],
  ["gatsby", "src/posts/a.md → content/blog/a.md", "content/authors/b.md"],
  ["docusaurus", "versioned_docs/version-1.0/c.md → content/docs-versions/1.0/c.md", "src/pages/index.md"],
  ["hugo", "static/.well-known/a.txt → static/.well-known/a.txt", "static/.DS_Store", "static/_headers"],
  ["hugo", "static/a.css → static/a.css", "content/en/b.md → content/pages/b.md", "content/de/b.md"],
  ["jekyll", "_posts/a.md → content/blog/a.md", "b.md → content/pages/b.md", "c/d.md", "LICENSE"],
  [
    "eleventy",
    "src/blog/a.md → content/blog/a.md",
    "_posts/c.md → content/blog/c.md",
    "src/b.md → content/pages/b.md",
    "src/404.md",
    "src/img/c → static/img/c",
  ],
  ["astro", "posts/a.md → content/blog/a.md", "src/components/b.md"],
  ["obsidian", "A/First note.md → content/docs/A/First note.md", "A/a.png → content/docs/A/a.png"],
])("lists the files of %s", (tool, ...lines) => {
  const names = lines.map((line) => `a/b/site/${line.split(" → ")[0]}`);
  const folder = path.join(makeFolder(Object.fromEntries(names.map((name) => [name, 'path: "../docs"']))), "a/b/site");
  const files = listFiles({ tool, config: "", sections: findSections(folder, tool) });
  const found = files.map(
    ({ source, section, name }) => `${path.relative(folder, source)} → ${section.target}/${name}`,
  );
  expect(found.sort()).toEqual(lines.filter((line) => line.includes("→")).sort());
});
