import { MERMAID_STAGE } from "../../../../src/shared/mermaid";
import { headersFile, redirectsFile } from "../../../../src/outputs/hosting/rule-files";

const blocks = headersFile("default-src 'none'").trim().split("\n\n");

describe("headersFile", () => {
  it("says of every file what it is safe to say of every file, and nothing of caching", () => {
    expect(blocks[0]).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/);
    expect(blocks[0]).not.toContain("Cache-Control");
  });

  it("has each path once, since hosts join the values of two rules", () => {
    const paths = blocks.map((block) => block.split("\n")[0]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(["/static/*", "/sw.js"]));
  });

  it("lets nothing be kept for good but folders whose names all have a digest", () => {
    const forever = blocks.filter((block) => block.includes("immutable")).map((block) => block.split("\n")[0]);
    expect(forever).toEqual(["/static/*", "/vendor/*"]);
  });
});

describe("the policy", () => {
  it("is on everything but the stage for diagrams, where another takes its place", () => {
    expect(blocks[0]).toContain("\n  Content-Security-Policy: default-src 'none'");
    const stage = blocks.find((block) => block.startsWith(`${MERMAID_STAGE}*\n`));
    expect(stage).toMatch(/\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: .*'unsafe-inline'/);
  });

  it("has no comma, at which hosts part values, and no line is longer than hosts read", () => {
    const lines = blocks.flatMap((block) => block.split("\n"));
    expect(lines.filter((line) => line.includes("Content-Security-Policy:") && line.includes(","))).toEqual([]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});

describe("redirectsFile", () => {
  it("leads from the usual addresses of feeds to those of the blog", () => {
    expect(redirectsFile()).toContain("/atom.xml /blog/atom.xml 301\n");
    expect(redirectsFile()).toContain("/feed.json /blog/feed.json 301\n");
  });

  it("leads to no sitemap where search engines are asked to stay away, which have none then", () => {
    expect(redirectsFile()).toContain("/sitemap.xml /sitemap-index.xml 301");
    process.env.GATSBY_NO_INDEX = "true";
    expect(redirectsFile()).not.toContain("sitemap");
  });

  it("leads nowhere that it leads away from", () => {
    const rules = redirectsFile()
      .trim()
      .split("\n")
      .map((line) => line.split(" "));
    const sources = new Set(rules.map(([from]) => from));
    expect(rules.filter(([, to]) => sources.has(to))).toEqual([]);
  });
});
