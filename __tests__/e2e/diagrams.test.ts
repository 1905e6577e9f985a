import type { Page } from "playwright-core";
import { MERMAID_FOLDER } from "../../src/shared/mermaid";
import { Site } from "./site";

const site = Site.forTests();

const PAGE = "/kitchen-sink";
const first = (page: Page) => page.locator("figure.diagram").first();
const drawing = (page: Page) => first(page).getByRole("img", { name: "From the cue to the lamp" });

async function openDrawn(options = {}) {
  const opened = await site.open(PAGE, options);
  await first(opened.page).scrollIntoViewIfNeeded();
  await drawing(opened.page).locator("svg").waitFor();
  return opened;
}

function requestsFor(page: Page, part: string): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(part)) asked.push(request.url());
  });
  return asked;
}

describe("a diagram", () => {
  it("is drawn when it comes near, named, above its folded source and inside the window", async () => {
    const { page, faults } = await openDrawn({ viewport: { width: 320, height: 700 } });
    const source = first(page).locator("pre");
    expect(await source.isVisible()).toBe(false);
    await first(page).locator("summary").click();
    expect(await source.isVisible()).toBe(true);
    expect(await source.textContent()).toContain("Cue[Cue list] --> Desk");
    expect(await page.evaluate("document.documentElement.scrollWidth - window.innerWidth")).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });

  it("takes the colours of the other mode without moving", async () => {
    const { page } = await openDrawn({ colorScheme: "dark" });
    const look = () =>
      page.evaluate<{ fill: string; height: number }>(`(() => {
        const figure = document.querySelector("figure.diagram");
        const node = figure.querySelector(".node rect, .node polygon");
        return { fill: getComputedStyle(node).fill, height: figure.getBoundingClientRect().height };
      })()`);
    const dark = await look();
    await page.emulateMedia({ colorScheme: "light" });
    await page.waitForFunction(`getComputedStyle(
      document.querySelector("figure.diagram .node rect, figure.diagram .node polygon")).fill !== "${dark.fill}"`);
    const light = await look();
    expect(Math.abs(light.height - dark.height)).toBeLessThan(1);
  });

  describe("where the system is dark", () => {
    const dark = Site.forTests({ flags: ["--blink-settings=preferredColorScheme=0"] });

    it("is inverted on paper, and keeps its colours afterwards", async () => {
      const { page } = await dark.open(PAGE, { colorScheme: null });
      await first(page).scrollIntoViewIfNeeded();
      await drawing(page).locator("svg").waitFor();
      await page.evaluate(`addEventListener("afterprint", () => (window.isPrinted = true));
      const look = () => {
        const drawing = document.querySelector(".diagram-frame > svg");
        window.onPaper = document.documentElement.dataset.theme + " " + getComputedStyle(drawing).filter;
      };
      matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) => matches || look())`);
      await page.pdf();
      await page.waitForFunction("window.isPrinted && document.documentElement.dataset.theme === 'dark'");
      expect(await page.evaluate("window.onPaper")).toMatch(/^light invert/);
      await page.emulateMedia({ colorScheme: "light" });
      await page.locator("figure.diagram[data-mode='light']").first().waitFor();
      const colour = "getComputedStyle(document.querySelector('.diagram-frame svg :is(text, .nodeLabel)')).fill";
      const light = await page.evaluate(colour);
      await page.reload();
      await first(page).scrollIntoViewIfNeeded();
      await page.locator("figure.diagram[data-mode='light']").first().waitFor();
      expect(await page.evaluate(colour)).toBe(light);
    });
  });

  it("is drawn on a page that was reached by a link, and no other page asks for the code", async () => {
    const { page } = await site.open("/about/");
    const asked = requestsFor(page, MERMAID_FOLDER);
    await page.evaluate("___navigate('/blog')");
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    expect(asked).toEqual([]);
    await page.evaluate(`___navigate('${PAGE}')`);
    await first(page).scrollIntoViewIfNeeded();
    await drawing(page).locator("svg").waitFor();
    expect(asked.length).toBeGreaterThan(0);
  });

  it("with an error keeps its source, and says why", async () => {
    const { page } = await site.open(PAGE);
    await page.evaluate(`document.querySelector("figure.diagram pre").textContent = "flowchart LR\\n A -->"`);
    await first(page).scrollIntoViewIfNeeded();
    const fault = first(page).getByRole("status");
    await fault.waitFor();
    expect(await fault.textContent()).toMatch(/^The diagram cannot be drawn\. Parse error on line \d/);
    expect(await first(page).locator("pre").isVisible()).toBe(true);
  });

  it("can be tried again when the code for it did not come", async () => {
    const { page } = await site.open("/about/");
    await page.route(`**${MERMAID_FOLDER}/*.mjs`, (route) => route.abort());
    await page.evaluate(`___navigate('${PAGE}')`);
    await first(page).scrollIntoViewIfNeeded();
    await first(page).getByText("could not be loaded").waitFor();
    await page.unroute(`**${MERMAID_FOLDER}/*.mjs`);
    await first(page).getByRole("button", { name: "Try again" }).press("Enter");
    await drawing(page).locator("svg").waitFor();
    expect(await first(page).getByRole("status").count()).toBe(0);
    expect(await page.evaluate("document.activeElement.className")).toBe("diagram-frame");
  });
});
