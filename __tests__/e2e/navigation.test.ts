import type { BrowserContext, Page, Route } from "playwright-core";
import { gate } from "./gate";
import { FOLLOW_LINK, Site } from "./site";

const site = Site.forTests();

const POST = "/blog/rails-postgresql-array";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const scrollY = (page: Page) => page.evaluate<number>("window.scrollY");
/** Scrolls, and waits until the page has had the time to remember it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    `new Promise((done) => { scrollTo(0, ${top}); requestAnimationFrame(() => requestAnimationFrame(done)); })`,
  );
const go = (page: Page, to: string) => page.evaluate(FOLLOW_LINK, to);
const isNear = (top: number) => `Math.abs(window.scrollY - ${top}) <= 5`;
const markDocument = (page: Page) => page.evaluate("void (window.sameDocument = true)");
const isSameDocument = (page: Page) => page.evaluate("window.sameDocument === true");
const pageData = (path: string) => `**/page-data${path}/page-data.json*`;

async function openWith(address: string, prepare: (context: BrowserContext) => Promise<unknown>) {
  const opened = await site.open(address);
  await prepare(opened.page.context());
  return opened;
}

describe("scroll position", () => {
  it("is where it was after back, forward and a reload, however often", async () => {
    const { page, faults } = await site.open(POST);
    await scrollTo(page, 1500);
    await go(page, "/blog");
    await heading(page, "Blog");
    await page.waitForFunction(isNear(0));
    await scrollTo(page, 700);
    for (const turn of ["back", "forward", "back"] as const) {
      await (turn === "back" ? page.goBack() : page.goForward());
      await page.waitForFunction(isNear(turn === "back" ? 1500 : 700));
      await page.waitForFunction(`document.querySelector("h1").textContent ${turn === "back" ? "!==" : "==="} "Blog"`);
    }
    await page.reload({ waitUntil: "networkidle" });
    await page.waitForFunction(isNear(1500));
    await page.goForward();
    await heading(page, "Blog");
    await page.waitForFunction(isNear(700));
    expect(faults).toEqual([]);
  });

  it("belongs to the entry in the history, so a fresh visit begins at the top", async () => {
    const { page } = await site.open("/blog");
    await scrollTo(page, 900);
    await page.goto(`${site.origin}/about/`, { waitUntil: "networkidle" });
    await page.goto(`${site.origin}/blog`, { waitUntil: "networkidle" });
    expect(await scrollY(page)).toBe(0);
  });

  it("stays if only the query changes, and on the way back, while other hits come", async () => {
    const { page } = await site.open("/search?q=api");
    const found = (word: string) =>
      page
        .locator(".search-results[aria-busy='false'] mark")
        .filter({ hasText: new RegExp(word, "i") })
        .first()
        .waitFor();
    await found("api");
    await scrollTo(page, 500);
    await go(page, "/search?q=docker");
    await found("docker");
    expect(await scrollY(page)).toBe(500);
    await page.goBack();
    await found("api");
    await page.waitForFunction(isNear(500));
  });

  it("comes back after a heading of the same page", async () => {
    const { page } = await site.open(POST);
    await scrollTo(page, 300);
    await page
      .locator(".hash-link")
      .nth(3)
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForFunction("location.hash !== '' && window.scrollY > 500");
    const there = await scrollY(page);
    await page.goBack();
    await page.waitForFunction(isNear(300));
    await page.goForward();
    await page.waitForFunction(isNear(there));
  });
});

describe("the focus", () => {
  it("stays where it is on the way back and forward, and goes to the page again after a link", async () => {
    const { page } = await site.open("/blog");
    await go(page, "/projects/");
    await page.waitForFunction("document.activeElement.id === 'gatsby-focus-wrapper'");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).focus();
    await page.evaluate("window.focused = []; addEventListener('focusin', ({ target }) => focused.push(target.id))");
    await page.goBack();
    await heading(page, "Blog");
    await page.goForward();
    await heading(page, "Projects");
    await page.waitForTimeout(200);
    expect(await page.evaluate("[document.activeElement.textContent, focused]")).toEqual(["Contact", []]);
    await go(page, "/about/");
    await page.waitForFunction("document.activeElement.id === 'gatsby-focus-wrapper'");
  });
});

describe("a link", () => {
  it("to the page that is shown goes to its top, in the same entry, without a bar", async () => {
    const { page } = await site.open("/blog");
    await markDocument(page);
    await scrollTo(page, 600);
    const before = await page.evaluate("history.length");
    await page.locator("nav[aria-label='Main'] a[href='/blog']").evaluate((link) => (link as HTMLElement).click());
    await page.waitForFunction(isNear(0));
    expect([await page.evaluate("history.length"), await page.locator("#nprogress").count()]).toEqual([before, 0]);
    expect(await isSameDocument(page)).toBe(true);
  });

  it("moves the focus to the page once and announces it once", async () => {
    const { page } = await site.open("/about/");
    await page.evaluate(`{
      window.said = []; window.focused = [];
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const live = (target.nodeType === 1 ? target : target.parentElement).closest("[aria-live]");
          if (live) said.push(live.textContent);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      addEventListener("focusin", ({ target }) => focused.push(target.id));
    }`);
    await go(page, "/projects/");
    await heading(page, "Projects");
    await page.waitForFunction("said.length > 0 && focused.length > 0");
    await go(page, "/projects/?x=1");
    await page.waitForFunction("location.search === '?x=1'");
    expect(await page.evaluate("[said, focused]")).toEqual([["Navigated to Projects"], ["gatsby-focus-wrapper"]]);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toBe("Skip to main content");
  });

  it("to a heading of another page has the keyboard go on from there", async () => {
    const { page } = await site.open("/blog");
    await go(page, "/docs/markhope/quickstart#serve");
    await page.waitForFunction("document.activeElement.id === 'serve'");
    await page.waitForFunction("Math.abs(document.getElementById('serve').getBoundingClientRect().top - 76) < 40");
    // The router gives the page the focus when it has been painted.
    await page.waitForTimeout(200);
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.hash")).toBe("#serve");
    expect(await page.locator("#serve").getAttribute("tabindex")).toBeNull();
  });

  it("with a broken fragment opens its page", async () => {
    const { page, faults } = await site.open("/blog#%E0%A4%A");
    await heading(page, "Blog");
    expect(faults).toEqual([]);
  });
});

describe("an address that does not exist", () => {
  it.each(["/Docs/Intro", "/docs//intro"])("%s leads to what was meant", async (address) => {
    const { page } = await site.open(address);
    await page.waitForURL(`${site.origin}/docs/intro`);
    await heading(page, "Documentation");
  });

  it("leads there with its query and fragment inside the site too", async () => {
    const { page } = await site.open("/about/");
    await markDocument(page);
    await go(page, "/docs/Intro/index.html?a=1#b");
    await page.waitForURL(`${site.origin}/docs/intro?a=1#b`);
    await heading(page, "Documentation");
    expect(await isSameDocument(page)).toBe(true);
  });

  it("shows the not-found page to a reader who follows a dead link inside the site", async () => {
    const { page } = await site.open("/");
    await go(page, "/docs/nope");
    await heading(page, "Page Not Found");
    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(1);
  });
});

