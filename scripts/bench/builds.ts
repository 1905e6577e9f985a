import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { toHtml } from "hast-util-to-html";
import { unified } from "unified";
import { BROWSER_FLAGS } from "../browser-flags";
import { ensureBrowser } from "../find-browser";
import { readBuildWork, type BuildWork } from "./build-work";
import { generateContent } from "./generate-content";
import { startProgress, warnWhenBusy, writeRecord } from "./record";
import { weighPage, type PageWeight } from "./page-weight";
import { serve } from "../serve";
import { buildSite, copySite } from "./site-copy";

const PORT = 9400;
const PAGES = { post: "/blog/post-1", list: "/blog", home: "/" };

interface Row {
  posts: number;
  coldSeconds: number;
  /** After one changed post. */
  warmSeconds: number;
  coldRatio: number;
  warmRatio: number;
  peakMegabytes: number;
  /** What the two builds had to do. */
  coldWork: BuildWork;
  warmWork: BuildWork;
  weights: Record<keyof typeof PAGES, PageWeight>;
}

/**
 * Seconds that plain remark takes to turn the same posts into HTML, in this process and this sitting. Machines differ:
 * the ratio of a build to this says more than its seconds.
 */
async function referenceSeconds(content: string): Promise<number> {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);
  const folder = path.join(content, "blog");
  const texts = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), "utf8"));
  const started = performance.now();
  for (const text of texts) toHtml(await processor.run(processor.parse(text)));
  return (performance.now() - started) / 1000;
}

async function build(site: string, content: string) {
  const result = await buildSite(site, content);
  if (result.code !== 0) throw new Error(`The build failed:\n${result.output}`);
  return result;
}

async function weigh(site: string): Promise<Row["weights"]> {
  const stop = await serve(PORT, site);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    const entries: [string, PageWeight][] = [];
    for (const [name, address] of Object.entries(PAGES)) {
      entries.push([name, await weighPage(browser, `http://localhost:${PORT}${address}`)]);
    }
    return Object.fromEntries(entries) as Row["weights"];
  } finally {
    await browser.close();
    await stop();
  }
}

async function measure(posts: number, reference: number): Promise<Row> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), `bench-${posts}-`));
  const site = path.join(root, "site");
  const content = path.join(root, "content");
  try {
    generateContent(content, posts);
    copySite(site);
    const cold = await build(site, content);
    fs.appendFileSync(path.join(content, "blog/post-1.md"), "\nOne more sentence.\n");
    const warm = await build(site, content);
    const ratio = (seconds: number) => Number((seconds / reference).toFixed(2));
    return {
      posts,
      coldSeconds: Number(cold.seconds.toFixed(1)),
      warmSeconds: Number(warm.seconds.toFixed(1)),
      coldRatio: ratio(cold.seconds),
      warmRatio: ratio(warm.seconds),
      peakMegabytes: Math.max(cold.peakMegabytes, warm.peakMegabytes),
      coldWork: readBuildWork(cold.output),
      warmWork: readBuildWork(warm.output),
      weights: await weigh(site),
    };
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

async function reference(): Promise<number> {
  const content = fs.mkdtempSync(path.join(os.tmpdir(), "bench-reference-"));
  try {
    generateContent(content, 1000);
    return await referenceSeconds(content);
  } finally {
    fs.rmSync(content, { recursive: true, force: true });
  }
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

function printTables(rows: Row[]): void {
  console.table(rows.map(({ weights: _, coldWork: _cold, warmWork: _warm, ...row }) => row));
  console.log("What the builds had to do:");
  console.table(
    rows.flatMap(({ posts, coldWork, warmWork }) => [
      { posts, build: "cold", ...coldWork },
      { posts, build: "one edit", ...warmWork },
    ]),
  );
  console.log("First visit, KB gzip (CSS is inlined in the HTML and counted in both):");
  console.table(
    rows.flatMap(({ posts, weights }) =>
      Object.entries(weights).map(([page, weight]) => ({
        posts,
        page,
        javascript: kilobytes(weight.javascript),
        css: kilobytes(weight.css),
        html: kilobytes(weight.html),
        pageData: kilobytes(weight.pageData),
      })),
    ),
  );
}

/** Builds generated sites of the given sizes, or of 12, 100 and 1,000 posts, and weighs their pages. */
export async function benchBuilds(sizes: readonly number[]): Promise<void> {
  const wanted = sizes.length > 0 ? sizes : [12, 100, 1000];
  warnWhenBusy();
  const progress = startProgress<Row>("builds", wanted);
  const seconds = await reference();
  const rows: Row[] = [];
  for (const posts of wanted) {
    console.log(`Building with ${posts} posts, twice…`);
    rows.push(await progress.step(String(posts), () => measure(posts, seconds)));
  }
  console.log(`Ratios are to plain remark on 1,000 such posts: ${seconds.toFixed(2)} s.`);
  printTables(rows);
  writeRecord("builds", { referenceSeconds: Number(seconds.toFixed(2)), rows });
  progress.finish();
}
