import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildSite, copySite, type BuildResult } from "../../scripts/site-copy";

const MINUTES = 60_000;

let site: string;
beforeAll(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
  copySite(site);
});
afterAll(() => fs.rmSync(site, { recursive: true, force: true }));

const fixture = (name: string): string => path.resolve("__tests__/fixtures", name);
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
    2 * MINUTES,
  );
});

describe("a folder with two posts only, under a path prefix", () => {
  let result: BuildResult;
  beforeAll(async () => {
    result = await buildSite(site, fixture("minimal"), { PATH_PREFIX: "/garden", SITE_URL: "https://example.com" });
  }, 3 * MINUTES);

  it("builds", () => {
    expect(result.output).not.toMatch(/\bwarn\b/);
    expect(result.code).toBe(0);
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
    expect(html).toContain('class="link-card"');
  });

  it("puts the prefix before every address, in texts and canonical links too", () => {
    const html = read("blog/first/index.html");
    expect(html).toContain('href="/garden/blog/with-code"');
    expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="https:\/\/example\.com\/garden\/blog\/first"/);
    expect(html.match(/(?:href|src)="\/(?!garden\/|\/)[^"]*"/g)).toBeNull();
  });

  it(
    "brings a change of a style sheet alone into every page of the next build",
    async () => {
      fs.appendFileSync(path.join(site, "src/styles/base.css"), "\n.brought-in { color: red; }\n");
      const { code } = await buildSite(site, fixture("minimal"), { PATH_PREFIX: "/garden" });
      expect(code).toBe(0);
      expect(read("blog/first/index.html")).toContain(".brought-in");
    },
    3 * MINUTES,
  );
});