describe("while the next page is loaded", () => {
  it("the old one stays, the bar comes late, and a second click decides", async () => {
    const slow = gate();
    const { page } = await openWith("/about/", (context) => context.route(pageData("/blog/archive"), slow.hold));
    await page.evaluate(`{
      const clicked = new Promise((done) => addEventListener("click", () => done(performance.now()), { once: true }));
      const shown = new Promise((done) =>
        new MutationObserver(() => document.querySelector("#nprogress") && done(performance.now()))
          .observe(document.body, { childList: true }));
      window.delay = Promise.all([clicked, shown]).then(([from, to]) => to - from);
      undefined;
    }`);
    await go(page, "/blog/archive");
    await page.getByRole("progressbar").locator(".bar").waitFor();
    expect(await page.evaluate("window.delay")).toBeGreaterThanOrEqual(199);
    await heading(page, "About");
    expect(new URL(page.url()).pathname).toBe("/about/");
    await go(page, "/projects/");
    await heading(page, "Projects");
    await page.locator("#nprogress").waitFor({ state: "detached" });
    slow.open();
    await page.waitForLoadState("networkidle");
    await heading(page, "Projects");
  });

  it("going back twice ends at the right page even if the first comes last", async () => {
    const { page } = await site.open("/about/");
    await go(page, "/blog/archive");
    await heading(page, "Archive");
    await go(page, "/projects/");
    await heading(page, "Projects");
    await page.reload({ waitUntil: "networkidle" });
    const slow = gate();
    await page.context().route(pageData("/blog/archive"), slow.hold);
    await page.evaluate("history.back()");
    await page.waitForURL("**/blog/archive");
    await page.evaluate("history.back()");
    await page.waitForURL("**/about/");
    await heading(page, "About");
    slow.open();
    await page.waitForLoadState("networkidle");
    await heading(page, "About");
  });
});

describe("prefetching", () => {
  it("follows a link that gets the focus", async () => {
    const { page } = await site.open("/about/");
    const followed = page.waitForRequest(pageData("/blog/archive"));
    await page.evaluate(`{
      const link = Object.assign(document.createElement("a"), { href: "/blog/archive", textContent: "Archive" });
      document.querySelector(".prose").append(link);
      link.focus();
    }`);
    await followed;
  });
});

