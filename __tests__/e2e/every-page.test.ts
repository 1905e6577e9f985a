import fs from "node:fs";
import type { Page } from "playwright-core";
import { Site, siteAddresses } from "./site";

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

async function violationsOf(page: Page, options = "{}"): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate<Violation[]>(`axe.run(document, ${options}).then(({ violations }) => violations)`);
  return found.map(describeViolation);
}

/** The sum of unexpected layout shifts since the page began to load. */
const layoutShift = `new Promise((resolve) => {
  let total = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) total += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => setTimeout(() => resolve(total)));
})`;

it.each(siteAddresses())("%s is accessible in both modes, quiet and still", async (address) => {
  const { page, faults } = await site.open(address, { colorScheme: "dark", reducedMotion: "reduce" });
  const shift = await page.evaluate<number>(layoutShift);
  const dark = await violationsOf(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.reload();
  const light = await violationsOf(page, "{ runOnly: ['color-contrast'] }");
  await page.context().close();
  expect({ dark, light, faults }).toEqual({ dark: [], light: [], faults: [] });
  expect(shift).toBeLessThan(0.01);
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
