import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, type Browser } from "playwright-core";
import { BROWSER_FLAGS } from "../../scripts/browser-flags";
import { findBrowser } from "../../scripts/find-browser";
import { buildSite, copySite, type Measured } from "../../scripts/bench/site-copy";
import { serveUnder } from "./prefixed-server";

const MINUTES = 60_000;

let site: string;
beforeAll(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
  copySite(site);
});
afterAll(() => fs.rmSync(site, { recursive: true, force: true }));

const fixture = (name: string): string => path.resolve("__tests__/fixtures", name);
const launch = (): Promise<Browser> => chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
const read = (file: string): string => fs.readFileSync(path.join(site, "public", file), "utf8");

describe("content with errors", () => {
  it(
    "stops the build with exit code 1 before a page is written, and names every place",
    async () => {
      const { code, output } = await buildSite(site, fixture("broken"));
      expect(code).toBe(1);
      expect(output).toMatch(/a-wrong-key\.md:2:1 {2}Unknown key "tittle"\. {2}Did you mean "title"\?/);
      expect(output).toMatch(/a-wrong-key\.md:3:7 {2}"date": "2025-02-30" is not a date\./);
      expect(output).toMatch(/b-no-date\.md:1:1 {2}The post has no date\./);
      expect(fs.existsSync(path.join(site, "public/index.html"))).toBe(false);
    },
    4 * MINUTES,
  );
});

