import fs from "node:fs";
import path from "node:path";
import { readContent } from "../../src/content/read-content";
import { findSampleRemains } from "../../src/gatsby/check/sample-remains";
import { STORAGE_KEYS } from "../../src/shared/storage-keys";

it("knows the owner of the content that the repository comes with", async () => {
  const content = await readContent("content");
  expect(findSampleRemains(content, [])).toEqual([]);
  const forked = { ...content, site: { ...content.site, owner: { ...content.site.owner, name: "Ada" } } };
  const files = new Set(findSampleRemains(forked, []).map(({ file }) => path.basename(file)));
  for (const name of ["site.yml", "authors.yml", "resume.yml", "about.md", "privacy.md"])
    expect([...files]).toContain(name);
});

it("has on its privacy page every name that the site stores in browsers, with those that end with the tab", () => {
  const page = fs.readFileSync("content/pages/privacy.md", "utf8");
  const names = [...Object.values(STORAGE_KEYS), "scroll-positions", "whole-page", "offlineMode"];
  expect(names.filter((name) => !page.includes(`\`${name}`))).toEqual([]);
});
