import fs from "node:fs";
import path from "node:path";
import { attributesOf, builtPages } from "../build/public-files";

const pages = builtPages();
const idsByAddress = new Map(
  pages.map(({ address, html }) => [address, new Set(attributesOf(html, /<[a-z][^>]*>/g, "id"))]),
);

/** The links of a page to this site, as path and fragment. */
function internalLinks(html: string, from: string): { path: string; hash: string }[] {
  return attributesOf(html, /<a\s[^>]*>/g, "href")
    .filter((href) => href.startsWith("/") || href.startsWith("#"))
    .map((href) => new URL(href, `http://site${from === "/" ? "/" : from}`))
    .map(({ pathname, hash }) => ({
      path: pathname === "/" ? "/" : decodeURI(pathname).replace(/\/$/, ""),
      hash: decodeURIComponent(hash.slice(1)),
    }));
}

const exists = (address: string): boolean => idsByAddress.has(address) || fs.existsSync(path.join("public", address));

describe.each(pages.map((page) => [page.address, page] as const))("%s", (_, { address, html }) => {
  it("has one title, description and address", () => {
    const [title = ""] = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.slice(1) ?? [];
    const [description = ""] = attributesOf(html, /<meta[^>]*name="description"[^>]*>/g, "content");
    expect(title).not.toBe("");
    expect(html.match(/<title/g)).toHaveLength(1);
    expect(description).not.toBe("");
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(html.match(/property="og:url"/g)).toHaveLength(1);
    expect(html).toContain('content="summary_large_image"');
  });

  it("has one main part and one first heading, and no level is skipped", () => {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const inMain = [...main.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
    const skipped = inMain.filter((level, index) => level - (inMain[index - 1] ?? 0) > 1);
    expect(skipped).toEqual([]);
  });

  it("declares language, direction and the dark mode of a page without scripting", () => {
    const tag = /<html[^>]*>/.exec(html)?.[0] ?? "";
    expect(tag).toContain('lang="en"');
    expect(tag).toContain('dir="ltr"');
    expect(tag).toContain('data-theme="dark"');
  });

  it("has no navigation without a link", () => {
    expect(html.match(/<nav[^>]*>\s*<\/nav>/)).toBeNull();
  });

  it("has no link to a missing page or heading", () => {
    const dead = internalLinks(html, address).filter(
      ({ path: target, hash }) => !exists(target) || (hash !== "" && idsByAddress.get(target)?.has(hash) === false),
    );
    expect(dead).toEqual([]);
  });

  it("names every picture and keeps its place, unless it is on another site", () => {
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    const hasPlace = (picture: string) => /\s(width=|src="https?:)/.test(picture);
    expect(pictures.filter((picture) => !/\salt="/.test(picture) || !hasPlace(picture))).toEqual([]);
  });
});
