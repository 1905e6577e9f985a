import fs from "node:fs";
import { findConflicts, writePlan } from "../../../../scripts/import/plan";
import { enterFolder } from "../../../stand-ins/content-folder";
import { importInto } from "./import-into";

it("deletes what it has written if it fails", () => {
  const folder = enterFolder({ "a.md": "a", taken: "" });
  const files = ["b/c/d.md", "taken/e.md"].map((name) => ({ source: `${folder}/a.md`, target: `${folder}/${name}` }));
  expect(() => writePlan(files)).toThrow();
  expect(fs.readdirSync(".").sort()).toEqual(["a.md", "taken"]);
});

it("does not write through a symbolic link, even one that leads nowhere", () => {
  const folder = enterFolder({ "a.md": "a" });
  fs.symlinkSync("gone.md", "b.md");
  const file = { source: `${folder}/a.md`, target: `${folder}/b.md` };
  expect(findConflicts([file])).toEqual(["b.md  has other content"]);
});

it("adds no old address where a text is, or another text was", () => {
  const { files, said } = importInto({
    "gatsby-config.js": "",
    "blog/a.md": "---\npermalink: /c/\n---\n\nA.\n",
    "blog/b.md": "---\nurl: /d/\n---\n\nB.\n",
    "blog/e.md": "---\nurl: /d/\n---\n\nE.\n",
    "src/pages/c.md": "---\ntitle: C\n---\n\nC.\n",
  });
  expect(Object.entries(files).filter(([, text]) => text.includes("redirect_from"))).toEqual([
    ["content/blog/b.md", "---\nurl: /d/\nredirect_from: /d/\n---\n\nB.\n"],
  ]);
  expect(said).toContain(
    "Without an old address (not known, taken, or impossible in a redirect): blog/a.md, blog/e.md.\n",
  );
});

it("names the posts whose old address is not known, or no address of a page", () => {
  const posts = { "blog/a.md": "A.\n", "blog/2020-01-02-c.md": "C.\n" };
  const old = { "gatsby-config.js": "", ...posts };
  expect(importInto(old, ["--addresses", "/:year/:name/"]).said).toContain("): blog/a.md.\n");
  expect(importInto(old, ["--addresses", "/:name.xml"]).said).toContain("): blog/2020-01-02-c.md, blog/a.md.\n");
  expect(importInto(old, ["--addresses", "none"]).said).not.toContain("an old address");
});

it("leaves translations of English texts, which take the name without a language", () => {
  const names = [
    "post/a.md",
    "post/a.de.md",
    "post/b.en.md",
    "post/b.md",
    "post/node.js.md",
    "post/node.md",
    "_index.md",
    "_index.fr.md",
  ];
  const languages = ["en", "de", "fr", "pt-br"].map((name) => `[languages.${name}]\n`).join("");
  const old = [...names, "c.en.md", "c.pt-br.md", "d.nl.md"].map((name) => [
    `content/${name}`,
    `[c](/c/) [b]({{< ref "post/b.md" >}}) ${name}\n`,
  ]);
  const { files, said } = importInto({ "hugo.toml": languages, ...Object.fromEntries(old) });
  expect(Object.keys(files)).toEqual([
    ...["a", "b", "node.js", "node"].map((name) => `content/blog/${name}.md`),
    ...["c", "d.nl"].map((name) => `content/pages/${name}.md`),
  ]);
  expect(files["content/blog/a.md"]).toContain("[b](./b.md)");
  expect(files["content/blog/b.md"]).toContain("redirect_from: /post/b/\n---\n\n[c](/c/) [b](./b.md) post/b.en.md");
  expect(said).toContain("translations (4 texts)");
});

it("names the texts that are not copied, or counts those of a folder", () => {
  const names = ["_posts/2020-01-02-a.md", "_tutorials/b.md", "_tutorials/c.md", "d/e/f/g/h.md", "README.md"];
  const old = ["_config.yml", ...names, "node_modules/i/i.md"].map((name) => [name, "Words.\n"]);
  const { said } = importInto(Object.fromEntries(old));
  expect(said).toContain("Not copied: _tutorials (2 texts), d/e/f/g/h.md.\n");
});

it("names texts at the root that are not copied, but not the README", () => {
  const page = "---\ntitle: About\n---\n\nWords.\n";
  const old = { "_posts/a.md": "Words.\n", "about.md": page, "uses.md": page, "README.md": "Words.\n" };
  expect(importInto({ "eleventy.config.js": "", ...old }).said).toContain("Not copied: about.md, uses.md.\n");
});
