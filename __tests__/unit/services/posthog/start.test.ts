import type { PostHog } from "posthog-js";
import { announceRouteChange } from "../../../../src/browser/route-change";
import { postHog } from "../../../../src/services/posthog";
import type { Feature } from "../../../../src/services/posthog/features";
import { optionsFor, SAMPLE_EVENT, startPostHog } from "../../../../src/services/posthog/start";

const library = { init: jest.fn(), capture: jest.fn(), set_config: jest.fn(), opt_out_capturing: jest.fn() };
jest.mock("posthog-js/dist/module.slim", () => ({ __esModule: true, default: library }));

const settings = (features = "none") => ({ key: "phc_fake", host: "https://eu.i.posthog.com", features });
const optionsWith = (...features: Feature[]) => optionsFor(settings(), features);
const visitPage = (address: string) => {
  history.pushState(null, "", address);
  announceRouteChange();
};

afterEach(() => jest.clearAllMocks());

it("starts nothing if the visitor refuses while it is loading", async () => {
  await startPostHog(settings(), () => false);
  expect(library.init).not.toHaveBeenCalled();
  expect(library.capture).not.toHaveBeenCalled();
});

it("sends one sample event, and a view of each page but not of its parts and queries, until it is stopped", async () => {
  const stop = await startPostHog(settings(), () => true);
  for (const address of ["/#a", "/?q=b", "/blog", "/blog", "/"]) visitPage(address);
  expect(await stop()).toBe("reload");
  expect(library.opt_out_capturing).toHaveBeenCalledTimes(1);
  visitPage("/about/");
  const events = library.capture.mock.calls.map(([event]) => event as string);
  expect(events).toEqual([SAMPLE_EVENT, "$pageview", "$pageview", "$pageview"]);
});

it.each([
  ["heatmaps", { capture_heatmaps: true, autocapture: false }],
  ["autocapture", { capture_heatmaps: false, autocapture: true }],
] as const)("turns on %s alone", (feature, expected) => {
  expect(optionsWith(feature)).toMatchObject(expected);
});

it.each<[Feature[], boolean]>([
  [[], false],
  [["exceptions", "heatmaps"], false],
  ...(["flags", "surveys", "replay"] as const).map((feature): [Feature[], boolean] => [[feature], true]),
])("with the features %j fetches PostHog's configuration: %s", (features, isFetched) => {
  expect(optionsWith(...features).advanced_disable_flags).toBe(!isFetched);
});

it.each([
  ["none", ["https://eu.i.posthog.com"]],
  ["replay", ["https://eu.i.posthog.com", "https://eu-assets.i.posthog.com"]],
])("names the origins that it contacts with %s", (features, connect) => {
  expect(postHog.origins(settings(features)).connect).toEqual(connect);
});

/** Starts the real library. It is loaded again, because it checks only once whether the browser stores anything. */
async function startLibrary(): Promise<PostHog> {
  let posthog!: PostHog;
  await jest.isolateModulesAsync(async () => {
    posthog = new (await import("posthog-js")).PostHog();
  });
  posthog.init("phc_fake", optionsWith());
  return posthog;
}

it("keeps the limits that are promised", async () => {
  expect((await startLibrary()).config).toMatchObject({
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

it("drops events above a hundred at once, and takes ten more a second later", async () => {
  jest.spyOn(console, "error").mockImplementation();
  jest.spyOn(XMLHttpRequest.prototype, "send").mockImplementation();
  const posthog = await startLibrary();
  jest.useFakeTimers();
  const capture = (times: number) => Array.from({ length: times }, () => posthog.capture("a")).filter(Boolean).length;
  const later = (ms: number) => jest.setSystemTime(Date.now() + ms);
  later(10_000);
  expect(capture(150)).toBe(100);
  later(1000);
  expect(capture(150)).toBe(10);
  jest.useRealTimers();
});

it("keeps the identity for one page, and sets no cookie, if local storage is blocked or full", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("It is full.", "QuotaExceededError");
  });
  const posthog = await startLibrary();
  expect(posthog.get_distinct_id()).toBeTruthy();
  expect(document.cookie).toBe("");
  expect(Object.keys(localStorage)).toEqual([]);
});

it("hides the words of a search from PostHog, also in the title and within what an event holds", () => {
  const { before_send: beforeSend } = optionsWith();
  const address = "https://a.example/search?q=secret#x";
  const properties = {
    $current_url: address,
    title: 'Search results for "secret" | Notes',
    $referrer: "https://b.example/?q=a",
    $web_vitals_LCP_event: { $current_url: address, value: 1 },
    $heatmap_data: { [address]: [{ x: 1 }] },
    n: 1,
  };
  const once = { $initial_current_url: "https://a.example/search/?q=secret" };
  const event = { uuid: "1", event: "$pageview" as const, properties, $set_once: once };
  expect((beforeSend as (sent: typeof event) => unknown)(event)).toEqual({
    ...event,
    properties: {
      ...properties,
      $current_url: "https://a.example/search#x",
      title: "Search results | Notes",
      $web_vitals_LCP_event: { $current_url: "https://a.example/search#x", value: 1 },
      $heatmap_data: { "https://a.example/search#x": [{ x: 1 }] },
    },
    $set_once: { $initial_current_url: "https://a.example/search/" },
  });
});
