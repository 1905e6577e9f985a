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
afterEach(() => {
  for (const name of ["va", "vaq", "dataLayer", "clarity", "voiceflow"]) Reflect.deleteProperty(page, name);
});

const CASES: [Service, Record<string, string>, string][] = [
  [insights, { path: "/_vercel/insights" }, "http://localhost/_vercel/insights/script.js"],
  [tagManager, { id: "GTM-A" }, "https://www.googletagmanager.com/gtm.js?id=GTM-A"],
  [ads, { client: "ca-pub-1" }, "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1"],
  [sessionRecording, { id: "abc" }, "https://www.clarity.ms/tag/abc"],
  [
    chatAssistant,
    { projectId: "p", url: "https://cdn.example/bundle.mjs", runtimeUrl: "https://runtime.example" },
    "https://cdn.example/bundle.mjs",
  ],
];

describe.each(CASES.map((entry) => [entry[0].id, ...entry] as const))("%s", (_, service, settings, src) => {
  it("loads its script without holding up the page, from an origin that it names", async () => {
    await start(service, settings);
    expect(script()?.src).toBe(src);
    expect(script()?.async).toBe(true);
    const { origin } = new URL(src);
    const pattern = (service.origins(settings).script ?? [location.origin]).map(
      (named) => new RegExp(`^${named.replaceAll(".", "\\.").replace("*", "[^.]+")}$`),
    );
    expect(pattern.some((named) => named.test(origin))).toBe(true);
  });

  it("says once, in words, that its script did not come, and does not throw", async () => {
    const said = [jest.spyOn(console, "warn"), jest.spyOn(console, "log")].map((spy) => spy.mockImplementation());
    await start(service, settings);
    script()!.dispatchEvent(new Event("error"));
    const messages = said.flatMap((spy) => spy.mock.calls.map(([message]) => String(message)));
    expect(messages).toEqual([expect.stringMatching(/could not be loaded from .* ad blocker/)]);
    expect(statusOf(service.id)).toBe("failed");
    expect(script()).toBeNull();
  });

  it("goes when it is stopped, asks for a reload and says nothing any more", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    const stop = await start(service, settings);
    const running = script()!;
    expect(await stop()).toBe("reload");
    expect(script()).toBeNull();
    running.dispatchEvent(new Event("load"));
    running.dispatchEvent(new Event("error"));
    expect(warn).not.toHaveBeenCalled();
  });
});

it("insights: counts at the path that is set, names ad blockers and the way to turn analytics on, sends no searches, and drops events once it is stopped", async () => {
  const log = jest.spyOn(console, "log").mockImplementation();
  const stop = await start(insights, { path: "/i" });
  expect(script()!.dataset.endpoint).toBe("/i");
  const [[, filter]] = page.vaq as [[string, (event: object) => unknown]];
  const url = "https://a.example/search?q=secret";
  expect(filter({ type: "pageview", url })).toEqual({ type: "pageview", url: "https://a.example/search" });
  script()!.dispatchEvent(new Event("error"));
  expect(log.mock.calls[0]![0]).toMatch(/ad blocker.*turn on web analytics/);
  await stop();
  expect(filter({ type: "pageview" })).toBeNull();
});

it("tag manager: keeps what is in the data layer and adds when it started", async () => {
  page.dataLayer = ["other"];
  await start(tagManager, { id: "GTM-A" });
  expect(page.dataLayer).toEqual(["other", { "gtm.start": expect.any(Number), event: "gtm.js" }]);
});

describe("chat", () => {
  const startChat = () =>
    start(chatAssistant, { projectId: "p", url: "https://c.example/b.mjs", runtimeUrl: "https://r.example" });

  it("is initialised with the project, the runtime and production, once its script has run", async () => {
    const load = jest.fn();
    const destroy = jest.fn();
    const stop = await startChat();
    page.voiceflow = { chat: { load, destroy } };
    script()!.dispatchEvent(new Event("load"));
    const expected = { verify: { projectID: "p" }, url: "https://r.example", versionID: "production" };
    expect(load).toHaveBeenCalledWith(expected);
    await stop();
    expect(destroy).toHaveBeenCalledTimes(1);
  });

  const blocked = new TypeError("Failed to fetch");
  it.each([
    ["the runtime cannot be reached", { chat: { load: () => Promise.reject(blocked) } }, blocked],
    ["a blocker has put an empty script in the place of the widget", undefined, expect.any(TypeError)],
  ])("says so, and leaves nothing uncaught, when %s", async (_, voiceflow, error) => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    await startChat();
    page.voiceflow = voiceflow;
    script()!.dispatchEvent(new Event("load"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(warn.mock.calls).toEqual([["The chat assistant was loaded but could not be started.", error]]);
    expect(statusOf("chat-assistant")).toBe("failed");
  });
});
