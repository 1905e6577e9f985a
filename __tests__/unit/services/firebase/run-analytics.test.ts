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

/** The address and the title that the latest call has set for Google's events, or those of the page. */
const reported = () => {
  const set = jest.mocked(setDefaultEventParameters).mock.lastCall?.[0];
  return [set?.page_location ?? location.href, set?.page_title ?? document.title];
};

it("hides the words of a search from Google, also those that are typed later", async () => {
  history.replaceState(null, "", "/search");
  const stop = await runAnalytics(settings, () => true);
  expect(reported()).toEqual([`${location.origin}/search`, "Search"]);
  history.replaceState(null, "", "/blog?page=2");
  document.title = "Blog";
  announceRouteChange();
  announceRouteChange();
  expect(reported()).toEqual([`${location.origin}/blog?page=2`, "Blog"]);
  await stop();
});

it("hides them from what Google counts as soon as the address changes, when the title is still the earlier one", async () => {
  history.replaceState(null, "", "/about");
  document.title = "About";
  const stop = await runAnalytics(settings, () => true);
  const counted: unknown[] = [];
  const follow = (address: string, title: string) => {
    const link = document.body.appendChild(document.createElement("a"));
    link.href = address;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      history.pushState(null, "", address);
      counted.push(reported());
    });
    link.click();
    document.title = title;
    announceRouteChange();
  };
  follow("/search?q=secret", 'Search results for "secret"');
  follow("/blog", "Blog");
  window.addEventListener("popstate", () => counted.push(reported()), { once: true });
  await new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
    history.back();
  });
  const search = [`${location.origin}/search`, "Search"];
  expect(counted).toEqual([search, [`${location.origin}/blog`, "Search"], search]);
  await stop();
});

it("starts nothing if the visitor refuses while Firebase is being asked", async () => {
  const stop = await runAnalytics(settings, () => false);
  expect(initializeAnalytics).not.toHaveBeenCalled();
  await stop();
  expect(closeApp).toHaveBeenCalledTimes(1);
});
