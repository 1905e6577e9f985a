import fs from "node:fs";
import path from "node:path";
import { buildIndex } from "../../../src/node/search/build-index";
import { INDEX_FOLDER } from "../../../src/search/embedded/format";
import type { SearchPage } from "../../../src/search/search-page";
import type { GeneratedPost } from "./generated-posts";

/** A generated post as the search knows it. */
export const toSearchPage = ({ slug, title, tags, sections }: GeneratedPost): SearchPage => ({
  ...{ path: `/blog/${slug}`, group: "Blog", kind: "post", language: "en", version: [], tags, year: null, rank: 0 },
  sections: [
    { anchor: null, level: 1, heading: title, pieces: [] },
    ...sections.map(({ heading, paragraphs }, index) => ({
      ...{ anchor: `section-${index}`, level: 2, heading, pieces: paragraphs },
    })),
  ],
});

const toHtml = ({ title, sections }: GeneratedPost): string =>
  [
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>`,
    ...sections.flatMap(({ heading, paragraphs }, index) => [
      `<h2 id="section-${index}">${heading}</h2>`,
      ...paragraphs.map((text) => `<p>${text}</p>`),
    ]),
    "</main></body></html>",
  ].join("\n");

/** Writes pages that hold the posts and nothing else, with the index of their texts, as a folder that can be served. */
export function writePostSite(site: string, posts: readonly GeneratedPost[]): void {
  const write = (file: string, text: string): void => {
    const target = path.join(site, "public", file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  };
  for (const post of posts) write(`blog/${post.slug}/index.html`, toHtml(post));
  for (const [name, text] of buildIndex(posts.map(toSearchPage))) write(INDEX_FOLDER + name, text);
  write("robots.txt", "");
}
