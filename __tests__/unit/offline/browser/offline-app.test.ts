type Worker = { scriptURL: string; postMessage: jest.Mock };

const worker = (offlineMode: boolean): Worker => ({
  scriptURL: `/sw.js?params=${encodeURIComponent(JSON.stringify({ offlineMode, debug: false }))}`,
  postMessage: jest.fn(),
});

const register = jest.fn();
const container = Object.assign(new EventTarget(), {
  controller: null as Worker | null,
  ready: Promise.resolve(),
  register,
});
const reload = jest.fn();
const update = jest.fn(() => Promise.resolve());

/** Starts the page under the worker `before`, with what the browser has registered. */
async function start(before: Worker | null, workers: { active?: Worker; waiting?: Worker } = {}) {
  jest.resetModules();
  register.mockResolvedValue(Object.assign(new EventTarget(), { update, ...workers }));
  const { startOfflineApp } = await import("../../../../src/offline/offline-app");
  startOfflineApp(before as never, reload);
  await new Promise((resolve) => setTimeout(resolve));
}
const takeOver = (next: Worker) => {
  container.controller = next;
  container.dispatchEvent(new Event("controllerchange"));
};

beforeEach(() => {
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  Object.assign(performance, { getEntriesByType: () => [] });
  container.controller = null;
  window.___swUpdated = undefined;
  jest.clearAllMocks();
});

it("tells the worker which page is shown", async () => {
  const active = worker(false);
  await start(null, { active });
  expect(active.postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: "PAGE_SHOWN", path: "/" }));
});

it.each([
  ["goes on as it is when the first worker takes the page", null, false, [undefined, 0]],
  ["has the next link load its page whole when another version takes over", worker(false), false, [true, 0]],
  ["loads the page again in offline mode, where a reader asked for the version", worker(true), true, [true, 1]],
])("%s", async (_, before, offlineMode, expected) => {
  container.controller = before;
  await start(before);
  takeOver(worker(offlineMode));
  expect([window.___swUpdated, reload.mock.calls.length]).toEqual(expected);
});

it("sees a version that took over while the page was loading", async () => {
  container.controller = worker(false);
  await start(worker(false));
  expect(window.___swUpdated).toBe(true);
});

it("takes a waiting version silently without offline mode", async () => {
  container.controller = worker(false);
  const waiting = worker(false);
  await start(container.controller, { active: container.controller, waiting });
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" });
});

it("looks for a new version when the page comes into view", async () => {
  await start(null);
  expect(update).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(update).toHaveBeenCalled();
});

it("stores the site when the connection is back, if it was lost when the app was installed", async () => {
  jest.spyOn(console, "error").mockImplementation();
  await start(null, { active: worker(false) });
  register.mockRejectedValueOnce(new TypeError("There is no connection."));
  window.dispatchEvent(new Event("appinstalled"));
  await new Promise((resolve) => setTimeout(resolve));
  register.mockClear();
  window.dispatchEvent(new Event("online"));
  expect(register).toHaveBeenCalledWith(worker(true).scriptURL, expect.anything());
});

it("tells the owner in the console where the worker cannot be registered, and goes on without one", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const error = new TypeError("The script has the wrong type.");
  register.mockRejectedValueOnce(error);
  await start(null);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("[Offline]"), error);
});
