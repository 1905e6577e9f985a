import { Site } from "./site";

const site = Site.forTests();

const PHONE = { viewport: { width: 390, height: 844 } };

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

it.each(["/", "/docs", "/docs/category/markhope", "/blog/rails-postgresql-array", "/resume/"])(
  "words of the title of %s stay whole on a phone with text of 200 %%",
  async (address) => {
    const { page } = await site.openInSiteFonts(address, PHONE);
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    expect(await page.evaluate(brokenWords, "h1")).toEqual([]);
  },
);

it("titles stay larger than the headings below them on a phone with text of 200 %", async () => {
  const { page } = await site.openInSiteFonts("/docs/markhope/quickstart", PHONE);
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const sizes = await page.$$eval("h1, main h2, main h3", (all) =>
    all.map((one) => parseFloat(getComputedStyle(one).fontSize)),
  );
  expect(sizes[0]).toBeGreaterThan(Math.max(...sizes.slice(1)));
  expect(await page.evaluate(brokenWords, "main :is(h2, h3)")).toEqual([]);
});

it("the first word of the name in the navbar stays whole on a phone with text of 200 %", async () => {
  const { page } = await site.openInSiteFonts("/about/", PHONE);
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  expect(await page.evaluate(brokenWords, ".navbar-brand span")).not.toContain("Wren");
});
