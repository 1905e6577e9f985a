import type { Browser, Page } from "playwright-core";
import fs from "node:fs";
import path from "node:path";
import { writeRemovingWorker } from "../../../src/offline/plugin-options";
import { CACHES } from "../../../src/offline/messages";
import { OFFLINE_PATH } from "../../../src/shared/paths";
import { launchBrowser } from "../browser";
import { LaterBuild } from "../fault-matrix/later-build";
import { OfflineHost } from "./offline-host";
import {
  controlled,
  LOOK_FOR_UPDATE,
  lookForUpdate,
  says,
  started,
  until,
  visit,
  visited,
  visitedPage,
  visitOffline,
} from "./offline-visit";

let host: OfflineHost;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  host = await OfflineHost.start(["/", ABOUT, POST, CONTACT, OFFLINE_PATH, "/404"]);
});
afterEach(() => host.stop());

const ABOUT = "/about/";
const POST = "/blog/rails-postgresql-array";
const CONTACT = "/contact/";

const refresh = (page: Page) => page.getByRole("button", { name: "Refresh" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** Whether a page has this heading, as an expression for the page. */
const isHeading = (name: string) => `document.querySelector("h1")?.textContent === "${name}"`;
const scripts = (page: Page): Promise<string[]> =>
  page.evaluate(
    "navigator.serviceWorker.getRegistrations().then((all) => all.map((one) => one.active?.scriptURL ?? '').sort())",
  );

/** Deploys a build in which all code has another name. */
function deployAll(): LaterBuild {
  const later = new LaterBuild(host.publicDir);
  later.write(host.publicDir);
  host.deploy();
  return later;
}

/** Puts a worker for push messages beside the site's own, in a scope that no page is in. */
async function registerPushWorker(page: Page): Promise<void> {
  fs.writeFileSync(path.join(host.publicDir, "firebase-messaging-sw.js"), "addEventListener('push', () => undefined);");
  await page.evaluate(
    "navigator.serviceWorker.register('/firebase-messaging-sw.js', { scope: '/firebase-cloud-messaging-push-scope' })",
  );
  await until(
    page,
    "navigator.serviceWorker.getRegistrations().then((all) => all.some((one) => one.active?.scriptURL.includes('messaging')))",
  );
}

describe("a new version in offline mode", () => {
  it("is offered in every tab, changes nothing until the reader accepts it, is taken in all of them at once, and works offline", async () => {
    const { page, context } = await visitOffline(browser, host, ABOUT);
    const others = [await context.newPage(), await context.newPage()];
    for (const other of others) {
      await other.goto(`${host.origin}${ABOUT}?offlineMode=true`);
      await controlled(other);
    }
    host.edit("about", "About", "Changed");
    const { hash } = deployAll();
    await page.evaluate(`___navigate('${CONTACT}')`);
    await heading(page, "Contact").waitFor();
    await page.goBack();
    await lookForUpdate(page);
    for (const tab of [page, ...others]) await refresh(tab).waitFor();
    await heading(page, "About").waitFor();
    await page.getByRole("button", { name: "Close" }).last().click();
    await refresh(page).waitFor({ state: "detached" });
    await page.reload();
    await refresh(page).waitFor();
    const isLater = `window.___webpackCompilationHash === '${hash}'`;
    expect(await page.evaluate(isLater)).toBe(false);
    await refresh(others[0]!).click();
    host.goDown();
    for (const tab of [page, ...others]) await until(tab, `${isLater} && ${isHeading("Changed")}`);
  });

  it("does not replace the working one until all of it is stored", async () => {
    const { page } = await visitOffline(browser, host, ABOUT);
    host.edit("about", "About", "Changed");
    host.deploy();
    host.fault = (address) => (address === ABOUT ? { status: 404, body: "Not found" } : undefined);
    await lookForUpdate(page);
    await host.until((requests) => requests.some((address) => address.startsWith(`${ABOUT}?`)));
    await until(
      page,
      "navigator.serviceWorker.ready.then(({ installing, waiting }) => installing === null && waiting === null)",
    );
    await page.reload();
    await heading(page, "About").waitFor();
    host.heal();
    await lookForUpdate(page);
    await refresh(page).click();
    await until(page, isHeading("Changed"));
  });
});

describe("a new version without offline mode", () => {
  it("is taken with the next link and without a word, twice in a row, and visited pages are updated", async () => {
    const { page } = await visit(browser, host, ABOUT);
    await controlled(page);
    await visited(page, ABOUT);
    for (const [from, to] of [
      ["About", "Second"],
      ["Second", "Third"],
    ] as const) {
      host.edit("about", from, to);
      host.deploy();
      await started(page);
      await page.evaluate("window.isSame = true");
      await until(page, `${LOOK_FOR_UPDATE}.then(() => window.___swUpdated)`);
      expect(await refresh(page).count()).toBe(0);
      await page.evaluate(`___navigate('${POST}')`);
      await page.waitForURL(`**${POST}`);
      await page.waitForFunction("window.isSame === undefined");
      await until(
        page,
        `caches.keys().then((names) => names.filter((name) => name.startsWith('${CACHES.pages}')).length === 1)`,
      );
      await until(page, `${visitedPage(ABOUT)}.then((text) => text?.includes('${to}'))`);
    }
    host.goDown();
    await page.goto(host.origin + ABOUT);
    await heading(page, "Third").waitFor();
  });
});

describe("a deployment in which all code has another name", () => {
  it("is loaded by the next link in a tab whose worker has not noticed it, and the link after that loads no page whole", async () => {
    const { page } = await visit(browser, host, ABOUT);
    await controlled(page);
    const { hash } = deployAll();
    await page.evaluate(`___navigate('${POST}')`);
    await until(page, `window.___webpackCompilationHash === '${hash}' && location.pathname === '${POST}'`);
    await started(page);
    await until(
      page,
      "navigator.serviceWorker.getRegistration().then(({ installing, waiting }) => !installing && !waiting)",
    );
    await page.reload();
    await started(page);
    await page.evaluate("window.isSame = true");
    await page.evaluate(`___navigate('${CONTACT}')`);
    await heading(page, "Contact").waitFor();
    expect(await page.evaluate("window.isSame")).toBe(true);
  });
});

it("a missing worker script leaves the working one in charge", async () => {
  const { page } = await visit(browser, host, ABOUT);
  await controlled(page);
  await visited(page, ABOUT);
  host.fault = (address) => (address === "/sw.js" ? { status: 404, body: "Not found" } : undefined);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.reload();
  await lookForUpdate(page);
  host.goDown();
  await page.goto(host.origin + ABOUT);
  await heading(page, "About").waitFor();
  expect(faults).toEqual([]);
});

describe("installing and removing", () => {
  it("stores the site when the app is installed, forgets it when removed, and leaves the worker of push alone", async () => {
    const { page } = await visit(browser, host, ABOUT);
    await controlled(page);
    await visited(page, ABOUT);
    await registerPushWorker(page);
    const flag = () => page.evaluate("localStorage.getItem('docusaurus.pwa.event.appInstalled.fired')");
    await page.evaluate("dispatchEvent(new Event('appinstalled'))");
    await says(page, "The whole site can be read offline now.");
    expect(await flag()).toBe("true");
    expect(await refresh(page).count()).toBe(0);
    expect(await scripts(page)).toEqual([
      `${host.origin}/firebase-messaging-sw.js`,
      expect.stringContaining("%22offlineMode%22%3Atrue"),
    ]);
    await page.evaluate("dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} }))");
    await until(page, "navigator.serviceWorker.controller?.scriptURL.includes('%22offlineMode%22%3Afalse')");
    expect(await flag()).toBeNull();
    expect(await scripts(page)).toContain(`${host.origin}/firebase-messaging-sw.js`);
    await until(
      page,
      `caches.match(location.origin + '${POST}', { ignoreSearch: true }).then((kept) => kept === undefined)`,
    );
  });

  it("ends if the worker that removes itself is deployed", async () => {
    const { page } = await visitOffline(browser, host, ABOUT);
    await registerPushWorker(page);
    writeRemovingWorker(host.publicDir);
    await lookForUpdate(page);
    await until(page, "navigator.serviceWorker.controller === null && document.readyState === 'complete'");
    await until(
      page,
      `navigator.serviceWorker.getRegistrations().then((all) =>
      all.length === 1 && all[0].active?.scriptURL.includes('messaging'))`,
    );
    await until(page, "caches.keys().then((names) => names.length === 0)");
    await heading(page, "About").waitFor();
  });
});
