import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { generateContent } from "../../scripts/bench/generate-content";
import { buildSite, copySite } from "../../scripts/bench/site-copy";

const MINUTES = 60_000;
const POSTS = 100;
/** The post, its neighbours, the lists that it stands in, and what speaks of all posts: no number that grows with them. */
const QUERIES = 20;

/** What a build says that it had to do. A regression shows in it on a busy machine too. */
const STEPS = {
  texts: /Texts compiled: (\d+)/g,
  queries: /Queries run: (\d+)/g,
  pages: /success Building static HTML for pages -\s+[\d.]+s\s+-\s+(\d+)\/\d+/g,
};
type BuildWork = Record<keyof typeof STEPS, number>;

function readBuildWork(output: string): BuildWork {
  const count = (step: keyof BuildWork): number =>
    [...output.matchAll(STEPS[step])].reduce((sum, [, done]) => sum + Number(done), 0);
  return { texts: count("texts"), queries: count("queries"), pages: count("pages") };
}

let root: string;
beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "incremental-"));
  copySite(path.join(root, "site"));
  await generateContent(path.join(root, "content"), POSTS);
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

async function work(env: NodeJS.ProcessEnv): Promise<BuildWork> {
  const { code, output } = await buildSite(path.join(root, "site"), path.join(root, "content"), env);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return readBuildWork(output);
}

const write = (name: string, text: string) => fs.writeFileSync(path.join(root, "content/blog", name), text);
const page = (address: string) => fs.readFileSync(path.join(root, "site/public", address, "index.html"), "utf8");

/** Draws a picture that is large enough to be made in several sizes. */
const draw = (name: string, background: string) =>
  sharp({ create: { width: 800, height: 400, channels: 3, background } })
    .png({ compressionLevel: 0 })
    .toFile(path.join(root, "content/blog", name));

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

it(
  "shows what a text points to as it is now, though the text has not changed: addresses, pictures, files that have come",
  async () => {
    const front = (title: string) =>
      `---\ntitle: ${title}\ndate: 2020-01-01\ndescription: A text.\ntags: [of ${title}]\n---\n\n`;
    const pointing = "[target](./target.md) ![A picture](./picture.png) [file](./file.pdf)\n\n<!-- truncate -->\n";
    write("target.md", `${front("Target")}A text.\n`);
    write("plain.md", front("Plain") + pointing);
    write(
      "module.mdx",
      `${front("Module")}export const answer = 6 * 7;\n\n${pointing.replace(/<!--.*-->/, "")}\n\n{answer}\n`,
    );
    await draw("picture.png", "#25c2a0");
    await work({});
    const shown = (address: string) =>
      [...page(address).matchAll(/\/static\/[^/"]+\/(?:picture|file)[^" ]*/g)].map(String);
    const linksTo = (address: string, slug: string) => page(address).includes(`href="/blog/${slug}"`);
    // The page of a post is made anew with those that it leads to; the list of its tag has only its beginning.
    const PAGES = ["blog/tags/of-plain", "blog/module"];
    const before = PAGES.map(shown);
    expect(before.flat().some((url) => url.endsWith("file.pdf"))).toBe(false);

    write("target.md", `${front("Target")}A text.\n`.replace("title", "slug: elsewhere\ntitle"));
    write("file.pdf", "%PDF");
    await draw("picture.png", "#0b1716");
    // The one that has another address.
    expect((await work({})).texts).toBe(1);
    for (const [index, address] of PAGES.entries()) {
      expect([address, linksTo(address, "elsewhere"), linksTo(address, "target")]).toEqual([address, true, false]);
      expect(shown(address).some((url) => url.endsWith("file.pdf"))).toBe(true);
      expect(shown(address).filter((url) => before[index]!.includes(url))).toEqual([]);
    }
    expect([linksTo("blog", "elsewhere"), linksTo("blog", "target")]).toEqual([true, false]);
  },
  6 * MINUTES,
);
