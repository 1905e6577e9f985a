import type { Page } from "playwright-core";
import { HAS_STARTED } from "../../scripts/bench/page-weight";
import { Site } from "./site";

const POST = "/blog/rails-postgresql-array";

const site = Site.forTests();

it("the story of a project begins in the window when it is opened, and its button stays there", async () => {
  const { page } = await site.open("/projects/", { viewport: { width: 1280, height: 700 } });
  const summary = page.locator(".project-card summary").first();
  const top = () => summary.evaluate((element) => element.getBoundingClientRect().top);
  await summary.click();
  await page.waitForFunction("document.querySelector('.project-card').getAnimations({ subtree: true }).length === 0");
  expect(await top()).toBeGreaterThan(60);
  expect(await top()).toBeLessThan(600);
  await summary.press("Enter");
  await page.waitForFunction("!document.querySelector('.project-card details').open");
  expect(await top()).toBeLessThan(700);
});

describe("words of 62 letters", () => {
  /** Puts the word in place of every text of the page, and gives how wide the page then is. */
  const fill = (word: string): number => {
    const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && !text.parentElement!.closest("pre, svg, script")) text.data = word;
    }
    return document.documentElement.scrollWidth;
  };

  let page: Page;
  beforeAll(async () => {
    ({ page } = await site.open("/", { viewport: { width: 320, height: 700 } }));
  });

  it.each(["/", "/about/", "/resume/", "/blog/archive", "/blog/authors", POST, "/docs", "/search", "/404.html"])(
    "make %s no wider than a window of 320 px",
    async (address) => {
      await page.goto(site.origin + address);
      await page.waitForFunction(HAS_STARTED);
      const word = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunter";
      expect(await page.evaluate(fill, word)).toBe(320);
    },
  );

  it("break in the sidebar of the documentation", async () => {
    const { page: wide } = await site.open("/docs/markhope/quickstart");
    const link = wide.locator("nav[aria-label='Docs sidebar'] a[aria-current]").first();
    const isInside = await link.evaluate((element) => {
      element.textContent = "lamp".repeat(30);
      const { right } = element.closest("nav")!.getBoundingClientRect();
      return element.scrollWidth <= element.clientWidth && element.getBoundingClientRect().right <= right;
    });
    expect(isInside).toBe(true);
  });
});

it("words have half of the sidebar's width in the eighth level of the documentation", async () => {
  const { page } = await site.open("/docs/markhope/quickstart");
  const link = page.locator("nav[aria-label='Docs sidebar'] a[aria-current]").first();
  const share = await link.evaluate((element) => {
    let place = element.closest("li")!;
    for (let level = 3; level <= 8; level += 1) {
      const category = Object.assign(document.createElement("div"), { className: "docs-sidebar-category" });
      const item = document.createElement("li");
      place.append(category, document.createElement("div"));
      place.lastElementChild!.appendChild(document.createElement("ul")).append(item);
      place = item;
    }
    return place.clientWidth / element.closest("nav")!.clientWidth;
  });
  expect(share).toBeGreaterThan(0.5);
});

it("the letters of the index of tags stand on one line, the wide ones too", async () => {
  const { page } = await site.openInSiteFonts("/blog/tags");
  const heights = await page.$$eval(".tag-index h2", (letters) => letters.map((letter) => letter.clientHeight));
  expect(heights.length).toBeGreaterThan(10);
  expect(new Set(heights).size).toBe(1);
});

it.each([820, 1280])("the headings of the résumé stand beside it with room to spare, at %i px", async (width) => {
  const { page } = await site.openInSiteFonts("/resume/", { viewport: { width, height: 900 } });
  const rooms = await page.$$eval(".resume-section h2", (headings) =>
    headings.map((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading);
      const lines = [...text.getClientRects()];
      return lines.length > 1 ? 0 : heading.clientWidth - lines[0]!.width;
    }),
  );
  expect(rooms.length).toBeGreaterThan(5);
  expect(Math.min(...rooms)).toBeGreaterThan(5);
});

describe("on paper", () => {
  const print = async (address: string, width = 680): Promise<Page> => {
    const { page } = await site.open(address, { viewport: { width, height: 900 } });
    await page.emulateMedia({ media: "print" });
    return page;
  };

  it.each([
    ["/projects/", ".project-card"],
    ["/", ".featured-projects li, .latest-posts article"],
    ["/blog", ".post-card"],
  ])("%s keeps each item on one sheet, and has no buttons", async (address, items) => {
    const page = await print(address);
    const breaks = await page.$$eval(items, (all) => all.map((item) => getComputedStyle(item).breakInside));
    expect(breaks.length).toBeGreaterThan(3);
    expect(new Set(breaks)).toEqual(new Set(["avoid"]));
    expect(await page.locator(".button:visible, .filter-bar:visible").count()).toBe(0);
  });

  it("a project is less than a third as high as a sheet, so that three fit", async () => {
    const page = await print("/projects/");
    const heights = await page.$$eval(".project-card", (cards) => cards.map((card) => card.clientHeight));
    // A sheet of A4 is 1.41 times as high as wide.
    expect(Math.max(...heights)).toBeLessThan((680 * 1.41) / 3);
  });

  it("a project without a picture has its text as wide as its card", async () => {
    const page = await print("/projects/");
    const [card, text] = await page.$eval(".project-card", (first) => {
      first.querySelector("picture")!.remove();
      return [first.clientWidth, first.querySelector(".project-card-text")!.clientWidth];
    });
    expect(text).toBe(card);
  });

  it.each([680, 1252])("a text fills paper of %i px", async (width) => {
    const page = await print("/about/", width);
    const widths = await page.$$eval("main, .prose", (parts) => parts.map((part) => part.clientWidth));
    expect(Math.min(...widths)).toBeGreaterThan(width / 2);
  });

  it("a post has its title and cover as wide as its text", async () => {
    const page = await print(POST);
    const widths = await page.$$eval(".post-article > header, .post-cover, .prose", (parts) =>
      parts.map((part) => Math.round(part.getBoundingClientRect().width)),
    );
    expect(widths.length).toBeGreaterThan(2);
    expect(new Set(widths).size).toBe(1);
  });

  it("has the icons of admonitions, which are backgrounds", async () => {
    const page = await print("/kitchen-sink/");
    const adjusts = await page.$$eval(".admonition-title", (titles) =>
      titles.map((title) => getComputedStyle(title, "::before").printColorAdjust),
    );
    expect(new Set(adjusts)).toEqual(new Set(["exact"]));
  });
});

