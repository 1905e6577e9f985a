import fs from "node:fs";
import path from "node:path";
import type { ExampleResult } from "../../src/gatsby/graphql/example-queries";
import { readTokens } from "../../src/outputs/style-tokens";
import { attributesOf, readPublic } from "./public-files";

describe("example queries", () => {
  const results: ExampleResult[] = JSON.parse(fs.readFileSync(path.resolve(".cache/example-queries.json"), "utf8"));

  it("are at least ten", () => {
    expect(results.length).toBeGreaterThanOrEqual(10);
  });

  it.each(results)("$name runs on the real schema and finds something", ({ errors, data }) => {
    expect(errors).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/^\{("[^"]+":(null|\[\]|\{"(nodes|group|edges)":\[\]\}),?)+\}$/);
  });

  it("show a post with its compiled text", () => {
    expect(results.find(({ name }) => name === "OnePost")?.data).toMatchObject({
      post: { isModule: false, body: expect.stringContaining("<p>") },
    });
  });
});

describe("manifest", () => {
  it("is named by pages, with the icons of tabs and of phones", () => {
    const html = readPublic("index.html");
    const icons = ['"icon" type="image/png"', '"icon" type="image/svg\\+xml"', '"apple-touch-icon"'].map((rel) => {
      const href = new RegExp(`<link rel=${rel} href="/([^"]+)"`).exec(html)?.[1] ?? "missing";
      return fs.existsSync(path.join("public", href));
    });
    expect(icons).toEqual([true, true, true]);
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  });

  it("is followed by pages, whose bars have the colours of the mode", () => {
    const bars = attributesOf(readPublic("index.html"), /<meta[^>]*name="theme-color"[^>]*>/g, "content");
    const dark = readTokens("dark");
    expect(bars).toEqual([dark["color-accent-strong"], dark["color-page"], readTokens("light")["color-page"]]);
  });
});

describe("a post's page", () => {
  it("has no style inlined into its highlighted code", () => {
    expect(readPublic("blog/rails-postgresql-array/index.html")).not.toMatch(/<span[^>]*style=/);
  });

  it("leads to the other parts of its series, and to related posts that are none of them", () => {
    const html = readPublic("blog/how-we-created-flatiron-open-source-backend/index.html");
    const part = (pattern: RegExp) => pattern.exec(html)?.[0] ?? "";
    const other = 'href="/blog/how-we-created-flatiron-open-source-frontend"';
    expect(part(/<nav class="panel series-box".*?<\/nav>/s)).toContain(other);
    const related = part(/<section class="related-posts".*?<\/section>/s);
    expect(related.match(/<h3>/g)).toHaveLength(3);
    expect(related).not.toContain(other);
  });

  it("has its text in no script, unless it has components of its own: scripts must not grow with the number of posts", () => {
    const scripts = fs.readdirSync("public").filter((file) => file.endsWith(".js"));
    const text = "This guide is one Ruby file and the SQL that it prints";
    expect(readPublic("blog/ruby-active-record-built_in-methods-beginner-guide/index.html")).toContain(text);
    expect(scripts.filter((file) => readPublic(file).includes(text))).toEqual([]);
  });
});
