import type { BrowserContextOptions, Page } from "playwright-core";
import { violationsOf } from "./axe";
import { Site } from "./site";

const POST = "/blog/rails-postgresql-array";
/** The files of the index, which stand beside the pages. */
const INDEX = /\/search\/[\w.-]+\.json$/;

const site = Site.forTests();

const field = (page: Page) => page.getByRole("combobox", { name: "Search docs" });
const options = (page: Page) => page.getByRole("option");

async function openModal(address = POST, more: BrowserContextOptions = {}) {
  const opened = await site.open(address, more);
  await opened.page.keyboard.press("Control+k");
  await field(opened.page).waitFor();
  return opened;
}

/**
 * What is wrong with the dialog, or else with the page. DocSearch puts a link into each option, by which readers can open
 * it in a new tab.
 */
const violations = async (page: Page): Promise<string[]> =>
  (await violationsOf(page, "document.querySelector('dialog[open]') ?? document")).filter(
    (line) => !/^nested-interactive of #docsearch-\S*item/.test(line),
  );

const BAD_INPUT = [
  "<script>window.injected = 1</script>",
  '"><img src=x onerror="window.injected = 1">',
  "<mark>&lt;b&gt;&#60;</mark>",
  "%00%ff%",
  "x".repeat(10_000),
  ...["   ", "a", "日本語 поиск בדיקה", "🎭🎭", "(a+)+$[^", "constructor __proto__ toString"],
];

