import fs from "node:fs";
import type { Page } from "playwright-core";
import { LAYOUT_SHIFT } from "./layout-shift";
import { Site, siteAddresses, type OpenPage } from "./site";

const AXE = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

let site: Site;
beforeAll(async () => {
  site = await Site.start();
});
afterAll(() => site.stop());

const describeViolation = ({ id, nodes }: Violation): string =>
  `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`).join("; ")}`;

const EVERYTHING = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "color-contrast-enhanced": { enabled: true } },
};
async function violationsOf(page: Page): Promise<string[]> {
  const run = `axe.run(document, ${JSON.stringify({ ...EVERYTHING, resultTypes: ["violations"] })})`;
  return (await page.evaluate<Violation[]>(`${run}.then(({ violations }) => violations)`)).map(describeViolation);
}

/** The mode follows the system's while a page is open. */
async function inMode(page: Page, mode: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.locator(`html[data-theme="${mode}"]`).waitFor({ state: "attached" });
}

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

describe("every page", () => {
  let visit: OpenPage;
  beforeAll(async () => {
    visit = await site.open("/about/", { colorScheme: "dark", reducedMotion: "reduce", viewport: WIDE });
  });
  afterAll(() => visit.page.context().close());

  it.each(siteAddresses())("%s is accessible in both modes and widths, quiet and still", async (address) => {
    const { page, faults } = visit;
    faults.length = 0;
    await page.goto(site.origin + address, { waitUntil: "networkidle" });
    const shift = await page.evaluate<number>(LAYOUT_SHIFT);
    await page.evaluate(AXE);
    const wideDark = await violationsOf(page);
    await inMode(page, "light");
    await page.setViewportSize(NARROW);
    const narrowLight = await violationsOf(page);
    await inMode(page, "dark");
    await page.setViewportSize(WIDE);
    expect({ wideDark, narrowLight, faults }).toEqual({ wideDark: [], narrowLight: [], faults: [] });
    expect(shift).toBeLessThan(0.01);
  });

  it("fits a window of 320 px, and one of 640 px with text of twice the size", async () => {
    const { page } = visit;
    const tooWide: string[] = [];
    for (const address of siteAddresses()) {
      await page.goto(site.origin + address);
      for (const [width, size] of [
        [320, "100%"],
        [640, "200%"],
      ] as const) {
        await page.setViewportSize({ width, height: 640 });
        await page.evaluate(`document.documentElement.style.fontSize = "${size}"`);
        const overflow = await page.evaluate<number>("document.documentElement.scrollWidth - window.innerWidth");
        if (overflow > 0) tooWide.push(`${address} at ${width} px, text ${size}, by ${overflow} px`);
      }
    }
    await page.setViewportSize(WIDE);
    expect(tooWide).toEqual([]);
  }, 120_000);
});

describe.each([390, 820, 1280])("at %i px", (width) => {
  it.each([
    "/",
    "/blog",
    "/blog/rails-postgresql-array",
    "/docs/markhope/quickstart",
    "/projects/",
    "/resume/",
    "/privacy/",
  ])("%s fits the window", async (address) => {
    const { page } = await site.open(address, { viewport: { width, height: 900 } });
    const overflow = await page.evaluate("document.documentElement.scrollWidth - window.innerWidth");
    await page.context().close();
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
