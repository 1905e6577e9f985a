import { isOfflineWorker, workerUrl } from "../../../src/offline/messages";

it("reads from the worker's address whether offline mode is on", () => {
  const { search } = new URL(workerUrl("/site/", { offlineMode: true, debug: false }), "https://example.com");
  expect(isOfflineWorker(search)).toBe(true);
});

it.each(["", "?params={", "?params=7", '?params={"offlineMode":"yes"}'])("takes %j as off", (query) => {
  expect(isOfflineWorker(query)).toBe(false);
});
