type Worker = { scriptURL: string; postMessage: () => void };

const worker = (offlineMode: boolean): Worker => ({
  scriptURL: `/sw.js?params=${encodeURIComponent(JSON.stringify({ offlineMode, debug: false }))}`,
  postMessage: () => undefined,
});

const register = jest.fn();
const container = Object.assign(new EventTarget(), {
  controller: null as Worker | null,
  ready: Promise.resolve(),
  register,
});
const reload = jest.fn();
const update = jest.fn(() => Promise.resolve());
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Starts a page that the worker `before` controlled when it was loaded. */
async function start(before: Worker | null, active?: Worker) {
  jest.resetModules();
  register.mockResolvedValue(Object.assign(new EventTarget(), { update, active }));
  const { startOfflineApp } = await import("../../../../src/offline/offline-app");
  startOfflineApp(before as never, reload);
  await settle();
}

beforeEach(() => {
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  Object.assign(performance, { getEntriesByType: () => [] });
  container.controller = null;
  window.___swUpdated = undefined;
  jest.clearAllMocks();
});

it.each([
  ["goes on as it is when the first worker takes control", null, false, [undefined, 0]],
  ["has the next link load its page whole when another version takes control", worker(false), false, [true, 0]],
  [
    "reloads the page in offline mode, in which the reader has asked for the new version",
    worker(true),
    true,
    [true, 1],
  ],
])("%s", async (_, before, offlineMode, expected) => {
  container.controller = before;
  await start(before);
  container.controller = worker(offlineMode);
  container.dispatchEvent(new Event("controllerchange"));
  expect([window.___swUpdated, reload.mock.calls.length]).toEqual(expected);
});

it("notices a version that took control while the page was loading", async () => {
  container.controller = worker(false);
  await start(worker(false));
  expect(window.___swUpdated).toBe(true);
});

it("looks for a new version when the page comes into view", async () => {
  await start(null);
  expect(update).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(update).toHaveBeenCalled();
});

it("stores the site when the connection is back, if it was lost when the app was installed", async () => {
  jest.spyOn(console, "error").mockImplementation();
  await start(null, worker(false));
  register.mockRejectedValueOnce(new TypeError("There is no connection."));
  window.dispatchEvent(new Event("appinstalled"));
  await settle();
  register.mockClear();
  window.dispatchEvent(new Event("online"));
  expect(register).toHaveBeenCalledWith(worker(true).scriptURL, expect.anything());
});

it("logs an error if the worker cannot be registered, and goes on without one", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const error = new TypeError("The script has the wrong type.");
  register.mockRejectedValueOnce(error);
  await start(null);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("[Offline]"), error);
});

it("looks again for a new version whose files could not all be stored, every 30 s", async () => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  try {
    const started = start(null, worker(false));
    await jest.advanceTimersByTimeAsync(0);
    await started;
    window.dispatchEvent(new Event("appinstalled"));
    await jest.advanceTimersByTimeAsync(0);
    const data = { type: "FILL_PROGRESS", state: "paused", stored: 1, total: 3 };
    container.dispatchEvent(new MessageEvent("message", { data }));
    update.mockClear();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(update).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});
