import { serveSiteWithServices } from "./site-with-services";
import { visitFirebase, WORKING } from "./firebase-visit";
import { SHORT_WAITS, WITHOUT_DATABASES } from "./push-browser";
import type { Failure } from "./third-parties";

const site = serveSiteWithServices({ isWholeBrowser: true });
const visiting = (failures: Record<string, Failure> = {}, scripts: string[] = []) =>
  visitFirebase(site, { permission: "granted", failures, scripts });

describe("Firebase", () => {
  it("starts its parts with one installation, after the page is loaded, and asks for settings with five fields", async () => {
    // A body that is part of a Request does not reach those who stand between.
    const note = `
      const send = window.fetch;
      window.fetch = (input, ...rest) => {
        if (input instanceof Request) input.clone().text().then((text) => { window.sent = JSON.parse(text); });
        return send(input, ...rest);
      };`;
    const visit = await visiting({}, [note]);
    await visit.says(WORKING);
    await visit.parties.until(() => visit.count("gtag") > 0 && visit.count("firebase remote config") > 0);
    expect(visit.count("firebase installation")).toBe(1);
    const commands = await visit.page.evaluate(
      "dataLayer.filter((entry) => entry[Symbol.iterator]).map((entry) => [...entry].slice(0, 2))",
    );
    expect(commands).toContainEqual(["config", "G-FAKE000000"]);
    const loadEnd = "performance.getEntriesByType('navigation')[0].loadEventEnd";
    const early = await visit.page.evaluate(
      `performance.getEntriesByType("resource").filter(({ name, startTime }) =>
        /googleapis|gtag/.test(name) && startTime < ${loadEnd}).map(({ name }) => name)`,
    );
    expect(early).toEqual([]);
    await visit.page.waitForFunction("window.sent");
    expect(await visit.page.evaluate("window.sent")).toEqual({
      app_instance_id: expect.stringMatching(/^[cdef][\w-]{21}$/),
      app_instance_id_token: "fake-auth",
      app_id: "1:1000000000:web:fa4e",
      app_version: expect.any(String),
      sdk_version: "0.0.1",
    });
    expect(visit.words()).toEqual([WORKING]);
    expect(await visit.end()).toEqual([]);
  });
});

describe("when something fails, the rest goes on and nothing is left uncaught", () => {
  const OFF = /warn(ing)?: Firebase is off for this page\. Its servers /;
  const PERFORMANCE = /info: Firebase Performance Monitoring: Could not fetch config/;

  it.each<Failure>(["abort", "403", "hang"])(
    "firebase installation: %s ends all of Firebase with one message",
    async (failure) => {
      const visit = await visiting({ "firebase installation": failure }, [SHORT_WAITS]);
      await visit.says(OFF);
      expect(visit.words()).toHaveLength(1);
      expect(visit.count("push subscribe") + visit.count("gtag") + visit.count("firebase remote config")).toBe(0);
      expect(await visit.end()).toEqual([]);
    },
  );

  it.each<[string, Failure, RegExp | null]>([
    ["firebase analytics settings", "403", /Firebase Analytics: .*G-FAKE000000/],
    ["firebase analytics settings", "hang", null],
    ["gtag", "abort", /Firebase Analytics is off: its script could not be loaded/],
    ["firebase remote config", "abort", PERFORMANCE],
    ["firebase log", "abort", null],
  ])("%s: %s", async (endpoint, failure, words) => {
    const visit = await visiting({ [endpoint]: failure });
    if (words) await visit.says(words);
    await visit.says(WORKING);
    if (!endpoint.includes("remote")) await visit.parties.until(() => visit.count("firebase remote config") > 0);
    if (!endpoint.includes("analytics")) await visit.parties.until(() => visit.count("gtag") > 0);
    await visit.parties.until(() => visit.count(endpoint) > 0);
    expect(await visit.end()).toEqual([]);
  });

  it("a browser without databases is no error", async () => {
    const visit = await visiting({}, [WITHOUT_DATABASES]);
    await visit.says("info: Firebase is off for this page. This browser stores no data for the site");
    await visit.says("(messaging/indexed-db-unsupported)");
    expect(visit.words().filter((text) => !text.startsWith("info: "))).toEqual([]);
    expect(await visit.end()).toEqual([]);
  });

  it("a browser that refuses local storage has no performance monitoring", async () => {
    const refuse = `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("No", "SecurityError"); } });`;
    const visit = await visiting({}, [refuse]);
    await visit.says("info: Firebase Performance Monitoring is off: this browser does not let it work. SecurityError");
    await visit.parties.until(() => visit.count("gtag") > 0);
    expect(await visit.end()).toEqual([]);
  });
});

it("ends analytics and performance monitoring when the visitor refuses, and push messages stay", async () => {
  const visit = await visiting();
  await visit.says(WORKING);
  const hasConfig = `localStorage["@firebase/performance/config"] !== undefined`;
  await visit.page.waitForFunction(`document.cookie.includes("_ga=") && ${hasConfig}`);
  await visit.decide({ analytics: "denied", marketing: "denied" });
  // The page is loaded anew: the scripts of other parties would go on.
  await visit.says(WORKING, 2);
  await visit.page.waitForFunction(`!document.cookie.includes("_ga=") && !(${hasConfig})`);
  expect(visit.count("gtag")).toBe(1);
  expect(visit.count("firebase remote config")).toBe(1);
  expect(visit.count("firebase end of installation") + visit.count("push unsubscribe")).toBe(0);
  expect(await visit.end()).toEqual([]);
});
