import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { weighPage, type PageWeight } from "../../scripts/bench/page-weight";
import { PAGE_TYPES, WIDTHS } from "./appearance/page-types";
import { HAS_STARTED_OR_CANNOT, Site } from "./site";

const site = Site.forTests();

type PageType = keyof typeof PAGE_TYPES;
type Part = "javascript" | "html" | "pageData" | "css";

/** Of the styles of every page: 14.5 KiB. The JavaScript of none may be above 105, but for texts that are script. */
const CSS_BUDGET = 14.8;

/**
 * What a first visit to each type of page may load, in KB after gzip: what it is, and little more. Types that have the
 * template of another are left out.
 */
const BUDGETS: Partial<Record<PageType, Omit<Record<Part, number>, "css">>> = {
  home: { javascript: 99.7, html: 23.7, pageData: 6.5 },
  about: { javascript: 102.8, html: 22.1, pageData: 6 },
  projects: { javascript: 102.9, html: 27.0, pageData: 10.5 },
  resume: { javascript: 98.5, html: 23.4, pageData: 7.5 },
  blog: { javascript: 103.2, html: 26.4, pageData: 10 },
  post: { javascript: 105, html: 32.8, pageData: 16 },
  "post-with-code": { javascript: 105, html: 29.8, pageData: 13 },
  // Its text is script, and not page data. What its figure loads later has a test of its own.
  "post-with-figure": { javascript: 114.2, html: 29.8, pageData: 6 },
  archive: { javascript: 97.8, html: 21.4, pageData: 6 },
  tags: { javascript: 98.2, html: 23.3, pageData: 6.5 },
  tag: { javascript: 103.8, html: 22.5, pageData: 6.5 },
  authors: { javascript: 98.3, html: 21.3, pageData: 5 },
  author: { javascript: 103.8, html: 25.6, pageData: 10 },
  "docs-introduction": { javascript: 105, html: 22.7, pageData: 6.5 },
  docs: { javascript: 105, html: 25.0, pageData: 8.5 },
  "docs-category": { javascript: 99.8, html: 21.3, pageData: 5 },
  search: { javascript: 101, html: 20.2, pageData: 4.5 },
  // Gatsby asks for the data of the address too, and is answered with the not-found page.
  "not-found": { javascript: 99.1, html: 20.3, pageData: 22 },
  "kitchen-sink": { javascript: 102.8, html: 26.1, pageData: 10.5 },
};

/** Which of the files that came make up each part. */
const FILES: Record<Part, (name: string) => boolean> = {
  javascript: (name) => name.endsWith(".js"),
  html: (name) => !path.extname(name),
  pageData: (name) => name.startsWith("/page-data/"),
  css: (name) => name.endsWith(".css") || !path.extname(name),
};

const AT_ONCE = 3;

describe("a first visit", () => {
  const weights = new Map<string, PageWeight>();
  beforeAll(async () => {
    const left = Object.keys(BUDGETS) as PageType[];
    const weighNext = async (): Promise<void> => {
      for (let type = left.shift(); type; type = left.shift()) {
        weights.set(type, await weighPage(site.browser, site.origin + PAGE_TYPES[type]));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, weighNext));
  }, 240_000);

  it.each(Object.entries(BUDGETS))("to a page of the type %s stays within its budget", (type, budget) => {
    const weight = weights.get(type)!;
    expect(weight.javascript).toBeGreaterThan(0);
    const over = Object.entries({ ...budget, css: CSS_BUDGET })
      .map(([part, kilobytes]) => ({ part: part as Part, kilobytes }))
      .filter(({ part, kilobytes }) => weight[part] > kilobytes * 1000)
      .map(({ part, kilobytes }) => {
        const files = weight.files.filter(([name]) => FILES[part](name));
        const list = files.map(([name, bytes]) => `  ${(bytes / 1000).toFixed(1)} KB ${name}`).join("\n");
        return `${part}: ${(weight[part] / 1000).toFixed(2)} KB, budget ${kilobytes} KB.\n${list}`;
      });
    expect(over.join("\n")).toBe("");
  });

  it("loads two fonts of 25 KB at most, where the text is English", () => {
    const fonts = weights.get("about")!.files.filter(([name]) => name.endsWith(".woff2"));
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(25_000);
  });
});

it("has no more than 29.9 KB in the HTML and the styles of a post, which the first paint waits for", () => {
  const html = fs.readFileSync(path.resolve("public/blog/rails-postgresql-array/index.html"));
  const scripted = html.toString().replace(/<noscript>.*?<\/noscript>/gs, "");
  expect(scripted).not.toMatch(/<link rel="stylesheet"(?! media="(?:print|\(prefers-contrast))/);
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(29_900);
});

/** Pictures for which a narrower one of the widths there are would fill the box. */
const TOO_WIDE = `Array.from(document.images)
  .filter((image) => image.srcset && image.naturalWidth && image.clientWidth)
  .map((image) => {
    const widths = image.currentSrc && [...image.closest("picture").querySelectorAll("[srcset]")]
      .flatMap((source) => [...source.srcset.matchAll(/ (\\d+)w/g)].map((match) => Number(match[1])));
    const needed = Math.min(...widths.filter((width) => width >= image.clientWidth), Math.max(...widths));
    const came = Number(/ (\\d+)w/.exec([...image.closest("picture").querySelectorAll("[srcset]")]
      .flatMap((source) => source.srcset.split(","))
      .find((candidate) => new URL(candidate.trim().split(" ")[0], location.href).href === image.currentSrc) ?? "")?.[1]);
    return { file: image.currentSrc.split("/").pop(), box: image.clientWidth, needed, came };
  })
  .filter(({ needed, came }) => came > needed)`;

describe.each(WIDTHS)("at %i px", (width) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await site.open("/about/", { viewport: { width, height: 900 } }));
  });

  it.each([PAGE_TYPES.home, PAGE_TYPES.projects, PAGE_TYPES.blog, PAGE_TYPES.post, PAGE_TYPES["kitchen-sink"]])(
    "%s loads no picture above what its box needs",
    async (address) => {
      await page.goto(site.origin + address);
      await page.waitForFunction(HAS_STARTED_OR_CANNOT);
      await page.evaluate(`(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
      })()`);
      expect(await page.evaluate(TOO_WIDE)).toEqual([]);
    },
  );
});
