import { isOfflineWorker, workerUrl } from "../../../src/offline/messages";

it("puts the settings into the worker's address as returning visitors' browsers have it", () => {
  expect(workerUrl("/", { offlineMode: false, debug: false })).toBe(
    "/sw.js?params=%7B%22offlineMode%22%3Afalse%2C%22debug%22%3Afalse%7D",
  );
});

it("reads them back, and takes what is malformed for off", () => {
  const { search } = new URL(workerUrl("/site/", { offlineMode: true, debug: false }), "https://example.com");
  expect(isOfflineWorker(search)).toBe(true);
  for (const query of ["", "?params={", "?params=7", '?params={"offlineMode":"yes"}']) {
    expect(isOfflineWorker(query)).toBe(false);
  }
});
