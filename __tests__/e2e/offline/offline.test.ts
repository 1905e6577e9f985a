import type { Browser, Page } from "playwright-core";
import { SITE_LIST } from "../../../src/offline/messages";
import { addressKey } from "../../../src/shared/built-files";
import { launchBrowser } from "../browser";
import { OfflineHost } from "./offline-host";
import { complete, controlled, says, started, until, visit, visited, visitOffline } from "./offline-visit";

let host: OfflineHost;
let browser: Browser;
beforeAll(async () => {
  host = await OfflineHost.start();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await host.stop();
});
beforeEach(() => host.heal());

const POST = "/blog/rails-postgresql-array";
const OTHER = "/blog/how-i-use-my-raspberry-pi";

/** Every page, but only the first of a tag. */
function pagesToVisit(): { path: string; title: string }[] {
  const pages = host.pages();
  const [, ...furtherTags] = pages.filter(({ path }) => /\/tags\/./.test(path));
  return pages.filter((page) => !furtherTags.includes(page));
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Pictures of the page that the browser cannot show, after all have been asked for. */
const brokenPictures = `Promise.all([...document.images].map(async (image) => {
  image.loading = "eager";
  await image.decode().catch(() => undefined);
  return image.naturalWidth === 0 ? image.currentSrc : "";
})).then((sources) => sources.filter(Boolean))`;

describe("in offline mode, without a connection", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visitOffline(browser, host));
  });
  beforeEach(() => host.goDown());

  it("has every page by its address, with its pictures", async () => {
    // The site's scripts would cost more time than all else here. The next tests run them.
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setScriptExecutionDisabled", { value: true });
    try {
      for (const { path, title } of pagesToVisit()) {
        await page.goto(host.origin + path, { waitUntil: "domcontentloaded" });
        expect(new URL(page.url()).pathname).toBe(path);
        expect([path, await page.title()]).toEqual([path, expect.stringContaining(title)]);
        expect([path, await page.evaluate(brokenPictures)]).toEqual([path, []]);
      }
    } finally {
      await session.detach();
    }
  });

  it("has all that a link to a page loads, for every page, and shows one of each kind", async () => {
    await page.goto(`${host.origin}/`);
    await started(page);
    await page.evaluate("window.isSame = true");
    const kinds = new Set<string>();
    for (const { path, title } of pagesToVisit()) {
      const loaded = await page.evaluate<{ path: string; kind: string } | null>(
        `___loader.loadPage(${JSON.stringify(path)}).then(({ page }) =>
          page && { path: page.path, kind: page.componentChunkName.replace(/-content-file-path.*/, "") })`,
      );
      // In place of a page that is missing, Gatsby loads the not-found page.
      expect(addressKey(loaded?.path ?? "nothing")).toBe(addressKey(path));
      if (kinds.has(loaded!.kind)) continue;
      kinds.add(loaded!.kind);
      await page.evaluate(`___navigate(${JSON.stringify(path)})`);
      await page.waitForFunction(`document.title.includes(${JSON.stringify(title)})`);
      expect([path, await page.evaluate("window.isSame")]).toEqual([path, true]);
    }
    expect(kinds.size).toBeGreaterThan(5);
  });

  it.each([
    ["/about", "/about/"],
    ["/blog/", "/blog"],
    ["/docs/intro.html", "/docs/intro"],
    ["/resume/index.html", "/resume/"],
    [`${POST}?x=1`, POST],
  ])("%s shows %s", async (form, address) => {
    await page.goto(host.origin + form);
    const { title } = host.pages().find(({ path }) => path === address)!;
    await page.waitForFunction(`document.title.includes(${JSON.stringify(title)})`);
  });

  it("says of what does not exist that it is not found, and what may have been meant", async () => {
    const missing = await page.goto(`${host.origin}/rails/postgresql-arrays`);
    expect(missing?.status()).toBe(404);
    await heading(page, "Page Not Found").waitFor();
    await page.locator(`.nearest a[href="${POST}"]`).waitFor();
  });

  it("says the same of a link to nothing, without loading a page", async () => {
    await page.goto(`${host.origin}/about/`);
    await started(page);
    await page.evaluate("window.isSame = true");
    await page.evaluate("___navigate('/there/is/nothing')");
    await heading(page, "Page Not Found").waitFor();
    expect(await page.evaluate("window.isSame")).toBe(true);
  });

  it("opens the search and the menu, styled", async () => {
    const tab = await page.context().newPage();
    await tab.goto(`${host.origin}/about/`);
    await started(tab);
    await tab.keyboard.press("Control+k");
    await tab.getByRole("dialog").getByRole("combobox").fill("array");
    const hit = tab.getByRole("dialog").getByRole("option").first();
    expect(await hit.evaluate((option) => getComputedStyle(option).display)).toBe("flex");
    await tab.keyboard.press("Escape");
    await tab.setViewportSize({ width: 390, height: 800 });
    await tab.getByRole("button", { name: "Toggle navigation bar" }).click();
    await tab.getByRole("dialog").getByRole("link", { name: "Blogs" }).waitFor();
    await tab.close();
  });

  it("draws diagrams", async () => {
    await page.goto(`${host.origin}/kitchen-sink/`);
    await page.locator("figure.diagram").first().scrollIntoViewIfNeeded();
    await page.locator("figure.diagram :is(svg, iframe, img)").first().waitFor({ state: "attached" });
  });
});

