/** The limits of the library that no option names: an update that changes one shows here. */
import { resolveExceptionRateLimiterConfig } from "@posthog/core";
import { getSafeText } from "@posthog/browser-common/utils/autocapture-utils";
import { ExceptionObserver } from "posthog-js/lib/src/extensions/exception-autocapture";
import {
  defaultNetworkOptions,
  effectivePayloadLimitBytes,
} from "posthog-js/lib/src/extensions/replay/external/config";
import * as replay from "posthog-js/lib/src/extensions/replay/external/lazy-loaded-session-recorder";
import { DEFAULT_FLUSH_TO_CAPTURE_TIMEOUT_MILLISECONDS } from "posthog-js/lib/src/extensions/web-vitals";
import { Heatmaps } from "posthog-js/lib/src/heatmaps";
import { PostHog } from "posthog-js/lib/src/posthog-core";
import { sendRequest } from "posthog-js/lib/src/request-dispatch";
import { RequestQueue } from "posthog-js/lib/src/request-queue";
import { pickNextRetryDelay, RetryQueue } from "posthog-js/lib/src/retry-queue";
import * as session from "posthog-js/lib/src/sessionid";
import { optionsFor } from "../../../../src/services/posthog/start";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

jest.mock("posthog-js/lib/src/request-dispatch", () => ({ sendRequest: jest.fn() }));

/** The library as a page starts it. */
const start = (features: Parameters<typeof optionsFor>[1] = []) => {
  const posthog = new PostHog();
  const settings = { key: "phc_fake", host: "https://eu.i.posthog.com", features: "" };
  posthog.init("phc_fake", optionsFor(settings, features) as never);
  return posthog;
};

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

it("bounds how long events and sessions last", () => {
  const interval = (flush_interval_ms?: number) =>
    (new RequestQueue(jest.fn(), { flush_interval_ms }) as unknown as { _flushTimeoutMs: number })._flushTimeoutMs;
  expect([undefined, 1, 60_000].map(interval)).toEqual([3000, 250, 5000]);
  expect(session.DEFAULT_SESSION_IDLE_TIMEOUT_SECONDS).toBe(1800);
  expect(session.MIN_SESSION_IDLE_TIMEOUT_SECONDS).toBe(60);
  expect(session.MAX_SESSION_IDLE_TIMEOUT_SECONDS).toBe(36_000);
});

it("ends a session after 24 hours, however busy it is", () => {
  const { sessionManager } = start();
  const begin = Date.now();
  const idAfter = (ms: number) => sessionManager!.checkAndGetSessionAndWindowId(false, begin + ms).sessionId;
  const first = idAfter(0);
  for (let ms = 0; ms < DAY_MS; ms += 20 * MINUTE_MS) expect(idAfter(ms)).toBe(first);
  expect(idAfter(DAY_MS - 1)).toBe(first);
  expect(idAfter(DAY_MS + 5000)).not.toBe(first);
});

it("sends nothing for 60 s once PostHog says that the quota is used up", () => {
  jest.useFakeTimers();
  const { rateLimiter } = start();
  expect(rateLimiter.isServerRateLimited("events")).toBe(false);
  rateLimiter.checkForLimiting({ statusCode: 200, text: '{"quota_limited":["events"]}' });
  jest.advanceTimersByTime(MINUTE_MS - 1);
  expect(rateLimiter.isServerRateLimited("events")).toBe(true);
  expect(rateLimiter.isServerRateLimited("recordings")).toBe(false);
  jest.advanceTimersByTime(1);
  expect(rateLimiter.isServerRateLimited("events")).toBe(false);
});

it("sends heatmaps every 5 s", () => {
  expect(new Heatmaps(start(["heatmaps"])).flushIntervalMilliseconds).toBe(5000);
});

it("records the whole page every 5 minutes, and every minute while it waits for a trigger", () => {
  const prototype = replay.LazyLoadedSessionRecording.prototype;
  const interval = Object.getOwnPropertyDescriptor(prototype, "_fullSnapshotIntervalMillis")!.get!;
  const recorder = (isPending: boolean) => ({
    ...{ _instance: start(["replay"]), sessionId: "session", status: "buffering" },
    _strategy: { hasPendingTriggers: () => isPending },
  });
  expect(interval.call(recorder(false))).toBe(5 * MINUTE_MS);
  expect(interval.call(recorder(true))).toBe(MINUTE_MS);
});

it("cuts a text that was clicked on at 255 characters", () => {
  const button = document.createElement("button");
  button.textContent = "word".repeat(200);
  expect(getSafeText(button)).toHaveLength(255);
});

it("records at most 1 MB of a request, even if more is asked for", () => {
  expect(effectivePayloadLimitBytes(defaultNetworkOptions)).toBe(1_000_000);
  expect(effectivePayloadLimitBytes({ payloadSizeLimitBytes: 5_000_000 })).toBe(1_000_000);
});

it.each([
  ["a server that fails", 500, 10],
  ["a request that does not arrive", 0, 3],
  ["what PostHog refuses", 403, 0],
])("tries %s again, with status %i, %i times", (_, statusCode, retries) => {
  jest.useFakeTimers();
  const send = jest.mocked(sendRequest).mockReset();
  send.mockImplementation((_posthog, _options, answer) => answer?.({ statusCode }));
  const queue = new RetryQueue(start());
  send.mockClear();
  queue.retriableRequest({ url: "https://eu.i.posthog.com/e/" });
  jest.advanceTimersByTime(DAY_MS / 4);
  expect(send).toHaveBeenCalledTimes(1 + retries);
  queue.unload();
});

it("tries again after about 3 s at first, twice as long each time, and at most about 30 minutes", () => {
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  expect([0, 1, 2, 20].map(pickNextRetryDelay)).toEqual([3000, 6000, 12_000, 30 * MINUTE_MS]);
  jest.restoreAllMocks();
});

it("keeps what is promised of recordings, web vitals and exceptions", () => {
  expect(Math.round(replay.RECORDING_MAX_EVENT_SIZE / 1000)).toBe(944);
  expect(replay.RECORDING_BUFFER_TIMEOUT).toBe(2000);
  expect(replay.RECORDING_IDLE_THRESHOLD_MS).toBe(5 * MINUTE_MS);
  expect(DEFAULT_FLUSH_TO_CAPTURE_TIMEOUT_MILLISECONDS).toBe(5000);
  expect(resolveExceptionRateLimiterConfig({})).toEqual({ bucketSize: 10, refillRate: 1 });
  const { _rateLimiter: limiter } = new ExceptionObserver(start(["exceptions"])) as unknown as {
    _rateLimiter: { _refillInterval: number };
  };
  expect(limiter._refillInterval).toBe(10_000);
});
