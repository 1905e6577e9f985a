import { fromHtml } from "hast-util-from-html";
import type { Element } from "hast";
import { visit } from "unist-util-visit";
import { Site, siteAddresses } from "./site";

const site = Site.forTests();

const OWN = "https://wren.example.com";

describe("the head after a change of page", () => {
  it("speaks of the page that is shown, once, and no longer of the one that was served", async () => {
    const { page } = await site.open("/blog/rails-postgresql-array");
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
    await page.evaluate("___navigate('/docs/markhope/quickstart')");
    await page.waitForFunction("document.title.startsWith('Quickstart')");
    await page.waitForFunction("!document.querySelector('[data-head]')");
    const head = await page.evaluate(() =>
      [...document.head.querySelectorAll("meta[name], meta[property], link[rel], title")].map((element) => ({
        key: ["name", "property", "rel", "hreflang", "type", "media", "sizes"]
          .map((name) => element.getAttribute(name))
          .concat(element.tagName)
          .join(" "),
        value: element.getAttribute("content") ?? element.getAttribute("href") ?? "",
      })),
    );
    const keys = head.map(({ key }) => key).filter((key) => !/preload|prefetch|icon/.test(key));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const value = (part: string) => head.find(({ key }) => key.includes(part))?.value;
    expect(value("canonical")).toBe(`${OWN}/docs/markhope/quickstart`);
    expect(value("og:url")).toBe(`${OWN}/docs/markhope/quickstart`);
    expect(value("og:image")).toBe(`${OWN}/cards/docs/markhope/quickstart.jpg`);
    expect(value("article:published_time")).toBeUndefined();
    expect(value("twitter:card")).toBe("summary_large_image");
  });
});

describe("a feed in a browser", () => {
  it.each(["/blog/rss.xml", "/blog/atom.xml"])("%s can be read", async (address) => {
    const { page, faults } = await site.open(address);
    const title = page.locator(":is(item, entry) > title").last();
    await title.waitFor();
    expect(await title.textContent()).toBe("Hi there: from lighting desk to text editor");
    expect(faults.filter((fault) => fault.includes("XSLT"))).toEqual([]);
    expect(await page.evaluate("getComputedStyle(document.documentElement).backgroundColor")).toMatch(
      /^rgb\((?!0, 0, 0\b)/,
    );
  });
});

/** What a page leads to on this site, and what it calls its own address. */
function read(html: string, from: string): { links: string[]; canonical: string | undefined } {
  const links = new Set<string>();
  let canonical: string | undefined;
  visit(fromHtml(html), "element", ({ tagName, properties: { href, rel } }: Element) => {
    if (typeof href !== "string") return;
    if (tagName === "link" && Array.isArray(rel) && rel.includes("canonical")) canonical = href;
    if (tagName !== "a") return;
    const url = new URL(href, site.origin + from);
    if (url.origin === site.origin) links.add(url.pathname);
  });
  return { links: [...links], canonical };
}

it("a crawler that begins at the home page finds every page, and no broken link, redirect or second address", async () => {
  const found = new Map<string, string>();
  const faults: string[] = [];
  const waiting = ["/"];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const response = await site.fetch(address);
    found.set(address, String(response.status));
    if (response.status !== 200) faults.push(`${address} answers ${response.status}`);
    if (!response.headers.get("content-type")?.startsWith("text/html")) {
      await response.arrayBuffer();
      continue;
    }
    const { links, canonical } = read(await response.text(), address);
    if (canonical !== OWN + address) faults.push(`${address} calls itself ${canonical}`);
    waiting.push(...links.filter((link) => !found.has(link) && !waiting.includes(link)));
  }
  expect(faults).toEqual([]);
  const inSitemap = siteAddresses().filter(
    (address) => !/contact\/contact|kitchen-sink|404|^\/(docs|search|offline)$/.test(address),
  );
  expect(inSitemap.filter((address) => !found.has(address))).toEqual([]);
}, 120_000);
