import { ads } from "../../../src/services/ads";
import { chatAssistant } from "../../../src/services/chat-assistant";
import { insights } from "../../../src/services/insights";
import type { Service } from "../../../src/services/service";
import { statusOf } from "../../../src/services/service-status";
import { sessionRecording } from "../../../src/services/session-recording";
import { tagManager } from "../../../src/services/tag-manager";

const page = window as unknown as Record<string, unknown>;
const start = <S extends Record<string, string>>(service: Service<S>, settings: S) =>
  service.start!(settings, () => true);
const script = () => document.head.querySelector("script");
const sayNothing = (method: "log" | "warn") => jest.spyOn(console, method).mockImplementation();
afterEach(() => {
  for (const name of ["va", "vaq", "dataLayer", "clarity", "voiceflow"]) Reflect.deleteProperty(page, name);
});

const CHAT = { projectId: "p", url: "https://cdn.example/bundle.mjs", runtimeUrl: "https://runtime.example" };
const CASES: [Service, Record<string, string>, string][] = [
  [insights, { path: "/_vercel/insights" }, "http://localhost/_vercel/insights/script.js"],
  [tagManager, { id: "GTM-A" }, "https://www.googletagmanager.com/gtm.js?id=GTM-A"],
  [ads, { client: "ca-pub-1" }, "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1"],
  [sessionRecording, { id: "abc" }, "https://www.clarity.ms/tag/abc"],
  [chatAssistant, CHAT, "https://cdn.example/bundle.mjs"],
];

const NAMED_CASES = CASES.map((entry) => [entry[0].id, ...entry] as const);

it.each(NAMED_CASES)("%s loads its script from an origin of its definition", async (_, service, settings, src) => {
  await start(service, settings);
  expect(script()).toMatchObject({ src, async: true });
  const patterns = (service.origins(settings).script ?? [location.origin]).map(
    (origin) => new RegExp(`^${origin.replaceAll(".", "\\.").replace("*", "[^.]+")}$`),
  );
  expect(patterns.some((pattern) => pattern.test(new URL(src).origin))).toBe(true);
});

it("warns once if a script cannot be loaded", async () => {
  const warn = sayNothing("warn");
  await start(tagManager, { id: "GTM-A" });
  script()!.dispatchEvent(new Event("error"));
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Google Tag Manager could not be loaded from .* ad blocker/)],
  ]);
  expect(statusOf(tagManager.id)).toBe("failed");
  expect(script()).toBeNull();
});

it.each(NAMED_CASES)(
  "%s removes its script when stopped, asks for a reload and is silent",
  async (_, service, settings) => {
    const warn = sayNothing("warn");
    const stop = await start(service, settings);
    const running = script()!;
    expect(await stop()).toBe("reload");
    expect(script()).toBeNull();
    running.dispatchEvent(new Event("load"));
    running.dispatchEvent(new Event("error"));
    expect(warn).not.toHaveBeenCalled();
  },
);

it("counts page views at the path that is set, without search queries, until it is stopped", async () => {
  const stop = await start(insights, { path: "/i" });
  expect(script()!.dataset.endpoint).toBe("/i");
  const [[, filter]] = page.vaq as [[string, (event: object) => unknown]];
  const url = "https://a.example/search?q=secret";
  expect(filter({ type: "pageview", url })).toEqual({ type: "pageview", url: "https://a.example/search" });
  await stop();
  expect(filter({ type: "pageview" })).toBeNull();
});

it("tells the owner how to turn on the page-view counter if it cannot be loaded", async () => {
  const log = sayNothing("log");
  await start(insights, { path: "/i" });
  script()!.dispatchEvent(new Event("error"));
  expect(log.mock.calls[0]![0]).toMatch(/ad blocker.*turn on web analytics/);
});

it("keeps the data layer that is there for the tag manager, and adds the start", async () => {
  page.dataLayer = ["other"];
  await start(tagManager, { id: "GTM-A" });
  expect(page.dataLayer).toEqual(["other", { "gtm.start": expect.any(Number), event: "gtm.js" }]);
});

it("configures the chat once its script has run, and removes it when stopped", async () => {
  const load = jest.fn();
  const destroy = jest.fn();
  const stop = await start(chatAssistant, CHAT);
  page.voiceflow = { chat: { load, destroy } };
  script()!.dispatchEvent(new Event("load"));
  const expected = { verify: { projectID: "p" }, url: "https://runtime.example", versionID: "production" };
  expect(load).toHaveBeenCalledWith(expected);
  await stop();
  expect(destroy).toHaveBeenCalledTimes(1);
});

const blocked = new TypeError("Failed to fetch");
it.each([
  ["its runtime cannot be reached", { chat: { load: () => Promise.reject(blocked) } }, blocked],
  ["a blocker has replaced its script by an empty one", undefined, expect.any(TypeError)],
])("warns, and leaves no error uncaught, if the chat has loaded but %s", async (_, voiceflow, error) => {
  const warn = sayNothing("warn");
  await start(chatAssistant, CHAT);
  page.voiceflow = voiceflow;
  script()!.dispatchEvent(new Event("load"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(warn.mock.calls).toEqual([["The chat assistant was loaded but could not be started.", error]]);
  expect(statusOf("chat-assistant")).toBe("failed");
});
