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
  it("has each element of its head once, and names one address", () => {
    const names = [...html.matchAll(/<meta[^>]*(?:name|property)="([^"]+)"/g)].map(([, name]) => name!);
    const needed = ["description", "og:title", "og:description", "og:url", "og:type", "og:site_name", "twitter:card"];
    expect(needed.filter((name) => !names.includes(name))).toEqual([]);
    const mayRepeat = /^(article:(tag|author)|theme-color)$/;
    expect(names.filter((name, index) => names.indexOf(name) !== index && !mayRepeat.test(name))).toEqual([]);
    expect(html.match(/<title[^>]*>[^<]+<\/title>/g)).toHaveLength(1);
    expect(attributesOf(html, /<meta[^>]*name="description"[^>]*>/g, "content")).not.toContain("");
    expect(html).toContain('content="summary_large_image"');
    const canonicals = attributesOf(html, /<link[^>]*rel="canonical"[^>]*>/g, "href");
    expect(canonicals).toHaveLength(1);
    expect(attributesOf(html, /<meta[^>]*property="og:url"[^>]*>/g, "content")).toEqual(canonicals);
    const alternates = (attribute: string) => attributesOf(html, /<link[^>]*hrefLang="[^"]+"[^>]*>/g, attribute);
    expect(alternates("hrefLang")).toEqual(["en", "x-default"]);
    expect(alternates("href")).toEqual([...canonicals, ...canonicals]);
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

  it("has a link to each heading with an id in that heading, and no other", () => {
    const headings = [...html.matchAll(/<(h[1-6])[\s>].*?<\/\1>/gs)].map(([heading]) => heading);
    const hashOf = (href: string) => new URL(href, "http://site").hash;
    const links = (heading: string) =>
      attributesOf(heading, /<a(?=[^"]* class="hash-link")(?:[^">]|"[^"]*")*>/g, "href").map(hashOf);
    const wanted = (heading: string) => attributesOf(heading, /^<h[2-6][^>]*>/g, "id").map((id) => hashOf(`#${id}`));
    expect(headings.map(links)).toEqual(headings.map(wanted));
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

  it("has files that exist in its head", () => {
    const files = attributesOf(html, /<link[^>]*rel="(?:alternate|sitemap|manifest|icon|search)"[^>]*>/g, "href")
      .filter((href) => href.startsWith("/"))
      .map((href) => decodeURI(href.replace(/\?.*$/, "")));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !fs.existsSync(path.join("public", file)))).toEqual([]);
  });

  it("names every picture and keeps its place, unless it is on another site", () => {
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    const hasPlace = (picture: string) => /\s(width=|src="https?:)/.test(picture);
    expect(pictures.filter((picture) => !/\salt="/.test(picture) || !hasPlace(picture))).toEqual([]);
  });
});
