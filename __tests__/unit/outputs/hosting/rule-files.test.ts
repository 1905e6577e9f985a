import { MERMAID_STAGE } from "../../../../src/shared/mermaid";
import { headersFile, redirectsFile } from "../../../../src/outputs/hosting/rule-files";

const blocks = headersFile("default-src 'none'").trim().split("\n\n");

describe("headersFile", () => {
  it("has the common headers for every file, and no caching", () => {
    expect(blocks[0]).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/);
    expect(blocks[0]).not.toContain("Cache-Control");
  });

  it("has each path once, because hosts join the values of two rules", () => {
    const paths = blocks.map((block) => block.split("\n")[0]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(["/static/*", "/sw.js"]));
  });

  it("caches forever only folders whose files all have a hash in their names", () => {
    const forever = blocks.filter((block) => block.includes("immutable")).map((block) => block.split("\n")[0]);
    expect(forever).toEqual(["/static/*", "/vendor/*"]);
  });
});

describe("the policy", () => {
  it("is on all files but those of diagrams, which have another", () => {
    expect(blocks[0]).toContain("\n  Content-Security-Policy: default-src 'none'");
    const stage = blocks.find((block) => block.startsWith(`${MERMAID_STAGE}*\n`));
    expect(stage).toMatch(/\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: .*'unsafe-inline'/);
  });

  it("has no comma, at which hosts split values, and no line that is too long for hosts", () => {
    const lines = blocks.flatMap((block) => block.split("\n"));
    expect(lines.filter((line) => line.includes("Content-Security-Policy:") && line.includes(","))).toEqual([]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});

describe("redirectsFile", () => {
  it("redirects from the usual addresses of feeds to those of the blog", () => {
    expect(redirectsFile()).toContain("/atom.xml /blog/atom.xml 301\n");
    expect(redirectsFile()).toContain("/feed.json /blog/feed.json 301\n");
  });

  it("does not redirect to a sitemap if search engines may not list the site", () => {
    expect(redirectsFile()).toContain("/sitemap.xml /sitemap-index.xml 301");
    process.env.GATSBY_NO_INDEX = "true";
    expect(redirectsFile()).not.toContain("sitemap");
  });

  it("does not redirect to an address that it redirects from", () => {
    const rules = redirectsFile()
      .trim()
      .split("\n")
      .map((line) => line.split(" "));
    const sources = new Set(rules.map(([from]) => from));
    expect(rules.filter(([, to]) => sources.has(to))).toEqual([]);
  });
});
