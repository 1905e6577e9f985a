import { Site } from "./site";

const site = Site.forTests();

const POST = "/blog/rails-postgresql-array";

it("a link in a text is followed without loading the page anew", async () => {
  const { page } = await site.open("/docs/intro");
  await page.evaluate("window.notReloaded = true");
  await page.locator("[data-prose] a[href='/docs/markhope/quickstart']").first().click();
  await page.waitForURL("**/docs/markhope/quickstart");
  expect(await page.evaluate("window.notReloaded")).toBe(true);
});

describe("a post", () => {
  it("has headings and text in Arabic from right to left, with the full stop at the left", async () => {
    const { page } = await site.open("/docs/intro");
    const isInOrder = (element: Element): boolean => {
      element.textContent = "مرحبا.";
      const leftOf = (index: number): number => {
        const range = document.createRange();
        range.setStart(element.firstChild!, index);
        range.setEnd(element.firstChild!, index + 1);
        return range.getBoundingClientRect().left;
      };
      return leftOf(5) < leftOf(4);
    };
    expect(await page.locator("main h1").evaluate(isInOrder)).toBe(true);
    expect(await page.locator("main p").first().evaluate(isInOrder)).toBe(true);
  });

  it("has lines of a text from right to left at the right, even if they begin with a Latin word", async () => {
    const { page } = await site.open("/kitchen-sink/");
    const gaps = await page.evaluate<number[]>(`(() => {
      const text = document.querySelector(".prose");
      text.dir = "rtl";
      return ["p", "ul li", "table td"].map((path) => {
        const line = path.split(" ").reduce((parent, name) => parent.appendChild(document.createElement(name)), text);
        line.textContent = "React مكتبة";
        const range = document.createRange();
        range.selectNodeContents(line);
        const right = line.getBoundingClientRect().right - parseFloat(getComputedStyle(line).paddingRight);
        return Math.round(right - range.getBoundingClientRect().right);
      });
    })()`);
    expect(gaps).toEqual([0, 0, 0]);
  });

  it("has the words of code from left to right, also where two in a row are Arabic", async () => {
    const { page } = await site.open("/kitchen-sink/");
    const places = await page.locator(".code-block code span[class^='tok-']").evaluateAll(([first, second]) => {
      first!.parentElement!.replaceChildren(first!, ";", second!);
      [first!.textContent, second!.textContent] = ["رف", "متغير"];
      return [first!, second!].map((word) => word.getBoundingClientRect().left);
    });
    expect(places[0]).toBeLessThan(places[1]!);
  });

  it("has names in Arabic at the left in a file tree", async () => {
    const { page } = await site.open("/kitchen-sink/");
    const left = await page
      .locator(".file-tree li")
      .last()
      .evaluate((entry) => {
        entry.textContent = "صور";
        const range = document.createRange();
        range.selectNodeContents(entry);
        return range.getBoundingClientRect().left - entry.getBoundingClientRect().left;
      });
    expect(left).toBeLessThan(40);
  });
});

it.each([
  ["/blog", ".author-badge a"],
  ["/blog", ".footer-end a"],
  ["/kitchen-sink/", "[data-footnote-ref]"],
  ["/kitchen-sink/", "[data-footnote-backref]"],
])("a finger hits the link %s %s within 24 pixels of height", async (address, selector) => {
  const { page } = await site.open(address, { viewport: { width: 390, height: 800 } });
  const isHit = await page.evaluate<boolean[]>(`(() => {
    const link = document.querySelector("${selector}");
    link.scrollIntoView({ block: "center" });
    const { x, y, width, height } = link.getBoundingClientRect();
    const at = (down) => document.elementFromPoint(x + width / 2, y + height / 2 + down);
    return [-11.9, 0, 11.9].map((down) => at(down)?.closest("a") === link);
  })()`);
  expect(isHit).toEqual([true, true, true]);
});

it("the outline of a footnote that a link has led to does not touch its text", async () => {
  const { page } = await site.open("/kitchen-sink/");
  await page.locator("[data-footnote-ref]").first().click();
  const gaps = await page.locator(".footnotes li:target").evaluate((note) => {
    const text = document.createRange();
    text.selectNode(note.querySelector("p")!.firstChild!);
    const [inner, outer] = [text.getBoundingClientRect(), note.getBoundingClientRect()];
    return [inner.left - outer.left, inner.top - outer.top, outer.bottom - inner.bottom];
  });
  expect(Math.min(...gaps)).toBeGreaterThan(1.5);
});

it("the footer has its last line on one base line", async () => {
  const { page } = await site.open("/about/");
  const tops = await page.$$eval(".footer-end > *", (parts) =>
    parts.map((part) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      return Math.round(text.getBoundingClientRect().bottom);
    }),
  );
  expect(tops.length).toBe(2);
  expect(new Set(tops).size).toBe(1);
});

it("the navbar and the footer are set in the site's own fonts", async () => {
  const { page } = await site.openInSiteFonts("/about/");
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  await page.evaluate("document.fonts.ready");
  await page.locator(".footer-inner a").last().scrollIntoViewIfNeeded();
  const { root } = await session.send("DOM.getDocument");
  const selector = ":is(.navbar, .footer) :is(a, a > span)";
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const found = [];
  for (const nodeId of nodeIds) found.push(...(await session.send("CSS.getPlatformFontsForNode", { nodeId })).fonts);
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
});

it("leaves nothing in the browser's storage that the privacy page does not name", async () => {
  const { page } = await site.open(POST);
  await page.evaluate("scrollTo(0, 900)");
  await page.waitForFunction("Object.keys(sessionStorage).length > 0");
  await page.goto(`${site.origin}/privacy/`);
  const keys = await page.evaluate<string[]>("[localStorage, sessionStorage].flatMap((one) => Object.keys(one))");
  const names = await page.locator("main td:first-child code").allTextContents();
  expect(keys.length).toBeGreaterThan(1);
  expect(keys.filter((key) => !names.some((name) => key.startsWith(name)))).toEqual([]);
});

it("the head after a change of page speaks of the page that is shown, once, and no longer of the one that was served", async () => {
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
  expect(value("canonical")).toBe("https://wren.example.com/docs/markhope/quickstart");
  expect(value("og:url")).toBe("https://wren.example.com/docs/markhope/quickstart");
  expect(value("og:image")).toBe("https://wren.example.com/cards/docs/markhope/quickstart.jpg");
  expect(value("article:published_time")).toBeUndefined();
  expect(value("twitter:card")).toBe("summary_large_image");
});

it.each(["/blog/rss.xml", "/blog/atom.xml"])("the feed %s can be read in a browser", async (address) => {
  const { page, faults } = await site.open(address);
  const title = page.locator(":is(item, entry) > title").last();
  await title.waitFor();
  expect(await title.textContent()).toBe("Hi there: from lighting desk to text editor");
  expect(faults.filter((fault) => fault.includes("XSLT"))).toEqual([]);
  expect(await page.evaluate("getComputedStyle(document.documentElement).backgroundColor")).toMatch(
    /^rgb\((?!0, 0, 0\b)/,
  );
});