describe("storing the site", () => {
  it("goes on from where the connection broke, ten times, and fetches nothing twice", async () => {
    const { page } = await visit(browser, host, "/");
    await controlled(page);
    await visited(page, "/");
    const asked: string[] = [];
    const step = Math.floor((host.pages().length * 2) / 12);
    host.requests = [];
    // The browser does not register a worker whose own scripts are cut.
    const isOfWorker = (path: string) => /^\/(sw\.js|workbox-|idb-keyval-)/.test(path) || path === SITE_LIST;
    host.fault = (path) => (host.requests.length > step && !isOfWorker(path) ? "cut" : undefined);
    // The notice has the same text at the second interruption as at the first.
    await page.evaluate(`window.interruptions = 0;
      navigator.serviceWorker.addEventListener("message", ({ data }) => {
        if (data.state === "paused") window.interruptions += 1;
      });`);
    await page.evaluate("dispatchEvent(new Event('appinstalled'))");
    for (let cut = 1; cut <= 10; cut += 1) {
      await host.until((requests) => requests.length > step);
      await until(page, "window.interruptions > 0");
      await says(page, "Saving is interrupted.");
      asked.push(...host.requests.slice(0, step));
      host.requests = [];
      await page.evaluate("window.interruptions = 0; dispatchEvent(new Event('online'))");
    }
    host.heal();
    await page.evaluate("dispatchEvent(new Event('online'))");
    await complete(page, host);
    // The page itself asks for data of the pages it links to.
    const pages = new Set(host.pages().map((entry) => entry.path));
    const files = asked
      .map((address) => address.replace(/\?.*/, ""))
      .filter((address) => pages.has(address) || /^\/(static|vendor)\//.test(address));
    expect(files.length).toBeGreaterThan(20);
    expect(files.length).toBe(new Set(files).size);
    host.goDown();
    await page.goto(host.origin + OTHER);
    expect(new URL(page.url()).pathname).toBe(OTHER);
  });

  it("keeps what fits when there is little space, and says so", async () => {
    const { page, context } = await visit(browser, host, "/");
    const session = await context.newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", { origin: host.origin, quotaSize: 4_000_000 });
    await controlled(page);
    await page.evaluate("dispatchEvent(new Event('appinstalled'))");
    await says(page, "There was not enough space for everything");
    const { usage } = await session.send("Storage.getUsageAndQuota", { origin: host.origin });
    // Chromium counts what is written a little late: it was seen 1 % above its quota.
    expect(usage).toBeLessThan(4_200_000);
    host.goDown();
    await page.goto(`${host.origin}/`);
    expect(new URL(page.url()).pathname).toBe("/");
  });

  it("fetches again what the browser has thrown away under the page", async () => {
    const small = await OfflineHost.start(["/", POST, OTHER]);
    try {
      const { page, context } = await visitOffline(browser, small);
      await page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))");
      await page.goto(small.origin + POST);
      await complete(page, small);
      small.goDown();
      await page.goto(small.origin + OTHER);
      expect(new URL(page.url()).pathname).toBe(OTHER);
      await context.close();
    } finally {
      await small.stop();
    }
  });
});

