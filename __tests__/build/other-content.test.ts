import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { buildSite, copySite, type Measured } from "../../scripts/bench/site-copy";
import { launchBrowser } from "../e2e/browser";
import { serveUnder } from "./prefixed-server";

const MINUTES = 60_000;

let root: string;
let site: string;
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "other-content-"));
  site = path.join(root, "site");
  copySite(site);
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const fixture = (name: string): string => path.resolve("__tests__/fixtures", name);
const read = (file: string): string => fs.readFileSync(path.join(site, "public", file), "utf8");

describe("content with errors", () => {
  it(
    "stops the build with exit code 1 before a page is written, and names every place",
    async () => {
      const { code, output } = await buildSite(site, fixture("broken"));
      expect(code).toBe(1);
      expect(output).toMatch(/a-wrong-key\.md:2:1 {2}error {2}Unknown key "tittle"\. {2}Did you mean "title"\?/);
      expect(output).toMatch(/a-wrong-key\.md:3:7 {2}error {2}"date": "2025-02-30" is not a date\./);
      expect(output).toMatch(/b-no-date\.md:1:1 {2}error {2}The post has no date\./);
      expect(fs.existsSync(path.join(site, "public/index.html"))).toBe(false);
    },
    15 * MINUTES,
  );
});

/** A post that points to another post, a picture and a file. */
const POINTING = "[target](./target.md) ![A picture](./picture.png) [file](./file.pdf)\n\n";
/** One that imports or exports has addresses for links. */
const POINTING_BY_ADDRESS = "[target](/blog/target) ![A picture](./picture.png)\n\n";
const front = (title: string): string =>
  `---\ntitle: ${title}\ndate: 2020-01-01\ndescription: A text.\ntags: [of ${title}]\n---\n\n`;

const write = (name: string, text: string): void => fs.writeFileSync(path.join(root, "content/blog", name), text);

/** Draws a picture that is large enough to be made in several sizes. */
const draw = (background: string) =>
  sharp({ create: { width: 800, height: 400, channels: 3, background } })
    .png({ compressionLevel: 0 })
    .toFile(path.join(root, "content/blog/picture.png"));

