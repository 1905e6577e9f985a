import { announceSearchAnswer } from "../../../../src/search/search-answers";
import type { Navigation } from "../../../../src/services/firebase/navigations";
import { runPerformance } from "../../../../src/services/firebase/run-performance";

const mockRecord = jest.fn();
let mockNavigate: (navigation: Navigation) => void;
jest.mock("firebase/app", () => ({ onLog: jest.fn(), setLogLevel: jest.fn() }));
jest.mock("firebase/performance", () => ({
  getPerformance: () => ({}),
  trace: (_: unknown, name: string) => ({ record: mockRecord.bind(null, name) }),
}));
jest.mock("../../../../src/services/firebase/app", () => ({ openApp: async () => ({}), closeApp: async () => {} }));
jest.mock("../../../../src/services/firebase/navigations", () => ({
  watchNavigations: (onNavigation: typeof mockNavigate) => {
    mockNavigate = onNavigation;
    return () => undefined;
  },
}));

const settings = { apiKey: "key", projectId: "project", messagingSenderId: "1", appId: "app" };

it("keeps the rules of Firebase whatever the page is called and however quick it was", async () => {
  const stop = await runPerformance(settings, () => true);
  const path = `/blog/${"long-".repeat(40)}`;
  mockNavigate({ from: 5, to: 5, path, by: "link", data: "ready" });
  await stop();
  const [name, start, duration, more] = mockRecord.mock.lastCall;
  expect([name, start]).toEqual(["navigation", performance.timeOrigin + 5]);
  expect(duration).toBeGreaterThan(0);
  expect(more).toEqual({ attributes: { page: path.slice(0, 100), by: "link", data: "ready" }, metrics: {} });
});

it("says when a search began in the time of the clock, how long it took and what it gave, until it is stopped", async () => {
  const stop = await runPerformance(settings, () => true);
  const from = performance.now();
  jest.spyOn(performance, "now").mockReturnValue(from + 12);
  announceSearchAnswer(from, 0, 3);
  await stop();
  const [name, start, duration, more] = mockRecord.mock.lastCall;
  expect(name).toBe("search");
  expect(Math.abs(start - Date.now())).toBeLessThan(60_000);
  expect(duration).toBeCloseTo(12);
  expect(more).toEqual({ attributes: { outcome: "hits" }, metrics: { hits: 3, answer_page: 1 } });
  mockRecord.mockClear();
  announceSearchAnswer(from, 0, 0);
  expect(mockRecord).not.toHaveBeenCalled();
});