describe("the dialog", () => {
  it("is loaded only when a visitor asks for it, follows a hit without loading the page, and remembers it, as a favourite too, until it is told not to", async () => {
    const { page, faults } = await site.open(POST);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.mouse.move(600, 600);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => INDEX.test(path) || /search/.test(path))).toEqual([]);
    await page.evaluate("window.notReloaded = true");
    await page.keyboard.press("/");
    await field(page).waitFor();
    await page.keyboard.type("quickstart");
    await options(page).first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/markhope/quickstart*");
    expect(await page.evaluate("window.notReloaded")).toBe(true);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("listbox", { name: "Recent" }).getByRole("option").first().waitFor();
    await page.getByRole("button", { name: "Save this search" }).first().click();
    await page.getByRole("listbox", { name: "Favorite" }).waitFor();
    await page.getByRole("button", { name: "Remove this search from favorites" }).click();
    await page.getByText("No recent searches").waitFor();
    expect(faults).toEqual([]);
  });

  it("is modal with a name, keeps the focus, gives it back, and leaves the page behind it in its place", async () => {
    const { page } = await site.open(POST);
    const place = "JSON.stringify([scrollY, document.querySelector('main h1').getBoundingClientRect().x])";
    await page.evaluate("window.scrollTo(0, 400)");
    const before = await page.evaluate(place);
    await page.keyboard.press("Control+k");
    await field(page).fill("rails");
    await options(page).first().waitFor();
    expect(await page.locator("dialog:modal").getAttribute("aria-label")).toBe("Search");
    expect(await page.evaluate(place)).toBe(before);
    for (let count = 0; count < 8; count += 1) {
      await page.keyboard.press(count < 5 ? "Tab" : "Shift+Tab");
      expect(await page.evaluate("document.activeElement.closest('main, nav') === null")).toBe(true);
    }
    await field(page).focus();
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForFunction("document.activeElement.textContent.startsWith('Search')");
    expect(await page.evaluate(place)).toBe(before);
  });

  it.each(["press outside", "Back"])("is closed by %s", async (way) => {
    const { page } = await site.open("/blog");
    await page.evaluate(`___navigate("${POST}")`);
    await page.waitForURL(`**${POST}`);
    await page.keyboard.press("Control+k");
    await field(page).fill("rails");
    if (way === "press outside") await page.mouse.click(5, 500);
    else await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForFunction("document.body.className === ''");
  });

  it("begins with the text selected on the page, which the first letter replaces, or with a letter typed on its button", async () => {
    const { page } = await site.open(POST);
    await page.evaluate("getSelection().selectAllChildren(document.querySelector('main h1'))");
    await page.keyboard.press("Control+k");
    await options(page).first().waitFor();
    expect(await field(page).inputValue()).toContain("PostgreSQL array");
    await page.keyboard.type("do");
    expect(await field(page).inputValue()).toBe("do");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.evaluate("getSelection().removeAllRanges()");
    await page.getByRole("button", { name: "Search" }).focus();
    await page.keyboard.press("r");
    await field(page).waitFor();
    await page.keyboard.press("a");
    expect(await field(page).inputValue()).toBe("ra");
  });

  it("fits into a low window, so that the arrow keys reach the last hit in sight", async () => {
    const { page } = await openModal(POST, { viewport: { width: 844, height: 390 } });
    await field(page).fill("the");
    await options(page).first().waitFor();
    await page.keyboard.press("ArrowUp");
    const end = (selector: string) => page.locator(selector).evaluate((part) => part.getBoundingClientRect().bottom);
    expect(await end(".DocSearch-Modal")).toBeLessThanOrEqual(390);
    expect(await end('[role="option"][aria-selected="true"]')).toBeLessThan((await end(".DocSearch-Dropdown")) + 1);
  });

  it("opens a hit in a new tab, and leads to all results", async () => {
    const { page } = await openModal();
    await field(page).fill("the");
    await options(page).first().waitFor();
    const [tab] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("Control+Enter")]);
    await tab.close();
    await page.getByRole("link", { name: /^See all \d+ results$/ }).click();
    await page.waitForURL("**/search?q=the**");
    await page.getByText(/documents found/).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  it("says that it could not be loaded, keeps what is typed, and can be tried again", async () => {
    const { page } = await site.open(POST);
    await page.route("**/static/docsearch-*.css", (route) => route.abort());
    await page.keyboard.press("Control+k");
    await page.keyboard.type("rai");
    await page.getByText("The search could not be loaded.").waitFor();
    expect((await page.locator("dialog input").boundingBox())!.width).toBeGreaterThan(500);
    expect(await violations(page)).toEqual([]);
    await page.unroute("**/static/docsearch-*.css");
    await page.getByRole("button", { name: "Retry" }).click();
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe("rai");
    await page.keyboard.type("ls");
    await options(page).first().waitFor();
    expect(await field(page).inputValue()).toBe("rails");
  });

  it.each(["dark", "light"] as const)(
    "is accessible with hits, without any, for which its sign is in the middle, with recent searches and without a connection: %s",
    async (mode) => {
      const { page } = await openModal(POST, { colorScheme: mode, reducedMotion: "reduce" });
      expect(await violations(page)).toEqual([]);
      await field(page).fill("rails");
      await options(page).first().waitFor();
      expect(await violations(page)).toEqual([]);
      await options(page)
        .first()
        .click({ modifiers: ["Control"] });
      await field(page).fill("zzqqxx");
      await page.getByText("No results for").waitFor();
      expect(await violations(page)).toEqual([]);
      const [sign, modal] = await Promise.all(
        [".DocSearch-Screen-Icon svg", ".DocSearch-Modal"].map((each) => page.locator(each).boundingBox()),
      );
      expect(sign!.x + sign!.width / 2).toBeCloseTo(modal!.x + modal!.width / 2, 0);
      await field(page).fill("");
      await page.getByRole("listbox", { name: "Recent" }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.route(INDEX, (route) => route.abort());
      await field(page).fill("puppeteer");
      await page.getByText("Unable to fetch results", { exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
    },
  );

  it("fills a narrow window and shows the button that closes it", async () => {
    const { page } = await openModal(POST, { viewport: { width: 320, height: 640 }, hasTouch: true });
    await field(page).fill("postgresql");
    await options(page).first().waitFor();
    const box = await page.locator(".DocSearch-Modal").boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 320, height: 640 });
    expect(await page.evaluate("document.querySelector('.DocSearch-Dropdown').scrollWidth <= 320")).toBe(true);
    await page.getByRole("button", { name: "Cancel" }).tap();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Search" }).tap();
    await field(page).fill("quickstart");
    await options(page).first().tap();
    await page.waitForURL("**/docs/markhope/quickstart*");
  });

  it("shows the words that were found where the system's colours replace those of the page", async () => {
    const { page } = await openModal(POST, { forcedColors: "active", colorScheme: "dark" });
    await field(page).fill("postgresql");
    const mark = page.locator(".DocSearch-Hits mark").first();
    await mark.waitFor();
    const [text, ground] = await mark.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    });
    expect([text, ground]).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 0)"]);
  });

  it("takes any input", async () => {
    const { page, faults } = await openModal();
    for (const query of BAD_INPUT) {
      await field(page).fill("");
      await page.getByText("No recent searches").waitFor();
      await field(page).fill(query);
      await options(page).first().or(page.getByText("No results for")).first().waitFor();
      expect((await field(page).inputValue()).length).toBeLessThanOrEqual(64);
    }
    expect(await page.evaluate("window.injected")).toBeUndefined();
    expect(faults).toEqual([]);
  });
});