describe("a folder with posts only, under a path prefix", () => {
  const build = (): Promise<Measured> =>
    buildSite(site, path.join(root, "content"), {
      ...{ PATH_PREFIX: "/garden", SITE_URL: "https://example.com", SOCIAL_CARDS: "false" },
      // As on more cores than two: Gatsby runs the queries in another process.
      GATSBY_CPU_COUNT: "2",
      ...{
        GATSBY_ANNOUNCEMENT_ID: "v2",
        GATSBY_ANNOUNCEMENT_HTML: 'It is <a href="/blog">out</a><script>a()</script>',
      },
    });

  let result: Measured;
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
    fs.cpSync(fixture("minimal"), path.join(root, "content"), { recursive: true });
    write("target.md", `${front("Target")}A text.\n`);
    write("gone.md", `${front("Gone")}A text.\n`);
    write("plain.md", `${front("Plain")}${POINTING}<!-- truncate -->\n`);
    write("module.mdx", `${front("Module")}export const answer = 6 * 7;\n\n${POINTING_BY_ADDRESS}{answer}\n`);
    await draw("#25c2a0");
    result = await build();
  }, 15 * MINUTES);
  afterAll(() => browser.close());

  it("builds", () => {
    expect(result.output).not.toMatch(/\bwarn\b/);
    expect(result.code).toBe(0);
  });

  it("shows the announcement of the environment, cleaned, and tells the boot script which it is", () => {
    const html = read("index.html");
    expect(html).toContain('It is <a href="/garden/blog">out</a></div>');
    expect(html).toMatch(/<script>\(function .*"docusaurus.announcement.dismiss"\},"v2",/s);
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
    expect(html).toContain(
      '<span class="panel panel-link meta link-card"><a href="/garden/blog/first">The first post</a></span>',
    );
  });

  it("gives such a post what all others have: ids, emoji, formulas, blocks, code, pictures and contents", () => {
    const html = read("blog/with-code/index.html");
    expect(html).toMatch(/<h2 id="same">The same as elsewhere 🎉/);
    expect(html).toMatch(/<math[^>]*>.*<msup>/);
    expect(html).toContain("A title without brackets");
    expect(html).toMatch(/<mark class="line line-marked"><span class="tok-keyword">const/);
    expect(read("blog/module/index.html")).toMatch(/<img[^>]* src="\/garden\/static\/[\da-f]+\/picture-[^"]+\.png"/);
    expect(html).toMatch(/href="#same"[^>]*>The same as elsewhere 🎉</);
    expect(html).not.toMatch(/One in HTML|another|\uE000/);
  });

  it("puts the prefix before every address, in texts and canonical links too", () => {
    const html = read("blog/first/index.html");
    expect(html).toContain('href="/garden/blog/with-code"');
    expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="https:\/\/example\.com\/garden\/blog\/first"/);
    expect(html.match(/(?:href|src)="\/(?!garden\/|\/)[^"]*"/g)).toBeNull();
  });

  it("starts, changes pages and corrects addresses under the prefix", async () => {
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

  describe("after changes of the content and of a style sheet, built once more", () => {
    // The list of a tag has only the beginning of a post.
    const PAGES = ["blog/tags/of-plain", "blog/plain"];
    const html = (address: string) => read(`${address}/index.html`);
    const filesOf = (address: string) =>
      [...html(address).matchAll(/\/static\/(?:[^/"]+\/(?:picture|file)|picture-)[^" ]*/g)].map(String);
    let before: string[][];
    let pictureOfModule: string[];
    let faults: string[];
    let page: Awaited<ReturnType<Browser["newPage"]>>;
    let stop: () => void;
    beforeAll(async () => {
      before = PAGES.map(filesOf);
      pictureOfModule = filesOf("blog/module");
      const served = await serveUnder("/garden", path.join(site, "public"));
      stop = served.stop;
      page = await browser.newPage({ serviceWorkers: "block" });
      faults = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      await page.goto(`${served.origin}/garden/`, { waitUntil: "networkidle" });
      await page.evaluate("void (window.sameDocument = true)");

      fs.appendFileSync(path.join(root, "content/blog/2025-01-02-first.md"), "\nOne more sentence.\n");
      fs.rmSync(path.join(root, "content/blog/gone.md"));
      write("target.md", `${front("Target")}A text.\n`.replace("title", "slug: elsewhere\ntitle"));
      write("file.pdf", "%PDF");
      await draw("#0b1716");
      fs.appendFileSync(path.join(site, "src/styles/base.css"), "\n.brought-in { color: red; }\n");
      const { code, output } = await build();
      if (code !== 0) throw new Error(`The build failed:\n${output}`);
    }, 15 * MINUTES);
    afterAll(() => stop());

    it("shows an edit", () => {
      expect(html("blog/first")).toContain("One more sentence.");
    });

    it("takes away the page of a text that was deleted", () => {
      const names = ["blog/gone/index.html", "page-data/blog/gone/page-data.json"];
      expect(names.filter((name) => fs.existsSync(path.join(site, "public", name)))).toEqual([]);
      expect(read("sitemap-0.xml")).not.toMatch(/\/blog\/gone</);
      expect(read("sitemap-0.xml")).toMatch(/\/blog\/first</);
    });

    it("shows what a text points to as it is now, though the text has not changed", () => {
      expect(before.flat().some((url) => url.endsWith("file.pdf"))).toBe(false);
      for (const [index, address] of PAGES.entries()) {
        const linksTo = (slug: string) => html(address).includes(`href="/garden/blog/${slug}"`);
        expect([address, linksTo("elsewhere"), linksTo("target")]).toEqual([address, true, false]);
        expect(filesOf(address).some((url) => url.endsWith("file.pdf"))).toBe(true);
        expect(filesOf(address).filter((url) => before[index]!.includes(url))).toEqual([]);
      }
    });

    it("shows the picture of a post that exports as it is now", () => {
      const files = filesOf("blog/module");
      expect(pictureOfModule.length).toBeGreaterThan(1);
      expect(files).toHaveLength(pictureOfModule.length);
      expect(files.filter((file) => pictureOfModule.includes(file))).toEqual([]);
      for (const file of files) expect(fs.existsSync(path.join(site, "public", file))).toBe(true);
    });

    it("brings the style sheet into every page, and into a tab that was open before", async () => {
      expect(html("blog/first")).toContain(".brought-in");
      await page.evaluate("___navigate('/garden/blog/archive')");
      await page.getByRole("heading", { level: 1, name: "Archive" }).waitFor();
      expect(await page.evaluate("window.sameDocument")).toBeUndefined();
      await page.waitForFunction("document.querySelector('style[data-href]').textContent.includes('.brought-in')");
      expect(faults).toEqual([]);
    });
  });
});
