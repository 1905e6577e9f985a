import fs from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { Site } from "./site";

const AXE = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const POST = "/blog/rails-postgresql-array";
/** The files of the index, which stand beside the pages. */
const INDEX = /\/search\/[\w.-]+\.json$/;

/** Each opens several pages, on a machine that may be busy. */
jest.setTimeout(120_000);

let site: Site;
beforeAll(async () => {
  site = await Site.start();
});
afterAll(() => site.stop());

const field = (page: Page) => page.getByRole("combobox", { name: "Search docs" });
const options = (page: Page) => page.getByRole("option");

async function openModal(address = POST, more: BrowserContextOptions = {}) {
  const opened = await site.open(address, more);
  await opened.page.keyboard.press("Control+k");
  await field(opened.page).waitFor();
  return opened;
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate<string[]>(
    "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))",
  );
}

/** The parts of fonts that have been asked for, once what is there has been laid out. */
const ASKED_FONTS = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() =>
  resolve(Array.from(document.fonts).filter(({ family, status }) => !family.includes("Fallback") && status !== "unloaded").map(({ unicodeRange }) => unicodeRange)))))`;

/** Keeps, in the page, what happens to the focus in a dialog, and whether one was closed. */
const RECORD_EVENTS = `window.events = [];
for (const name of ["focusin", "focusout", "close"]) {
  document.addEventListener(name, ({ target }) => target.closest("dialog") && events.push(name), true);
}`;

const BAD_INPUT = [
  "   ",
  "a",
  "<script>window.injected = 1</script>",
  '"><img src=x onerror="window.injected = 1">',
  "<mark>&lt;b&gt;&#60;</mark>",
  "日本語 поиск בדיקה",
  "🎭🎭",
  "(a+)+$[^",
  "constructor __proto__ toString",
  "%00%ff%",
];

describe("the dialog", () => {
  it("is loaded on intent alone, and finds, goes there without loading the page, and remembers", async () => {
    const { page, faults } = await site.open(POST);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.mouse.move(600, 600);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => INDEX.test(path) || path.includes("search"))).toEqual([]);
    await page.evaluate("window.notReloaded = true");
    await page.keyboard.press("/");
    await field(page).waitFor();
    await page.keyboard.type("quickstart");
    await options(page).first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/markhope/quickstart*");
    expect(await page.evaluate("window.notReloaded")).toBe(true);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("listbox", { name: "Recent" }).getByRole("option").first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it("keeps focus inside, gives it back, and leaves the page behind it in its place", async () => {
    const { page } = await site.open(POST);
    const place = "JSON.stringify([scrollY, document.querySelector('main h1').getBoundingClientRect().x])";
    await page.evaluate("window.scrollTo(0, 400)");
    const before = await page.evaluate(place);
    await page.keyboard.press("Control+k");
    await field(page).fill("rails");
    await options(page).first().waitFor();
    expect(await page.evaluate(place)).toBe(before);
    for (let count = 0; count < 8; count += 1) {
      await page.keyboard.press(count < 5 ? "Tab" : "Shift+Tab");
      expect(await page.evaluate("document.activeElement.closest('dialog') !== null")).toBe(true);
    }
    await field(page).focus();
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForFunction("document.activeElement.getAttribute('aria-label') === 'Search'");
    expect(await page.evaluate(place)).toBe(before);
    await page.context().close();
  });

  it("is modal when it has been painted, with the focus, the selection and the page as they were", async () => {
    const { page } = await site.open(POST);
    await page.route("**/static/search-modal-*.css", () => undefined);
    await page.evaluate(RECORD_EVENTS);
    await page.evaluate("getSelection().selectAllChildren(document.querySelector('main h1'))");
    await page.keyboard.press("Control+k");
    await page.locator("dialog.DocSearch:modal").waitFor();
    const input = page.getByRole("searchbox", { name: "Search docs" });
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate("events")).toEqual(["focusin"]);
    await page.keyboard.type("rails");
    expect(await input.inputValue()).toBe("rails");
    await page.context().close();
  });

  it.each(["Tab", "Shift+Tab", "Escape", "Control+k", "press outside", "Back"])(
    "keeps the page out of reach before it is modal too: %s",
    async (way) => {
      const { page } = await site.open("/blog");
      await page.evaluate(`___navigate("${POST}")`);
      await page.waitForURL(`**${POST}`);
      await page.evaluate("window.requestIdleCallback = () => 0");
      await page.keyboard.press("Control+k");
      await field(page).waitFor();
      expect(await page.locator("dialog.DocSearch:modal").count()).toBe(0);
      if (way === "press outside") await page.mouse.click(5, 500);
      else if (way === "Back") await page.goBack();
      else await page.keyboard.press(way);
      if (way.endsWith("Tab")) {
        expect(await page.locator("dialog.DocSearch:modal").count()).toBe(1);
        expect(await page.evaluate("document.activeElement.closest('dialog') !== null")).toBe(true);
      } else await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.context().close();
    },
  );

  it("needs no more fonts than the page", async () => {
    // Where requests are looked at on their way, fonts come too late to be used.
    const page = await site.browser.newPage({ serviceWorkers: "block" });
    await page.goto(site.origin + POST, { waitUntil: "networkidle" });
    const before = await page.evaluate(ASKED_FONTS);
    expect(before).toHaveLength(2);
    await page.keyboard.press("Control+k");
    await field(page).fill("deploy");
    await page.locator(".DocSearch-Hit-path", { hasText: "›" }).first().waitFor();
    expect(await page.evaluate(ASKED_FONTS)).toEqual(before);
    await page.context().close();
  });

  it("says that it could not be loaded, keeps what is typed, and can be tried again", async () => {
    const { page } = await site.open(POST);
    await page.route("**/static/search-modal-*.css", (route) => route.abort());
    await page.keyboard.press("Control+k");
    await page.keyboard.type("rai");
    await page.getByText("The search could not be loaded.").waitFor();
    await page.unroute("**/static/search-modal-*.css");
    await page.getByRole("button", { name: "Retry" }).click();
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe("rai");
    await page.keyboard.type("ls");
    await options(page).first().waitFor();
    expect(await field(page).inputValue()).toBe("rails");
    await page.context().close();
  });

  it("says that results could not be fetched until the query changes", async () => {
    const { page } = await site.open(POST);
    await page.route(INDEX, (route) => route.abort());
    await page.keyboard.press("Control+k");
    await field(page).fill("rails");
    await page.getByText("Unable to fetch results").waitFor();
    await page.getByText("You might want to check your network connection.").waitFor();
    const retry = page.getByRole("button", { name: "Retry" });
    expect(await retry.evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe("solid");
    expect(await violations(page)).toEqual([]);
    await page.unroute(INDEX);
    await field(page).fill("rails array");
    await options(page).first().waitFor();
    expect(await page.getByText("Unable to fetch results").count()).toBe(0);
    await page.context().close();
  });

  it.each(["dark", "light"] as const)(
    "is accessible with hits, without any, and with recent searches: %s",
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
      await field(page).fill("");
      await page.getByRole("listbox", { name: "Recent" }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.context().close();
    },
  );

  it("fills a narrow window, with a way out in sight", async () => {
    const { page } = await openModal(POST, { viewport: { width: 320, height: 640 }, hasTouch: true });
    await field(page).fill("postgresql");
    await options(page).first().waitFor();
    const box = await page.locator(".DocSearch-Modal").boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 320, height: 640 });
    expect(await page.evaluate("document.querySelector('.DocSearch-Dropdown').scrollWidth <= 320")).toBe(true);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.context().close();
  });

  it("takes any input", async () => {
    const { page, faults } = await openModal();
    for (const query of [...BAD_INPUT, "x".repeat(10_000)]) {
      await field(page).fill("");
      await field(page).fill(query);
      const settled = query.trim() === "" ? page.getByText("No recent searches") : options(page).first();
      await settled.or(page.getByText("No results for")).first().waitFor();
      expect((await field(page).inputValue()).length).toBeLessThanOrEqual(64);
    }
    expect(await page.evaluate("window.injected")).toBeUndefined();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe("the search page", () => {
  it("answers its address, narrows, brings more, and is left by going back", async () => {
    const { page, faults } = await site.open("/blog");
    await page.evaluate("___navigate('/search?q=the')");
    await page.getByText(/documents found/).waitFor();
    expect(await violations(page)).toEqual([]);
    const articles = page.getByRole("main").getByRole("article");
    const first = await articles.count();
    await page.evaluate("window.scrollTo(0, document.body.scrollHeight)");
    await articles.nth(first).waitFor();
    await page.getByRole("combobox", { name: "Kind" }).selectOption("doc");
    await page.waitForURL("**/search?q=the&kind=doc");
    await page.getByRole("searchbox", { name: "Search" }).fill("quickstart");
    await page.waitForURL("**/search?q=quickstart&kind=doc");
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
    expect(faults).toEqual([]);
    await page.context().close();
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
    await page.context().close();
  });

  it("takes any input", async () => {
    const { page, faults } = await site.open("/search");
    for (const query of [...BAD_INPUT, "x".repeat(10_000)]) {
      const address = `${site.origin}/search?q=${encodeURIComponent(query)}`;
      await page.goto(address, { waitUntil: "domcontentloaded" });
      if (query.trim() !== "") await page.getByText(/documents? found|No results were found/).waitFor();
      expect(await page.evaluate("[window.injected, document.documentElement.scrollWidth > innerWidth]")).toEqual([
        undefined,
        false,
      ]);
      expect([query, faults]).toEqual([query, []]);
    }
    await page.context().close();
  });

  it("says without scripting where everything is", async () => {
    const { page } = await site.open(POST, { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Search" }).click();
    await page.waitForURL("**/search");
    const main = page.getByRole("main");
    expect(await main.innerText()).toContain("The search needs scripting.");
    expect(await main.getByRole("link", { name: "tags" }).getAttribute("href")).toBe("/blog/tags");
    expect(await main.getByRole("link", { name: "archive" }).getAttribute("href")).toBe("/blog/archive");
    await page.context().close();
  });

  it("is described to browsers that add it to theirs", async () => {
    const { page } = await site.open("/");
    const href = await page.locator("link[rel=search]").getAttribute("href");
    const answer = await site.fetch(href ?? "");
    expect(await answer.text()).toContain("/search?q={searchTerms}");
    await page.context().close();
  });
});
