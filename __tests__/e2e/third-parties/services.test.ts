import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { violationsOf } from "../axe";
import { LAYOUT_SHIFT } from "../layout-shift";
import { Site } from "../site";
import { serveSiteWithServices } from "./site-with-services";
import { eventsOf } from "./posthog";
import { SCRIPTS } from "./scripts";
import type { Failure, ThirdParties } from "./third-parties";
import { visit, type Visit, type VisitOptions } from "./visit";
import { HAS_STARTED } from "../../../scripts/bench/page-weight";

/** What the browser of the tests, which refuses notifications, makes the page say, and what a test has done itself. */
const EXPECTED = /a fault of the page|notification|push messages/i;

const POST = "/blog/rails-postgresql-array";

const site = serveSiteWithServices();
const plain = Site.forTests();
const open = (address: string, options?: VisitOptions) => visit(site, address, options);

const names = (parties: ThirdParties) => eventsOf(parties).map(({ event }) => event);
const allScriptsRan = (parties: ThirdParties) => () =>
  SCRIPTS.every(({ name }) => parties.of(name).length > 0) && names(parties).includes("$pageview");
const ownKeys = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => /ph_|consent|voiceflow|clarity|firebase/.test(key)),
  );
/** The longest wait for each of the five idle moments, in a browser that is always busy. */
const LONGEST_BUSY_MS = 1000;
/** Lets the first page be loaded, and the browser be idle for a while, before the application can start. */
const startLate = ({ context, page }: Visit) =>
  context.route(
    "**/page-data/**/page-data.json",
    async (route) => {
      await page.waitForLoadState("load");
      for (let idle = 0; idle < 5; idle++)
        await page.evaluate(
          (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
          LONGEST_BUSY_MS,
        );
      await route.continue();
    },
    { times: 1 },
  );
/** Addresses of what a page asked for until the application had started. */
async function filesBeforeApplication(page: Page): Promise<string[]> {
  await page.waitForFunction(HAS_STARTED);
  return page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const [start] = performance.getEntriesByName("onInitialClientRender");
    return files.filter(({ startTime }) => startTime < start!.startTime).map(({ name }) => name);
  });
}

const notice = (page: Page) => page.getByRole("region", { name: "Consent" });
const state = (page: Page, id: string) => page.locator(`[data-service="${id}"] [data-state]`);

describe("with every third party on", () => {
  it("starts each after the application, and tells them of the routes", async () => {
    const { page, parties, said, context } = await open(POST, { prepare: startLate });
    await parties.until(allScriptsRan(parties));
    expect(await page.evaluate("window.standIns.sort()")).toEqual(SCRIPTS.map(({ name }) => name).sort());
    expect(await page.evaluate("window.chatOptions")).toEqual({
      verify: { projectID: "fakeproject" },
      url: "https://general-runtime.voiceflow.com",
      versionID: "production",
    });
    expect(await page.evaluate("window.insightsQueue")).toEqual(["beforeSend"]);
    const early = await filesBeforeApplication(page);
    expect(early.filter((name) => !name.startsWith(site.origin))).toEqual([]);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blogs" }).click();
    await page.waitForURL("**/blog");
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error("a fault of the page"))));
    await parties.until(() => names(parties).includes("$exception") && names(parties).includes("$web_vitals"));
    const events = eventsOf(parties);
    expect(names(parties).filter((event) => event === "site_loaded")).toHaveLength(1);
    expect(events.filter(({ event }) => event === "$pageview").map(({ properties }) => properties.$pathname)).toEqual([
      POST,
      "/blog",
    ]);
    expect(parties.problems).toEqual([]);
    expect(said.filter((line) => !EXPECTED.test(line) && /^(error|warning|uncaught)/.test(line))).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name).filter((name) => /^ph_/.test(name))).toEqual([]);
  });

  it("tells PostHog of the search page, but not what the visitor searches for", async () => {
    const { page, parties } = await open("/search?q=unheard");
    await page.getByRole("heading", { name: 'Search results for "unheard"' }).waitFor();
    await parties.until(() => names(parties).includes("$pageview"));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blogs" }).click();
    await page.waitForURL("**/blog");
    await parties.until(() => names(parties).includes("$web_vitals"));
    const sent = JSON.stringify(eventsOf(parties));
    expect(sent).toContain("/search");
    expect(sent).not.toContain("unheard");
  });

  it("a page loads no more before the application than without third parties", async () => {
    const pathsOf = async (page: Page) =>
      (await filesBeforeApplication(page))
        .map((name) => new URL(name).pathname)
        .filter((name) => /\.(js|css|json)$/.test(name));
    const weigh = async (from: Site, files: readonly string[]) => {
      const bodies = files.map(async (file) => Buffer.from(await (await from.fetch(file)).arrayBuffer()));
      return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    };
    const prepare = async (visit: Visit) => {
      // What is fetched ahead comes when it comes.
      const saveData = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";
      await visit.context.addInitScript(saveData);
      await startLate(visit);
    };
    const { page } = await open(POST, { prepare });
    const early = await pathsOf(page);
    const without = await visit(plain, POST, { endpoints: [], prepare });
    const same = await pathsOf(without.page);
    const on = await weigh(site, [POST, ...early]);
    const off = await weigh(plain, [POST, ...same]);
    expect(off).toBeGreaterThan(50_000);
    expect(Math.abs(on - off)).toBeLessThanOrEqual(3000);
  });
});

