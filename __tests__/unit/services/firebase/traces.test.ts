import { TextEncoder } from "node:util";
import type { PerformanceTrace } from "firebase/performance";
import { brokenRules, toTrace, type Trace } from "../../../../src/services/firebase/traces";

const good: Trace = { name: "navigation", startTime: 1, duration: 1, attributes: {}, metrics: {} };

const isTaken = (action: () => void): boolean => {
  try {
    action();
    return true;
  } catch {
    return false;
  }
};

describe("the rules of Firebase for traces", () => {
  let ofSdk: () => PerformanceTrace;
  beforeAll(async () => {
    // The SDK asks for it when it is loaded, and then says that jsdom is no browser to measure in.
    Object.assign(globalThis, { TextEncoder, fetch: null });
    jest.spyOn(console, "info").mockReturnValue(undefined);
    const { initializeApp } = await import("firebase/app");
    const { getPerformance, trace } = await import("firebase/performance");
    const monitor = getPerformance(initializeApp({ apiKey: "fake", appId: "fake", projectId: "fake" }));
    ofSdk = () => trace(monitor, "rules");
  });

  it.each([
    ...["a", "page", "Page_1", "x".repeat(40), "firebas_e"],
    ...["", "x".repeat(41), "1st", "_a", "with space", "hyphen-ed", "firebase_a", "google_a", "ga_a", "é"],
  ])("take the same names of attributes as the SDK: %p", (name) => {
    const taken = isTaken(() => ofSdk().putAttribute(name, "value"));
    expect(brokenRules({ ...good, attributes: { [name]: "value" } }).length === 0).toBe(taken);
  });

  it.each(["v", "x".repeat(100), "", "x".repeat(101)])("take the same values as the SDK: %p", (value) => {
    const taken = isTaken(() => ofSdk().putAttribute("name", value));
    expect(brokenRules({ ...good, attributes: { name: value } }).length === 0).toBe(taken);
  });

  it.each(["hits", "1", "with space", "x".repeat(100), "", "_hits", "x".repeat(101)])(
    "take the same names of metrics as the SDK: %p",
    (name) => {
      const taken = isTaken(() => ofSdk().putMetric(name, 1));
      expect(brokenRules({ ...good, metrics: { [name]: 1 } }).length === 0).toBe(taken);
    },
  );

  it.each([
    [1, 1],
    [0, 1],
    [-1, 1],
    [1, 0],
    [1, -1],
  ])("take the same times as the SDK: start %p, duration %p", (startTime, duration) => {
    const taken = isTaken(() => ofSdk().record(startTime, duration));
    expect(brokenRules({ ...good, startTime, duration }).length === 0).toBe(taken);
  });

  it.each(["", "_navigation", " navigation", "x".repeat(101)])("refuse %p as the name of a trace", (name) => {
    expect(brokenRules({ ...good, name })).toHaveLength(1);
  });
});

describe("a trace of the site", () => {
  it("keeps the rules whatever the page is called and however quick it was", () => {
    const path = `/blog/${"long-".repeat(40)}`;
    const made = toTrace("navigation", { from: 5, to: 5 }, { page: path, by: "link", data: "" as "ready" }, {});
    expect(brokenRules(made)).toEqual([]);
    expect(made.attributes).toEqual({ page: path.slice(0, 100), by: "link" });
  });

  it("says when it began in the time of the clock", () => {
    const from = performance.now();
    const made = toTrace("search", { from, to: from + 12 }, { outcome: "hits" }, { hits: 3, answer_page: 1 });
    expect(Math.abs(made.startTime - Date.now())).toBeLessThan(60_000);
    expect(made.duration).toBeCloseTo(12);
    expect(made.metrics).toEqual({ hits: 3, answer_page: 1 });
  });
});