it("the button shows its name and shortcut in windows wider than 768 px", async () => {
  const { page } = await site.open("/about/");
  const widths = () =>
    page.evaluate<number[]>(
      "[...document.querySelectorAll('.navbar-search :is(span, kbd)')].map((e) => e.offsetWidth)",
    );
  await page.setViewportSize({ width: 769, height: 800 });
  expect(Math.min(...(await widths()))).toBeGreaterThan(20);
  await page.setViewportSize({ width: 768, height: 800 });
  expect(Math.max(...(await widths()))).toBeLessThan(2);
});

describe("the search page", () => {
  it("answers its address, brings more, and is left by going back", async () => {
    const { page, faults } = await site.open("/blog");
    await page.evaluate("___navigate('/search?q=the')");
    await page.getByText(/documents found/).waitFor();
    await page.waitForFunction("document.title.startsWith('Search results for \"the\"')");
    expect(await violations(page)).toEqual([]);
    const articles = page.getByRole("main").getByRole("article");
    const first = await articles.count();
    await page.evaluate("window.scrollTo(0, document.body.scrollHeight)");
    await articles.nth(first).waitFor();
    await page.getByRole("searchbox", { name: "Search" }).fill("quickstart");
    await page.waitForURL("**/search?q=quickstart");
    await page.getByRole("heading", { level: 1, name: 'Search results for "quickstart"' }).waitFor();
    await page.waitForFunction("document.title.startsWith('Search results for \"quickstart\"')");
    await articles
      .getByRole("link", { name: /quickstart/i })
      .first()
      .click();
    await page.waitForURL("**/docs/markhope/**");
    await page.goBack();
    await page.getByText(/documents? found/).waitFor();
    await page.goBack();
    await page.waitForURL("**/blog");
    await page.waitForFunction("document.title.startsWith('Blog')");
    expect(faults).toEqual([]);
  });

  it("stands where it was left after going back and a reload, though its results come late", async () => {
    const { page } = await site.open("/search?q=react");
    const isThere = "scrollY === 1200 && document.querySelectorAll('main article').length > 5";
    await page.getByText(/documents found/).waitFor();
    await page.evaluate("window.scrollTo(0, 1200)");
    await page.waitForFunction(isThere);
    await page.evaluate(
      "[...document.querySelectorAll('article a')].find((a) => a.getBoundingClientRect().top > 0).click()",
    );
    await page.waitForURL((url) => url.pathname !== "/search");
    await page.goBack();
    await page.waitForFunction(isThere);
    await page.reload({ waitUntil: "networkidle" });
    await page.waitForFunction(isThere);
  });
});
