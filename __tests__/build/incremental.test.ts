import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readBuildWork, type BuildWork } from "../../scripts/bench/build-work";
import { generateContent } from "../../scripts/bench/generate-content";
import { buildSite, copySite } from "../../scripts/bench/site-copy";

const MINUTES = 60_000;
const POSTS = 100;
/** The post, its neighbours, the lists that it stands in, and what speaks of all posts: no number that grows with them. */
const QUERIES = 20;

let root: string;
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "incremental-"));
  copySite(path.join(root, "site"));
  generateContent(path.join(root, "content"), POSTS);
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

async function work(env: NodeJS.ProcessEnv): Promise<BuildWork> {
  const { code, output } = await buildSite(path.join(root, "site"), path.join(root, "content"), env);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return readBuildWork(output);
}

const otherPage = () => fs.readFileSync(path.join(root, "site/public/blog/post-50/index.html"), "utf8");

it(
  "does, after one edit of many posts, the work for one: no other text is compiled, no list is asked for that it is not in, and no other page written, though a variable has come that says who builds",
  async () => {
    const cold = await work({});
    expect(cold.texts).toBe(POSTS);
    expect(cold.pages).toBeGreaterThan(POSTS);
    fs.appendFileSync(path.join(root, "content/blog/post-1.md"), "\nOne more sentence.\n");
    const before = otherPage();
    const { texts, queries, pages } = await work({ BUILT_BY: "a schedule" });
    expect({ texts, pages }).toEqual({ texts: 1, pages: 1 });
    expect(queries).toBeLessThanOrEqual(QUERIES);
    expect(otherPage()).toBe(before);
  },
  12 * MINUTES,
);

it(
  "takes away the page of a text that was deleted, and leaves the others as they were",
  async () => {
    fs.rmSync(path.join(root, "content/blog/post-1.md"));
    const before = otherPage();
    await work({});
    const inSite = (name: string) => path.join(root, "site/public", name);
    expect(fs.existsSync(inSite("blog/post-1/index.html"))).toBe(false);
    expect(fs.existsSync(inSite("page-data/blog/post-1/page-data.json"))).toBe(false);
    const sitemap = fs.readFileSync(inSite("sitemap-0.xml"), "utf8");
    expect(sitemap).not.toMatch(/\/blog\/post-1</);
    expect(sitemap).toMatch(/\/blog\/post-50</);
    expect(otherPage()).toBe(before);
  },
  6 * MINUTES,
);
