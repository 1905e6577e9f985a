import type { BrowserContext, Page, Route } from "playwright-core";
import { HAS_STARTED } from "../../scripts/bench/page-weight";
import { FOLLOW_LINK, Site } from "./site";

const site = Site.forTests();

const POST = "/blog/rails-postgresql-array";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const scrollY = (page: Page) => page.evaluate<number>("window.scrollY");
/** Two frames, in which the page is laid out where it now stands, and remembers the position: an expression for the page. */
const SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";
const scrollTo = (page: Page, top: number) => page.evaluate(`scrollTo(0, ${top}), ${SETTLED}`);
const go = (page: Page, to: string) => page.evaluate(FOLLOW_LINK, to);
const isNear = (top: number) => `Math.abs(window.scrollY - ${top}) <= 5`;
const markDocument = (page: Page) => page.evaluate("void (window.sameDocument = true)");
const isSameDocument = (page: Page) => page.evaluate("window.sameDocument === true");
const pageData = (path: string) => `**/page-data${path}/page-data.json*`;

/** Holds requests back until they are let go. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), hold: (route: Route) => opened.then(() => route.continue()) };
}

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
    await page.evaluate(SETTLED);
    const there = await scrollY(page);
    await page.goBack();
    await page.waitForFunction(isNear(300));
    await page.goForward();
    await page.waitForFunction(isNear(there));
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

  it("moves the focus to the page once and announces it once, and going back leaves the focus where it is", async () => {
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
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).focus();
    await page.evaluate("focused.length = 0");
    await page.goBack();
    await page.goBack();
    await heading(page, "About");
    await page.waitForTimeout(200);
    expect(await page.evaluate("[document.activeElement.textContent, focused]")).toEqual(["Contact", []]);
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
});

describe("an address that does not exist", () => {
  it("leads to what was meant, with its query and fragment, inside the site and from outside", async () => {
    const { page } = await site.open("/docs//intro");
    await page.waitForURL(`${site.origin}/docs/intro`);
    await heading(page, "Documentation");
    await markDocument(page);
    await go(page, "/about/");
    await heading(page, "About");
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
  it("a second click decides, even if the page of the first comes last", async () => {
    const slow = gate();
    const { page } = await openWith("/about/", (context) => context.route(pageData("/blog/archive"), slow.hold));
    await go(page, "/blog/archive");
    const bar = page.getByRole("progressbar").locator(".bar");
    expect(await bar.evaluate((line) => getComputedStyle(line).height)).toBe("2px");
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

it("the data of a page is fetched when the pointer is on a link to it, but not for a visitor who saves data", async () => {
  const { page } = await site.open("/about/");
  const isAsked = async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site.origin}/blog`, { waitUntil: "networkidle" });
    await page.waitForFunction(HAS_STARTED);
    await page.getByRole("link", { name: "Projects" }).first().hover();
    await page.waitForLoadState("networkidle");
    return asked.some((path) => /^\/page-data\/(?!sq\/|app-data|blog\/page-data)/.test(path));
  };
  expect(await isAsked()).toBe(true);
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  expect(await isAsked()).toBe(false);
});

it("going back to a page whose data had failed shows it", async () => {
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

it("a tab from before a deployment loads the next page whole, with its query and fragment", async () => {
  const later = (route: Route) => route.fulfill({ json: { webpackCompilationHash: "later" } });
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

it("a tab from before a deployment loads the next page whole if its code does not know the template", async () => {
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

it("a page that throws says so inside the frame, can be tried again and left", async () => {
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

it.each([
  ["/", ["It was built for / (the default); the address you see suggests /."]],
  ["/blog", []],
])("the home page alone says what may be wrong when the scripts do not come: %s", async (address, words) => {
  const { page } = await site.open("/about/");
  await page.context().route("**/*.js", (route) => route.abort());
  await page.goto(site.origin + address, { waitUntil: "load" });
  await page.locator("html:not([data-js])").waitFor();
  const banner = page.locator("#__docusaurus-base-url-issue-banner-container:visible");
  expect(await banner.allTextContents()).toEqual(words.map((word) => expect.stringContaining(word)));
});

it("a browser that is too old for the scripts shows the home page as it is without them", async () => {
  const { page, faults } = await openWith("/about/", (context) =>
    context.addInitScript("delete Array.prototype.findLast"),
  );
  await page.goto(site.origin, { waitUntil: "networkidle" });
  expect(await page.locator("html").getAttribute("data-js")).toBeNull();
  expect(await page.locator("main h2").count()).toBeGreaterThan(1);
  expect(await page.locator("#__docusaurus-base-url-issue-banner-container").count()).toBe(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects" }).click();
  await heading(page, "Projects");
  expect(faults).toEqual([]);
});

it("a sandboxed frame shows a page as it is without scripting, which can be left", async () => {
  const { page } = await openWith("/about/", (context) =>
    context.route("**/frame", (route) =>
      route.fulfill({ contentType: "text/html", body: '<iframe sandbox="allow-scripts" src="/projects/">' }),
    ),
  );
  await page.goto(`${site.origin}/frame`, { waitUntil: "networkidle" });
  const framed = page.frameLocator("iframe");
  await framed.locator("html:not([data-js])").waitFor();
  expect(await framed.locator(".script-only:visible").count()).toBe(0);
  await framed.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
  await framed.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
});

it("a page of another build is as it is without scripting if the browser cannot note that it was reloaded", async () => {
  const { page, faults } = await openWith("/about/", async (context) => {
    await context.addInitScript(
      "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    );
    await context.route("**/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "later" } }));
  });
  await page.goto(`${site.origin}/projects/`, { waitUntil: "networkidle" });
  await page.locator("html:not([data-js])").waitFor();
  await heading(page, "Projects");
  expect(faults).toEqual([expect.stringContaining("its buttons do not work")]);
});
