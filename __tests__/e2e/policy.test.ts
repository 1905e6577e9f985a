import { Site } from "./site";

const site = Site.forTests();

it("the policy allows the embeds that a reader asks for, and no other frame", async () => {
  const { page } = await site.open("/kitchen-sink");
  const isElsewhere = ({ protocol }: URL) => protocol === "https:";
  await page.context().route(isElsewhere, (route) => route.fulfill({ contentType: "text/html", body: "<p>Played" }));
  const load = page.locator(".embed-frame[data-src^='https:'] .embed-load:visible");
  while ((await load.count()) > 0) await load.first().click();
  await page.locator(".embed-frame iframe").first().contentFrame().getByText("Played").waitFor();
  expect(site.forbidden).toEqual([]);
  const refused = page.waitForEvent("console", (message) => message.text().includes("https://evil.example"));
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement("iframe"), { src: "https://evil.example" }))`,
  );
  await refused;
  expect(site.forbidden.splice(0)).toContainEqual(expect.stringContaining("frame-src"));
});

it("the policy forbids what an injected text would do", async () => {
  const { page } = await site.open("/about/");
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
  expect(site.forbidden.splice(0).length).toBeGreaterThan(0);
});

it("the policy lets the offline worker start and show pages", async () => {
  const { page, faults } = await site.open("/", { serviceWorkers: "allow" });
  await page.waitForFunction("navigator.serviceWorker.controller !== null", undefined, { timeout: 120_000 });
  await page.goto(`${site.origin}/kitchen-sink`, { waitUntil: "networkidle" });
  const figure = page.locator("figure.diagram").first();
  await figure.scrollIntoViewIfNeeded();
  await figure.locator(".diagram-frame svg").waitFor();
  expect(faults).toEqual([]);
  await page.context().setOffline(true);
  await page.goto(`${site.origin}/offline`, { waitUntil: "load" });
  await page.getByRole("heading", { level: 1 }).waitFor();
});