it("the latest posts on the home page have their text below the picture on a phone, and beside it in a wide window", async () => {
  const { page } = await site.open("/", { viewport: { width: 390, height: 844 } });
  const article = page.locator(".latest-posts article").first();
  const boxes = () =>
    Promise.all([article.locator("p").first(), article.locator("img")].map((each) => each.boundingBox()));
  const [below, above] = await boxes();
  expect(below!.y).toBeGreaterThan(above!.y + above!.height);
  expect(below!.x + below!.width).toBeGreaterThan(above!.x);
  await page.setViewportSize({ width: 1280, height: 900 });
  const [left, right] = await boxes();
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
  expect(left!.y).toBeLessThan(right!.y + right!.height);
});

it.each([
  ["A4", 794, 1123],
  ["Letter", 816, 1056],
] as const)("the résumé fits two pages of %s on paper, with nothing cut", async (format, width, height) => {
  const { page } = await site.open("/resume/", { viewport: { width, height } });
  const pdf = (await page.pdf({ format })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: width - 114, height });
  const cut = await page.$$eval(".resume *", (elements) =>
    elements
      .filter(
        (element) =>
          !element.closest(".visually-hidden") && element.getBoundingClientRect().right > window.innerWidth + 1,
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
  expect(await page.getByText("Print or save as PDF").isVisible()).toBe(false);
  expect(await page.locator(".navbar").isVisible()).toBe(false);
});

describe("a post", () => {
  it("shows how far a reader has come, by the scroll position alone", async () => {
    const { page } = await site.open("/blog/rails-postgresql-array");
    const share = () =>
      page.evaluate<number>(
        "new DOMMatrix(getComputedStyle(document.querySelector('.post-article'), '::before').transform).a",
      );
    expect(await share()).toBe(0);
    await page.evaluate("document.querySelector('.post-article > footer').scrollIntoView({ block: 'end' })");
    await page.waitForFunction(
      "new DOMMatrix(getComputedStyle(document.querySelector('.post-article'), '::before').transform).a > 0.9",
    );
  });

  it("has 60 to 76 characters in nine of ten of its full lines", async () => {
    const { page } = await site.openInSiteFonts("/blog/how-we-created-flatiron-open-source-backend");
    const lines = await page.$$eval(".prose > p", (paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const counts = new Map<number, number>();
        const range = document.createRange();
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (let index = 0; index < node.textContent!.length; index++) {
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const line = Math.round(range.getBoundingClientRect().bottom / 12);
            counts.set(line, (counts.get(line) ?? 0) + 1);
          }
        }
        return [...counts.values()].slice(0, -1);
      }),
    );
    await page.context().close();
    const sorted = lines.filter((count) => count > 20).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length * 0.05)]).toBeGreaterThanOrEqual(58);
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(77);
  });
});

/** The words that an element breaks, given as the selector of the element: a function for the page. */
const brokenWords = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].flatMap((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const word of (texts.currentNode as Text).data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word[0]);
      }
    }
    return broken;
  });

it.each([
  "/",
  "/docs",
  "/docs/category/markhope",
  "/docs/markhope/quickstart",
  "/blog/rails-postgresql-array",
  "/resume/",
])(
  "on a phone with text of 200 %%, words of titles and the first one of the navbar stay whole, and titles are larger than headings: %s",
  async (address) => {
    const { page } = await site.openInSiteFonts(address, { viewport: { width: 390, height: 844 } });
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    expect(await page.evaluate(brokenWords, "h1")).toEqual([]);
    expect(await page.evaluate(brokenWords, ".navbar-brand span")).not.toContain("Wren");
    const sizes = await page.$$eval("h1, .prose :is(h2, h3)", (all) =>
      all.map((one) => parseFloat(getComputedStyle(one).fontSize)),
    );
    expect(sizes[0]).toBeGreaterThan(Math.max(0, ...sizes.slice(1)));
    if (address.endsWith("quickstart")) expect(await page.evaluate(brokenWords, "main :is(h2, h3)")).toEqual([]);
  },
);

it.each(["/docs/markhope/quickstart", POST])(
  "with the browser's font at twice the usual size, the text has a wide window to itself: %s",
  async (address) => {
    const { page } = await site.open(address, {}, async (opened) => {
      const session = await opened.context().newCDPSession(opened);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    });
    expect(await page.evaluate(brokenWords, "h1")).toEqual([]);
    expect((await page.locator(".prose").first().boundingBox())!.width).toBeGreaterThan(800);
  },
);
