import fs from "node:fs";
import { validateXML } from "xmllint-wasm";
import { parse } from "yaml";
import { attributesOf, builtPages, readPublic } from "./public-files";

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

  it("lists each canonical page once, and no tag, search, error or second address", () => {
    const canonicals = builtPages()
      .filter(({ html }) => !html.includes('name="robots"'))
      .flatMap(({ html }) => attributesOf(html, /<link[^>]*rel="canonical"[^>]*>/g, "href"))
      .filter((url) => !url.includes("/blog/tags"));
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!);
    expect(listed.sort()).toEqual([...new Set(canonicals)].sort());
  });

  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => entry!);

  it("lists only pictures that the page itself shows or names", () => {
    const pages = new Map(builtPages().map(({ address, html }) => [address, html]));
    expect(sitemap.match(/<image:loc>/g)!.length).toBeGreaterThan(20);
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

it("llms.txt lists every plain text, which begins with its page and its title", () => {
  const links = [...readPublic("llms.txt").matchAll(/\]\((\S+)\): \S/g)].map(([, url]) => url!);
  const isMissing = (url: string): boolean => {
    const [file, id] = url.slice(ORIGIN.length).split("#");
    return !fs.existsSync(`public${file}`) || (!!id && !readPublic(`${file}index.html`).includes(`id="${id}"`));
  };
  expect(links.filter(isMissing)).toEqual([]);
  const texts = links.filter((url) => url.endsWith(".md"));
  expect(texts).toHaveLength(18);
  const pages = new Set(builtPages().map(({ address }) => ORIGIN + address));
  for (const text of texts) {
    const url = text.replace(/\.md$/, "");
    const [, head] = /^---\n(.*?)\n---\n\n# /s.exec(readPublic(text.slice(ORIGIN.length + 1)))!;
    expect(parse(head!)).toMatchObject({ url, title: expect.any(String) });
    expect(pages).toContain(url);
  }
});
