import { runPerformance } from "../../../../src/services/firebase/run-performance";

const mockMonitor = {};
jest.mock("firebase/app", () => ({ onLog: jest.fn(), setLogLevel: jest.fn() }));
jest.mock("firebase/performance", () => ({ getPerformance: () => mockMonitor }));
jest.mock("../../../../src/services/firebase/app", () => ({ openApp: async () => ({}), closeApp: async () => {} }));

it("measures until the visitor refuses", async () => {
  const settings = { apiKey: "key", projectId: "project", messagingSenderId: "1", appId: "app" };
  const stop = await runPerformance(settings, () => true);
  expect(mockMonitor).toEqual({ dataCollectionEnabled: true, instrumentationEnabled: true });
  await stop();
  expect(mockMonitor).toEqual({ dataCollectionEnabled: false, instrumentationEnabled: false });
});
