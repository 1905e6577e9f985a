import { isOfflineWorker, workerUrl } from "../../../src/offline/messages";

it("reads the settings in the worker's address, and takes what is malformed for off", () => {
  const { search } = new URL(workerUrl("/site/", { offlineMode: true, debug: false }), "https://example.com");
  expect(isOfflineWorker(search)).toBe(true);
  for (const query of ["", "?params={", "?params=7", '?params={"offlineMode":"yes"}']) {
    expect(isOfflineWorker(query)).toBe(false);
  }
});
