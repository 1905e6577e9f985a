import type { Page } from "playwright-core";
import { readTokens } from "../../src/outputs/style-tokens";
import { Site } from "./site";

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };
const KITCHEN_SINK = "/kitchen-sink/";
const QUICKSTART = "/docs/markhope/quickstart";

const site = Site.forTests();
let page: Page;
let faults: string[];
beforeAll(async () => {
  // Without scripting the browser stops drawing frames after a movement, and a test would wait for them for ever.
  const options = { javaScriptEnabled: false, colorScheme: "light", reducedMotion: "reduce" } as const;
  ({ page, faults } = await site.open("/", options));
});

async function visit(address: string, viewport = WIDE): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(site.origin + address);
}

const mainLink = (name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

it.each(["/", "/blog", "/blog/rails-postgresql-array", QUICKSTART, "/search", "/projects/"])(
  "%s can be read and left by its links",
  async (address) => {
    await visit(address, NARROW);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    for (const name of ["Blogs", "Projects", "Contact", "Docs"]) expect(await mainLink(name).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: /Copy|Toggle|Switch/ }).count()).toBe(0);
  },
);

it.each([WIDE, NARROW])(
  "every route of the frame can be reached, and nothing is shown that does nothing: %j",
  async (size) => {
    await visit(QUICKSTART, size);
    await page.locator(".navbar-links summary").click();
    await page.getByRole("link", { name: "Contribute", exact: true }).click();
    await page.waitForURL("**/docs/markhope/contribution");
    await mainLink("Blogs").click();
    await page.waitForURL("**/blog");
    for (const name of ["Toggle navigation bar", /currently/, "Scroll back to top"]) {
      expect(await page.getByRole("button", { name }).count()).toBe(0);
    }
  },
);

it.each([
  ["dark", "no-preference", "tokens"],
  ["light", "no-preference", "tokens"],
  ["light", "more", "contrast"],
  ["dark", "more", "contrast"],
] as const)("the site follows a system that is %s, with contrast %s", async (colorScheme, contrast, sheet) => {
  await visit("/about/");
  await page.emulateMedia({ colorScheme, contrast });
  const ground = readTokens(colorScheme, `src/styles/${sheet}.css`)["color-page"]!;
  const asComputed = `document.body.style.color = "${ground}", getComputedStyle(document.body).color`;
  expect(await page.evaluate("getComputedStyle(document.documentElement).backgroundColor")).toBe(
    await page.evaluate(asComputed),
  );
  await page.emulateMedia({ colorScheme: null, contrast: null });
});

describe("a text", () => {
  beforeAll(() => visit(KITCHEN_SINK, { width: 320, height: 800 }));

  it("has every panel of its tabs below its label, and links in place of embeds", async () => {
    expect(await page.locator(".tabs").first().locator("> .tab-panel").filter({ visible: true }).count()).toBe(3);
    expect(await page.locator(".tab-caption").filter({ visible: true }).allTextContents()).toEqual(
      expect.arrayContaining(["macOS", "Linux", "Windows"]),
    );
    expect(await page.getByRole("tab").count()).toBe(0);
    expect(await page.getByRole("button", { name: /Play|Load/ }).count()).toBe(0);
    const link = page.getByRole("link", { name: "A film" });
    expect(await link.getAttribute("href")).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/);
    await page.waitForLoadState("networkidle");
    expect(faults).toEqual([]);
  });

  it("has folders and details that open and close by themselves", async () => {
    const file = page.locator(".file-tree").getByText("index.md");
    expect(await file.isVisible()).toBe(true);
    await page.locator(".file-tree summary", { hasText: "content/" }).press("Enter");
    expect(await file.isVisible()).toBe(false);
    await page.locator("summary", { hasText: "What is behind this?" }).click();
    expect(await page.getByText("More.", { exact: true }).isVisible()).toBe(true);
  });

  it("has long code open, all code scrollable, and no button at it", async () => {
    const long = page.locator(".code-block").filter({ hasText: "colours.js" }).first();
    expect(await long.getByText("white", { exact: false }).count()).toBe(1);
    expect((await long.boundingBox())!.height).toBeGreaterThan(38 * 20);
    expect(await page.locator(".code-block button:visible").count()).toBe(0);
    expect(await page.locator(".code-block pre:not([tabindex='0'])").count()).toBe(0);
  });

  it("shows the sources of its diagrams, and its formulas", async () => {
    const figure = page.locator("figure.diagram").first();
    expect(await figure.locator("pre").isVisible()).toBe(true);
    expect(await figure.getByText("How a cue becomes light").isVisible()).toBe(true);
    const formula = page.getByRole("group", { name: "Formula" });
    expect(await formula.first().locator("math").isVisible()).toBe(true);
  });

  it("shows its pictures, without a button", async () => {
    const picture = page.locator(".figure").getByAltText(/^Seven lamps/);
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.isVisible()).toBe(true);
    expect(await page.locator(".zoom-button").count()).toBe(0);
  });
});

it("a live figure is a still picture with words for it", async () => {
  await visit("/blog/rails-postgresql-array");
  const figure = page.locator("figure.live-figure");
  const picture = figure.getByRole("img");
  expect(await picture.isVisible()).toBe(true);
  expect((await picture.getAttribute("aria-label"))!.length).toBeGreaterThan(60);
  expect(await figure.locator("input, button").count()).toBe(0);
});

it("the sidebar of the documentation shows every page", async () => {
  await visit("/docs/intro");
  const sidebar = page.locator("nav[aria-label='Docs sidebar']").first();
  expect(await sidebar.getByRole("link", { name: "Quickstart" }).isVisible()).toBe(true);
});

it("projects can be filtered by keyboard, by each of the choices", async () => {
  await visit("/projects/");
  const choices = page.getByRole("radio");
  const counts = (await page.locator(".filter-bar .tag-count").allInnerTexts()).map(Number);
  expect(counts.length).toBeGreaterThan(2);
  await choices.first().focus();
  for (const count of counts) {
    expect(await page.getByRole("article").count()).toBe(count);
    await page.keyboard.press("ArrowRight");
  }
});

it("the search says where everything is", async () => {
  await visit("/blog/rails-postgresql-array");
  await page.getByRole("link", { name: "Search" }).click();
  await page.waitForURL("**/search");
  const main = page.getByRole("main");
  expect(await main.innerText()).toContain("The search needs scripting.");
  expect(await main.getByRole("link", { name: "tags" }).getAttribute("href")).toBe("/blog/tags");
  expect(await main.getByRole("link", { name: "archive" }).getAttribute("href")).toBe("/blog/archive");
});

it("an address without a page can be searched for", async () => {
  await visit("/nowhere");
  await page.getByRole("searchbox", { name: "Search for it" }).fill("rails & more");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/search") && url.searchParams.get("q") === "rails & more");
});
