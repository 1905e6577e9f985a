import fs from "node:fs";
import { validateXML } from "xmllint-wasm";
import { parse } from "yaml";
import { builtPages, readPublic } from "./public-files";

const ORIGIN = "https://wren.example.com";
const sitemap = readPublic("sitemap-0.xml");

describe("the sitemap", () => {
  it("follows the schema of its protocol and of the extension for pictures", async () => {
    const read = (fileName: string, file: string) => ({ fileName, contents: fs.readFileSync(file, "utf8") });
    const { errors } = await validateXML({
      xml: [{ fileName: "sitemap-0.xml", contents: sitemap }],
      schema: [read("sitemap.xsd", "__tests__/fixtures/schemas/sitemap.xsd")],
      preload: [
        read("protocol.xsd", "node_modules/sitemap/schema/sitemap.xsd"),
        read("sitemap-image.xsd", "__tests__/fixtures/schemas/sitemap-image.xsd"),
      ],
    });
    expect(errors).toEqual([]);
  });

  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => entry!);

  it("dates each text and lists its pictures", () => {
    const post = entries.find((entry) => entry.includes("/blog/rails-postgresql-array<"))!;
    expect(post).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    expect(post.match(/<image:loc>/g)!.length).toBeGreaterThanOrEqual(2);
  });

  it("lists only pictures that the page itself shows or names", () => {
    const pages = new Map(builtPages().map(({ address, html }) => [address, html]));
    const missing = entries.flatMap((entry) => {
      const address = /<loc>([^<]+)</.exec(entry)![1]!.slice(ORIGIN.length).replace(/\/$/, "") || "/";
      const pictures = [...entry.matchAll(/<image:loc>([^<]+)</g)].map(([, url]) => url!.slice(ORIGIN.length));
      return pictures
        .filter((picture) => !fs.existsSync(`public${picture}`) || !pages.get(address)!.includes(picture))
        .map((picture) => `${address} ${picture}`);
    });
    expect(missing).toEqual([]);
  });

  it("is named by robots.txt", () => {
    const [, url] = /^Sitemap: (\S+)$/m.exec(readPublic("robots.txt"))!;
    expect(readPublic(url!.slice(ORIGIN.length + 1))).toContain(`<loc>${ORIGIN}/sitemap-0.xml</loc>`);
  });
});

describe("plain texts", () => {
  const llms = readPublic("llms.txt");
  const links = [...llms.matchAll(/\]\((\S+)\): \S/g)].map(([, url]) => url!);
  const texts = links
    .filter((url) => url.endsWith(".md"))
    .map((url) => ({ url, text: readPublic(url.slice(ORIGIN.length + 1)) }));

  it("are listed in llms.txt, beside the pages they are of", () => {
    expect(texts).toHaveLength(18);
    expect(links.filter((url) => !fs.existsSync(`public${url.slice(ORIGIN.length)}`))).toEqual([]);
    const pages = new Set(builtPages().map(({ address }) => `${ORIGIN}${address}`));
    expect(texts.filter(({ url }) => !pages.has(url.replace(/\.md$/, "")))).toEqual([]);
  });

  it("begin with what they are, and hold no HTML of the site", () => {
    for (const { url, text } of texts) {
      const [, head, body] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(text)!;
      expect(parse(head!)).toMatchObject({ url: url.replace(/\.md$/, ""), title: expect.any(String) });
      const prose = body!.replace(/^( *)(`{3,}).*?^ *\2`*$/gms, "").replace(/`[^`]*`/g, "");
      expect(prose).toMatch(/^# /);
      expect(prose.match(/<(div|span|p|a|img|figure|button|svg)[\s>]|\]\(\/(?!\/)/g)).toBeNull();
    }
  });
});

it("security.txt says whom to tell, and until when", () => {
  const text = readPublic(".well-known/security.txt");
  expect(text).toMatch(/^Contact: mailto:/m);
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)![1]!)).toBeGreaterThan(Date.now());
});