describe("when the next page fails", () => {
  it("the whole page is loaded, and can be read and left", async () => {
    const fail = (route: Route) => route.fulfill({ status: 500, body: "no" });
    const { page } = await openWith("/about/", (context) => context.route(pageData("/blog/archive"), fail));
    await markDocument(page);
    await go(page, "/blog/archive");
    await heading(page, "Archive");
    expect(await isSameDocument(page)).toBe(false);
    await page.locator("html:not([data-js])").waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects" }).click();
    await heading(page, "Projects");
  });

  it("going back to what had failed shows it", async () => {
    const { page, faults } = await site.open("/about/");
    await go(page, "/blog/archive");
    await heading(page, "Archive");
    await page.reload({ waitUntil: "networkidle" });
    await page.context().setOffline(true);
    await page.evaluate("___loader.hovering('/about/')");
    await page.waitForFunction(
      "performance.getEntriesByName(location.origin + '/page-data/about/page-data.json').length > 3",
    );
    await page.context().setOffline(false);
    await page.goBack();
    await heading(page, "About");
    expect(faults.filter((fault) => !fault.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });
});

describe("a tab from before a deployment", () => {
  const later = (route: Route) => route.fulfill({ json: { webpackCompilationHash: "later" } });

  it("loads the next page whole, with the code that belongs to it", async () => {
    const { page, faults } = await openWith("/about/", (context) =>
      context.route("**/app-data.json", later, { times: 1 }),
    );
    await markDocument(page);
    await go(page, "/blog/archive?a=1#b");
    await heading(page, "Archive");
    expect([page.url(), await isSameDocument(page)]).toEqual([`${site.origin}/blog/archive?a=1#b`, false]);
    await page.waitForLoadState("networkidle");
    expect(faults).toEqual([]);
  });

  it("loads the next page whole if its code does not know the template", async () => {
    const { page, faults } = await openWith("/about/", (context) =>
      context.route(
        pageData("/blog/archive"),
        async (route) => {
          const data = await (await route.fetch()).json();
          await route.fulfill({ json: { ...data, componentChunkName: "component---of-later" } });
        },
        { times: 1 },
      ),
    );
    await go(page, "/blog/archive");
    await heading(page, "Archive");
    expect(faults.filter((fault) => !fault.includes("could not be loaded"))).toEqual([]);
  });
});

describe("a page that throws", () => {
  it("says so inside the frame, can be tried again and left", async () => {
    const { page } = await openWith("/about/", (context) =>
      context.route(pageData("/blog/hithere"), async (route) => {
        const data = await (await route.fetch()).json();
        await route.fulfill({ json: { ...data, result: { ...data.result, data: {} } } });
      }),
    );
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await go(page, "/blog/hithere");
    await heading(page, "This page crashed");
    await page.waitForFunction("document.title === 'Page Error'");
    expect(await page.locator("main pre").textContent()).toContain("Cannot read properties of undefined");
    await page.getByRole("button", { name: "Try again" }).click();
    await heading(page, "This page crashed");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects" }).click();
    await heading(page, "Projects");
    await page.waitForFunction("document.title.startsWith('Projects')");
    expect(await page.locator("head title").count()).toBe(1);
    expect(errors).toEqual([]);
  });
});

describe("when the scripts do not come", () => {
  it.each([
    ["/", 1],
    ["/blog", 0],
  ])("%s can be read and left, and the home page alone says what may be wrong", async (address, banners) => {
    const { page } = await site.open("/about/", { viewport: { width: 390, height: 844 } });
    await page.context().route("**/*.js", (route) => route.abort());
    await page.goto(site.origin + address, { waitUntil: "load" });
    const banner = page.locator("#__docusaurus-base-url-issue-banner-container");
    await page.locator("html:not([data-js])").waitFor();
    expect(await banner.count()).toBe(banners);
    if (banners) {
      expect(await banner.textContent()).toContain("It was built for / (the default); the address you see suggests /.");
      expect(await banner.isVisible()).toBe(true);
    }
    expect(
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects" }).isVisible(),
    ).toBe(true);
  });
});

it.each(["/", POST])("a browser that is too old for the scripts shows %s as it is without them", async (address) => {
  const { page, faults } = await openWith("/about/", (context) =>
    context.addInitScript("delete Array.prototype.findLast"),
  );
  await page.goto(site.origin + address, { waitUntil: "networkidle" });
  expect(await page.locator("html").getAttribute("data-js")).toBeNull();
  expect(await page.locator("main h2").count()).toBeGreaterThan(1);
  expect(await page.locator("#__docusaurus-base-url-issue-banner-container").count()).toBe(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects" }).click();
  await heading(page, "Projects");
  expect(faults).toEqual([]);
});
