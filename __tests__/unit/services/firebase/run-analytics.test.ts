import { initializeAnalytics, setDefaultEventParameters } from "firebase/analytics";
import { announceRouteChange } from "../../../../src/browser/route-change";
import { closeApp } from "../../../../src/services/firebase/app";
import { runAnalytics } from "../../../../src/services/firebase/run-analytics";

jest.mock("firebase/analytics", () => ({
  isSupported: () => Promise.resolve(true),
  initializeAnalytics: jest.fn(),
  setAnalyticsCollectionEnabled: jest.fn(),
  setDefaultEventParameters: jest.fn(),
}));
jest.mock("../../../../src/services/firebase/app", () => ({
  openApp: () => Promise.resolve({}),
  closeApp: jest.fn(() => Promise.resolve()),
}));

const settings = { apiKey: "key", projectId: "project", messagingSenderId: "1", appId: "app" };

afterEach(() => jest.clearAllMocks());

it("hides the words of a search from Google, also those that are typed later", async () => {
  history.replaceState(null, "", "/search");
  const stop = await runAnalytics(settings, () => true);
  history.replaceState(null, "", "/blog?page=2");
  announceRouteChange();
  announceRouteChange();
  expect(jest.mocked(setDefaultEventParameters).mock.calls).toEqual([
    [{ page_location: `${location.origin}/search`, page_title: "Search" }],
    [{ page_location: undefined, page_title: undefined }],
  ]);
  await stop();
});

it("starts nothing if the visitor refuses while Firebase is being asked", async () => {
  const stop = await runAnalytics(settings, () => false);
  expect(initializeAnalytics).not.toHaveBeenCalled();
  await stop();
  expect(closeApp).toHaveBeenCalledTimes(1);
});