describe("failing third parties", () => {
  /** What the browser itself, or a script that is none, says of a request that failed. */
  const UNAVOIDABLE = /Failed to load resource|Unexpected token '<'|net::ERR|CORS/;

  it.each<Failure>(["403", "abort", "hang", "malformed", "empty"])(
    "that answer with %s leave a working page, and each is reported once, in words",
    async (failure) => {
      const { page, parties, said } = await open("/", {
        prepare: ({ parties: them }) => {
          for (const { name } of [...SCRIPTS, { name: "posthog events" }]) them.fail(name, failure);
        },
      });
      await parties.until(() => SCRIPTS.every(({ name }) => parties.of(name).length > 0));
      if (failure !== "hang") await parties.until(() => parties.of("posthog events").length > 0);
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blogs" }).click();
      await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
      const own = said.filter((line) => !UNAVOIDABLE.test(line) && !EXPECTED.test(line));
      expect(own.filter((line) => /^(uncaught|error)/.test(line))).toEqual([]);
      expect(new Set(own).size).toBe(own.length);
      if (failure === "403") {
        for (const subject of [
          "Google Tag Manager",
          "Google AdSense",
          "Microsoft Clarity",
          "The chat assistant",
          "The page-view counter",
        ])
          expect(own.filter((line) => line.includes(`${subject} could not be loaded`))).toHaveLength(1);
        expect(own).toContainEqual(expect.stringMatching(/^log: The page-view counter .* turn on web analytics/));
        expect(own).toContain("warning: PostHog rejected a request with status 403.");
      }
    },
  );
});

describe("where consent is asked for", () => {
  const settled = (page: Page) => notice(page).waitFor();

  it("contacts nobody, sets no cookie and stores nothing until the visitor allows it", async () => {
    const { page, parties, context } = await open("/", { consent: "ask" });
    await settled(page);
    await page.waitForLoadState("networkidle");
    await page.reload({ waitUntil: "networkidle" });
    await settled(page);
    expect(parties.seen).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await ownKeys(page)).toEqual([]);
    expect(
      await page.evaluate(async () =>
        (await indexedDB.databases()).map(({ name }) => name).filter((name) => /firebase|ph/.test(name ?? "")),
      ),
    ).toEqual([]);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Allow");
    await page.keyboard.press("Enter");
    await notice(page).waitFor({ state: "detached" });
    await parties.until(allScriptsRan(parties));
    await page.reload();
    await parties.until(() => names(parties).filter((event) => event === "site_loaded").length === 2);
    expect(await notice(page).count()).toBe(0);
    expect(parties.problems).toEqual([]);
  });

  it.each([
    ["light", 390],
    ["dark", 1280],
  ] as const)(
    "shows a notice that moves nothing and that everybody can use, and asks no more after a refusal, in the %s mode at %i px",
    async (colorScheme, width) => {
      const { page, parties } = await open("/", { consent: "ask", colorScheme, viewport: { width, height: 844 } });
      await settled(page);
      expect(await page.evaluate(LAYOUT_SHIFT)).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      await notice(page).getByRole("button", { name: "Refuse" }).click();
      await page.reload({ waitUntil: "networkidle" });
      expect(await notice(page).count()).toBe(0);
      expect(parties.seen).toEqual([]);
      expect(await ownKeys(page)).toEqual(["consent"]);
    },
  );
});