describe("a folder with two posts only, under a path prefix", () => {
  let result: Measured;
  beforeAll(async () => {
    result = await buildSite(site, fixture("minimal"), {
      ...{ PATH_PREFIX: "/garden", SITE_URL: "https://example.com" },
      // As on more cores than two: Gatsby runs the queries in another process.
      GATSBY_CPU_COUNT: "2",
      ...{
        GATSBY_ANNOUNCEMENT_ID: "v2",
        GATSBY_ANNOUNCEMENT_HTML: 'It is <a href="/blog">out</a><script>a()</script>',
      },
    });
  }, 6 * MINUTES);

  it("builds", () => {
    expect(result.output).not.toMatch(/\bwarn\b/);
    expect(result.code).toBe(0);
  });

  it("shows the announcement of the environment, cleaned, and tells the boot script which it is", () => {
    const html = read("index.html");
    expect(html).toContain('data-announcement="v2"');
    expect(html).toContain('It is <a href="/garden/blog">out</a></div>');
    expect(html).toMatch(/<script>\(function [^<]*"docusaurus.announcement.dismiss"\},"v2"\)<\/script>/);
  });

  it("dates a post by its name and needs no tag or author data", () => {
    expect(read("blog/first/index.html")).toContain('<time dateTime="2025-01-02T00:00:00.000Z">January 2, 2025</time>');
    expect(read("blog/tags/undeclared-tag/index.html")).toContain("One post tagged with");
  });

  it("leaves out the sections it has nothing for, and every link to them", () => {
    for (const section of ["docs", "projects", "resume", "about", "blog/authors"]) {
      expect(fs.existsSync(path.join(site, "public", section))).toBe(false);
    }
    expect(read("index.html")).not.toMatch(/href="\/garden\/(docs|projects|resume|about)/);
  });

  it("runs the code of a post that is a module, with the registered components", () => {
    const html = read("blog/with-code/index.html");
    expect(html).toMatch(/The answer is\s*(<!-- -->)?42/);
    expect(html).toContain('<span class="link-card"><a href="/garden/blog/first">The first post</a></span>');
  });

  it("gives such a post what all others have: ids, emoji, formulas, blocks, code, links, pictures and contents", () => {
    const html = read("blog/with-code/index.html");
    expect(html).toMatch(/<h2 id="same">The same as elsewhere 🎉/);
    expect(html).toMatch(/<math[^>]*>.*<msup>/);
    expect(html).toMatch(/<a href="\/garden\/blog\/first">the first post<\/a>/);
    expect(html).toContain('<span class="visually-hidden"> (opens in new tab)</span>');
    expect(html).toContain("A title without brackets");
    expect(html).toMatch(/<mark class="line line-marked"><span class="tok-keyword">const/);
    expect(html).toMatch(/<figure class="figure"><span class="picture-frame[^>]*>.*<figcaption>Its <em>caption<\/em>/);
    expect(html).toMatch(/<picture><source type="image\/avif" src[sS]et="\/garden\/static\//);
    expect(html).toMatch(/<img[^>]* alt="Written as a tag"[^>]* width="200" height="133"/);
    expect(html).toMatch(/href="#same"[^>]*>The same as elsewhere 🎉</);
    expect(html).not.toMatch(/One in HTML|another|\uE000/);
  });

  it("puts the prefix before every address, in texts and canonical links too", () => {
    const html = read("blog/first/index.html");
    expect(html).toContain('href="/garden/blog/with-code"');
    expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="https:\/\/example\.com\/garden\/blog\/first"/);
    expect(html.match(/(?:href|src)="\/(?!garden\/|\/)[^"]*"/g)).toBeNull();
  });

  describe("in a browser", () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser.close());

    it("starts, changes pages and forgives addresses under the prefix", async () => {
      const { origin, stop } = await serveUnder("/garden", path.join(site, "public"));
      const page = await browser.newPage();
      const errors: Error[] = [];
      page.on("pageerror", (error) => errors.push(error));
      await page.goto(`${origin}/garden/`, { waitUntil: "networkidle" });
      await page.evaluate("void (window.sameDocument = true)");
      await page.locator("a[href='/garden/blog']").first().click();
      await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
      await page.locator("main a[href='/garden/blog/first']").first().click();
      await page.waitForURL(`${origin}/garden/blog/first`);
      expect(await page.evaluate("window.sameDocument")).toBe(true);
      await page.goto(`${origin}/garden/Blog/First.html`);
      await page.waitForURL(`${origin}/garden/blog/first`);
      expect(await page.locator("#__docusaurus-base-url-issue-banner-container").count()).toBe(0);
      expect(errors).toEqual([]);
      stop();
    });

    it("says on the home page that it was built for another address", async () => {
      const { origin, stop } = await serveUnder("/elsewhere", path.join(site, "public"));
      const page = await browser.newPage();
      await page.goto(`${origin}/elsewhere/`);
      const banner = page.locator("#__docusaurus-base-url-issue-banner-container");
      await banner.waitFor();
      expect(await banner.textContent()).toContain(
        "It was built for /garden/; the address you see suggests /elsewhere/.",
      );
      stop();
    });
  });

  it(
    "keeps the site that was there when a page cannot be rendered, and goes on from it once that is mended",
    async () => {
      const before = read("404.html");
      const source = path.join(site, "src/pages/404.tsx");
      const text = fs.readFileSync(source, "utf8");
      fs.writeFileSync(source, text.replace(/return \(/, 'throw new Error("No page.");\n  return ('));
      const failed = await buildSite(site, fixture("minimal"), { PATH_PREFIX: "/garden" });
      expect(failed.code).toBe(1);
      expect(failed.output).toContain("public/ is as it was before.");
      expect(read("404.html")).toBe(before);
      fs.writeFileSync(source, text);
      const mended = await buildSite(site, fixture("minimal"), { PATH_PREFIX: "/garden" });
      expect(mended.code).toBe(0);
      expect(read("blog/first/index.html")).toContain("<main");
    },
    10 * MINUTES,
  );

  it(
    "brings a change of a style sheet alone into every page of the next build, and into a tab that was open before",
    async () => {
      const { origin, stop } = await serveUnder("/garden", path.join(site, "public"));
      const browser = await launch();
      try {
        const page = await browser.newPage({ serviceWorkers: "block" });
        const errors: Error[] = [];
        page.on("pageerror", (error) => errors.push(error));
        await page.goto(`${origin}/garden/`, { waitUntil: "networkidle" });
        await page.evaluate("void (window.sameDocument = true)");
        fs.appendFileSync(path.join(site, "src/styles/base.css"), "\n.brought-in { color: red; }\n");
        const { code } = await buildSite(site, fixture("minimal"), { PATH_PREFIX: "/garden" });
        expect(code).toBe(0);
        expect(read("blog/first/index.html")).toContain(".brought-in");
        await page.evaluate("___navigate('/garden/blog/archive')");
        await page.getByRole("heading", { level: 1, name: "Archive" }).waitFor();
        expect(await page.evaluate("window.sameDocument")).toBeUndefined();
        await page.waitForFunction("document.querySelector('style[data-href]').textContent.includes('.brought-in')");
        expect(errors).toEqual([]);
      } finally {
        await browser.close();
        stop();
      }
    },
    6 * MINUTES,
  );
});
