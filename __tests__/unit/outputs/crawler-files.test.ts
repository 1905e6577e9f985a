import fs from "node:fs";
import { removeSitemap, toRobotsTxt, toSecurityTxt } from "../../../src/outputs/crawler-files";
import { makeFolder } from "../../stand-ins/content-folder";

const SITE = { url: "https://example.com", pathPrefix: "/site", noIndex: false };
const OWNER = { owner: { name: "Jane", email: "jane@example.com" }, feed: { language: "en" } as never };

describe("robots.txt", () => {
  it("allows everything and names the sitemap", () => {
    expect(toRobotsTxt(SITE)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://example.com/site/sitemap-index.xml\n");
  });

  it("allows crawlers to see noindex, and names no sitemap", () => {
    expect(toRobotsTxt({ ...SITE, noIndex: true })).toBe("User-agent: *\nAllow: /\n");
  });
});

describe("security.txt", () => {
  const now = new Date("2026-01-10T11:12:13Z");

  it("names the contact, and expires in less than a year", () => {
    const text = toSecurityTxt({ ...SITE, ...OWNER }, now)!;
    expect(text).toMatch(/^Contact: mailto:jane@example\.com$/m);
    const expires = new Date(/^Expires: (.*)$/m.exec(text)![1]!);
    const days = (expires.getTime() - now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(350);
    expect(days).toBeLessThan(365);
    expect(text).toContain("Canonical: https://example.com/site/.well-known/security.txt");
  });

  it("does not exist without an address", () => {
    expect(toSecurityTxt({ ...SITE, ...OWNER, owner: { name: "Jane", email: null } }, now)).toBeUndefined();
  });
});

it("removes the sitemap of an earlier build, and nothing else", () => {
  const names = ["sitemap-index.xml", "sitemap-0.xml", "sitemap-12.xml", "sitemap-of-mine.xml", "robots.txt"];
  const folder = makeFolder(Object.fromEntries(names.map((name) => [name, ""])));
  removeSitemap(folder);
  expect(fs.readdirSync(folder).sort()).toEqual(["robots.txt", "sitemap-of-mine.xml"]);
});
