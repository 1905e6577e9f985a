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
  const { files } = importInto({
    "gatsby-config.js": "",
    "blog/a.md": "---\npermalink: /c/\n---\n\nA.\n",
    "blog/b.md": "---\nurl: /d/\n---\n\nB.\n",
    "blog/e.md": "---\nurl: /d/\n---\n\nE.\n",
    "src/pages/c.md": "---\ntitle: C\n---\n\nC.\n",
  });
  expect(Object.entries(files).filter(([, text]) => text.includes("redirect_from"))).toEqual([
    ["content/blog/b.md", "---\nurl: /d/\nredirect_from: /d/\n---\n\nB.\n"],
  ]);
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
