import fs from "node:fs";
import path from "node:path";
import { readContent } from "../../src/content/read-content";
import { findSampleRemains } from "../../src/gatsby/check/sample-remains";
import { STORAGE_KEYS } from "../../src/shared/storage-keys";

it("finds the name of the sample’s owner in every file that has it", async () => {
  const content = await readContent("content");
  expect(findSampleRemains(content, [])).toEqual([]);
  const forked = { ...content, site: { ...content.site, owner: { ...content.site.owner, name: "Ada" } } };
  const files = new Set(findSampleRemains(forked, []).map(({ file }) => path.basename(file)));
  for (const name of ["site.yml", "authors.yml", "resume.yml", "about.md", "privacy.md"])
    expect([...files]).toContain(name);
});

it("the privacy page has every name that the site stores in browsers", () => {
  const page = fs.readFileSync("content/pages/privacy.md", "utf8");
  const names = [...Object.values(STORAGE_KEYS), "@@scroll", "gatsby-", "offlineMode"];
  expect(names.filter((name) => !page.includes(`\`${name}`))).toEqual([]);
});
