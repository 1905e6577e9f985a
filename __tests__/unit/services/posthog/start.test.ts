import type { PostHog } from "posthog-js";
import { announceRouteChange } from "../../../../src/browser/route-change";
import { postHog } from "../../../../src/services/posthog";
import { optionsFor, SAMPLE_EVENT, startPostHog } from "../../../../src/services/posthog/start";

const library = { init: jest.fn(), capture: jest.fn(), set_config: jest.fn(), opt_out_capturing: jest.fn() };
const slim = { ...library, init: jest.fn(), capture: jest.fn() };
jest.mock("posthog-js/dist/module.no-external", () => ({ __esModule: true, default: library }));
jest.mock("posthog-js/dist/module.slim", () => ({ __esModule: true, default: slim }));
const parts: string[] = [];
const part = (name: string) => {
  parts.push(name);
  return {};
};
jest.mock("posthog-js/dist/exception-autocapture", () => part("exceptions"));
jest.mock("posthog-js/dist/web-vitals", () => part("web-vitals"));
jest.mock("posthog-js/dist/surveys", () => part("surveys"));
jest.mock("posthog-js/dist/lazy-recorder", () => part("replay"));

const settings = (features: string) => ({ key: "phc_fake", host: "https://eu.i.posthog.com", features });
const eventsOf = ({ capture }: typeof library) => capture.mock.calls.map(([event]) => event as string);

let stop: () => unknown = () => undefined;
afterEach(async () => {
  await stop();
  jest.clearAllMocks();
});

it("starts nothing where the visitor has refused while it was loaded", async () => {
  stop = await startPostHog(settings("none"), () => false);
  expect(slim.init).not.toHaveBeenCalled();
  expect(slim.capture).not.toHaveBeenCalled();
});

it("loads the whole library and the parts that are asked for before it starts", async () => {
  library.init.mockImplementation(() => expect(parts.sort()).toEqual(["exceptions", "web-vitals"]));
  stop = await startPostHog(settings("exceptions,web-vitals"), () => true);
  expect(library.init).toHaveBeenCalledTimes(1);
  expect(slim.init).not.toHaveBeenCalled();
});

it("sends one sample event, and a view for each page, not for a place or a query of it", async () => {
  stop = await startPostHog(settings("none"), () => true);
  for (const address of ["/#a", "/?q=b", "/blog", "/blog", "/"]) {
    history.pushState(null, "", address);
    announceRouteChange();
  }
  expect(eventsOf(slim)).toEqual([SAMPLE_EVENT, "$pageview", "$pageview", "$pageview"]);
  expect(await stop()).toBe("reload");
  expect(slim.opt_out_capturing).toHaveBeenCalledTimes(1);
  history.pushState(null, "", "/about/");
  announceRouteChange();
  expect(eventsOf(slim)).toHaveLength(4);
});

it.each([
  ["heatmaps", { capture_heatmaps: true, autocapture: false }],
  ["autocapture", { capture_heatmaps: false, autocapture: true }],
] as const)("turns on %s alone", (feature, expected) => {
  expect(optionsFor(settings("x"), [feature])).toMatchObject(expected);
});

it("fetches PostHog's configuration only for what is switched on there", () => {
  expect(optionsFor(settings("none"), []).advanced_disable_flags).toBe(true);
  expect(optionsFor(settings("x"), ["exceptions", "heatmaps"]).advanced_disable_flags).toBe(true);
  for (const feature of ["flags", "surveys", "replay"] as const)
    expect(optionsFor(settings("x"), [feature]).advanced_disable_flags).toBe(false);
});

it.each([
  ["none", ["https://eu.i.posthog.com"]],
  ["replay", ["https://eu.i.posthog.com", "https://eu-assets.i.posthog.com"]],
])("names what it contacts with %s", (features, connect) => {
  expect(postHog.origins(settings(features)).connect).toEqual(connect);
});

describe("the library's own configuration", () => {
  /** Loads the library anew: it asks once whether the browser stores anything. */
  const start = async (): Promise<PostHog> => {
    let posthog!: PostHog;
    await jest.isolateModulesAsync(async () => {
      posthog = new (await import("posthog-js")).PostHog();
    });
    posthog.init("phc_fake", optionsFor(settings("none"), []));
    return posthog;
  };

  it("keeps the limits that are promised", async () => {
    expect((await start()).config).toMatchObject({
      persistence: "localStorage",
      request_queue_config: { flush_interval_ms: 3000 },
      session_idle_timeout_seconds: 1800,
      feature_flag_request_timeout_ms: 3000,
      surveys_request_timeout_ms: 10_000,
      properties_string_max_length: 65_535,
    });
    expect(document.cookie).toBe("");
    expect(Object.keys(localStorage)).toContain("ph_phc_fake_posthog");
  });

  it("keeps the identity for the page alone, and sets no cookie, where local storage is blocked or full", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("It is full.", "QuotaExceededError");
    });
    const posthog = await start();
    expect(posthog.get_distinct_id()).toBeTruthy();
    expect(document.cookie).toBe("");
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("warns of a request that PostHog refuses", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    (await start()).config.on_request_error?.({ statusCode: 403, text: "no" });
    expect(warn).toHaveBeenCalledWith("PostHog rejected a request with status 403.");
  });
});

it("is not told what is searched for on the search page", () => {
  const { before_send: beforeSend } = optionsFor(settings("none"), []);
  const properties = { $current_url: "https://a.example/search?q=secret#x", $referrer: "https://b.example/?q=a", n: 1 };
  const once = { $initial_current_url: "https://a.example/search/?q=secret" };
  const event = { uuid: "1", event: "$pageview" as const, properties, $set_once: once };
  expect((beforeSend as (sent: typeof event) => unknown)(event)).toEqual({
    ...event,
    properties: { ...properties, $current_url: "https://a.example/search#x" },
    $set_once: { $initial_current_url: "https://a.example/search/" },
  });
});