it("the notices of a phone stand on each other, with no strip of the page between them", async () => {
  const { page } = await open("/", { consent: "ask", viewport: { width: 390, height: 844 } });
  await notice(page).waitFor();
  await page.evaluate("void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt() {} }))");
  const offer = page.locator("#pwa-popup-container");
  await offer.getByText("Install this site").waitFor();
  const [above, below] = [(await offer.boundingBox())!, (await notice(page).boundingBox())!];
  expect(Math.abs(above.y + above.height - below.y)).toBeLessThan(1);
});

/** How much of what has the focus, in square pixels, the notice covers. */
const coveredPart = (page: Page) =>
  page.evaluate(() => {
    const [link, notice] = [document.activeElement!, document.querySelector(".consent-notice")!].map((element) =>
      element.getBoundingClientRect(),
    );
    const width = Math.min(link!.right, notice!.right) - Math.max(link!.left, notice!.left);
    const height = Math.min(link!.bottom, notice!.bottom) - Math.max(link!.top, notice!.top);
    return Math.max(0, width) * Math.max(0, height);
  });

it.each([
  [390, 844],
  [640, 450],
  [320, 256],
])("the notice covers nothing that has the focus, and not the whole window, at %i × %i px", async (width, height) => {
  const { page } = await open("/", { consent: "ask", viewport: { width, height } });
  await notice(page).waitFor();
  expect((await notice(page).boundingBox())!.height).toBeLessThanOrEqual(0.6 * height + 1);
  await page.keyboard.press("Shift+Tab");
  for (let links = 0; links < 12; links++) {
    const name = await page.evaluate("document.activeElement.textContent");
    expect([name, await coveredPart(page)]).toEqual([name, 0]);
    await page.keyboard.press("Shift+Tab");
  }
  await notice(page).getByRole("button", { name: "Refuse" }).click();
  await notice(page).waitFor({ state: "detached" });
  expect(await page.evaluate("getComputedStyle(document.body).paddingBottom")).toBe("0px");
});

it("in a window too low for both, the offer to install waits for the answer", async () => {
  const { page } = await open("/", { consent: "ask", viewport: { width: 320, height: 225 } });
  await notice(page).waitFor();
  await page.evaluate("dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} }))");
  const install = page.getByRole("button", { name: "Install", includeHidden: true });
  await install.waitFor({ state: "attached" });
  expect(await install.isVisible()).toBe(false);
  await notice(page).getByRole("button", { name: "Refuse" }).click();
  await install.waitFor();
});

describe("the privacy page", () => {
  it("shows what each service does, and stops and clears what the visitor refuses", async () => {
    const { page, parties, context } = await open("/privacy/");
    await parties.until(allScriptsRan(parties));
    await state(page, "posthog").filter({ hasText: "running" }).waitFor();
    const cookies = async () => (await context.cookies()).map(({ name }) => name);
    expect(await cookies()).toEqual(expect.arrayContaining(["_clck", "_ga"]));
    const measuring = page.getByRole("group", { name: "Measuring visits" });
    expect(await page.evaluate(LAYOUT_SHIFT)).toBe(0);
    await Promise.all([page.waitForEvent("load"), measuring.getByRole("button", { name: "Refuse" }).click()]);
    await state(page, "posthog").filter({ hasText: "refused" }).waitFor();
    expect(await measuring.getByRole("status").textContent()).toBe("You have refused this.");
    expect(await cookies()).not.toContain("_clck");
    expect((await ownKeys(page)).filter((key) => key.includes("ph_"))).toEqual([]);
    await state(page, "chat-assistant").filter({ hasText: "running" }).waitFor();
    const sent = parties.of("posthog events").length;
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blogs" }).click();
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    expect(parties.of("posthog events")).toHaveLength(sent);
    expect(names(parties)).not.toContain("$pageleave");
    expect(parties.problems).toEqual([]);
  });
});
