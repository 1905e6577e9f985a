import type { Page } from "playwright-core";
import { Site } from "./site";

const site = Site.forTests();

/** What holds the focus: what it is, and what is wrong with the way it shows. */
interface Stop {
  name: string;
  fault: string | null;
}

const LOOK = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = element.tagName.toLowerCase() + " " + (element.ariaLabel || element.textContent.trim()).slice(0, 40);
  const box = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  const isSeen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const navbar = document.querySelector(".navbar");
  const isCovered = !navbar.contains(element) && getComputedStyle(navbar).position === "sticky" &&
    !element.matches(".skip-link") && box.bottom <= navbar.getBoundingClientRect().bottom;
  const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const aside = element.closest(".page-columns > nav, aside")?.getBoundingClientRect();
  const isCut = aside && (box.left - reach < aside.left || box.right + reach > aside.right);
  const fault = !isSeen ? "out of sight" : isCovered ? "under the navbar"
    : isCut ? "a ring that an edge cuts off" : outlineStyle === "none" || parseFloat(outlineWidth) < 2 ? "no outline" : null;
  return { name, fault };
})()`;

const MOST_STOPS = 300;

/** Goes through a page with the Tab key until the focus leaves it. */
async function tour(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate<Stop | null>(LOOK);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus does not leave the page: ${JSON.stringify(stops.slice(-4))}`);
}

/** In both widths these have a layout of their own. The others differ from them in what they list. */
const IN_BOTH = ["/", "/blog/rails-postgresql-array", "/docs/markhope/quickstart", "/search", "/kitchen-sink/"];

describe.each([
  [1280, ["/about/", "/projects/", "/blog", "/blog/archive", "/404.html"]],
  [390, ["/resume/", "/blog/tags", "/blog/authors", "/docs/category/markhope"]],
])("at %i px", (width, others) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await site.open("/about/", { viewport: { width, height: 800 }, reducedMotion: "reduce" }));
  });

  it.each([...IN_BOTH, ...others])("the Tab key goes through %s and shows where it is", async (address) => {
    await page.goto(site.origin + address, { waitUntil: "networkidle" });
    const stops = await tour(page);
    expect(stops[0]!.name).toBe("a Skip to main content");
    expect(stops.filter(({ fault }) => fault)).toEqual([]);
    expect(stops.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^a Privacy Policy/));
  });
});