describe("without offline mode", () => {
  it("keeps what was visited, by address and by link, and says for the rest what there is", async () => {
    const { page } = await visit(browser, host, POST);
    await controlled(page);
    await visited(page, POST);
    await page.evaluate("___navigate('/about/')");
    await visited(page, "/about/");
    await page.evaluate("___navigate('/')");
    await visited(page, "/");
    host.goDown();
    await page.goto(host.origin + POST);
    expect(new URL(page.url()).pathname).toBe(POST);
    expect(await page.evaluate(brokenPictures)).toEqual([]);
    await page.goto(`${host.origin}/about/`);
    expect(await page.title()).toContain("About");
    await page.goto(host.origin + OTHER);
    await heading(page, "You are offline").waitFor();
    await page.getByText("3 pages are stored.").waitFor();
    await page.locator(".offline-page-list").getByRole("link", { name: "Home" }).waitFor();
    await page.getByRole("list").getByRole("link", { name: "About", exact: true }).first().click();
    await heading(page, "About").waitFor();
  });

  it("stores no file of the search index, which the browser fetches past the worker", async () => {
    const { page } = await visit(browser, host, "/about/");
    await controlled(page);
    await started(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("array");
    await page.getByRole("dialog").getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    for (const path of [POST, "/contact/"]) {
      await page.evaluate(`___navigate(${JSON.stringify(path)})`);
      await visited(page, path);
    }
    const stored = await page.evaluate<string[]>(`caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
      .then((kept) => kept.flat().map(({ url }) => new URL(url).pathname))`);
    expect(stored).toContain("/contact/");
    expect(stored.filter((path) => /^\/search\/.+\.json$/.test(path))).toEqual([]);
  });

  it("opens the page that was asked for when the connection is back", async () => {
    const { page, context } = await visit(browser, host, "/about/");
    await controlled(page);
    await visited(page, "/about/");
    await context.setOffline(true);
    host.goDown();
    await page.evaluate(`___navigate('${OTHER}')`);
    await heading(page, "You are offline").waitFor();
    await page.getByText(OTHER).waitFor();
    host.heal();
    await context.setOffline(false);
    await page.waitForURL(`**${OTHER}`);
  });

  it("shows the stored page when the network does not answer in time", async () => {
    const { page } = await visit(browser, host, POST);
    await controlled(page);
    await visited(page, POST);
    host.fault = (path) => (path === POST ? "hang" : undefined);
    await page.goto(host.origin + POST, { timeout: 20_000 });
    expect(new URL(page.url()).pathname).toBe(POST);
    host.heal();
  });

  it("shows the stored page in place of a broken host's error, and the network's page otherwise", async () => {
    const { page } = await visit(browser, host, POST);
    await controlled(page);
    await visited(page, POST);
    host.fault = (path) => (path === POST ? { status: 502, body: "Bad gateway" } : undefined);
    expect((await page.goto(host.origin + POST))?.status()).toBe(200);
    host.fault = (path) => (path === POST ? { status: 200, body: "<title>Fresh</title>" } : undefined);
    await page.goto(host.origin + POST);
    expect(await page.title()).toBe("Fresh");
  });
});
