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
