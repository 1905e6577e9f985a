import { followWorker, registerWorker } from "../../../../src/browser/offline/worker";

const worker = (offlineMode: boolean) =>
  ({ scriptURL: `/sw.js?params=${encodeURIComponent(JSON.stringify({ offlineMode }))}` }) as ServiceWorker;

const container = Object.assign(new EventTarget(), { controller: null as ServiceWorker | null });
const takeOver = (next: ServiceWorker) => {
  container.controller = next;
  container.dispatchEvent(new Event("controllerchange"));
};

let stop = (): void => undefined;
const onChange = jest.fn();
const reload = jest.fn();

beforeEach(() => {
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  container.controller = null;
  window.___swUpdated = undefined;
  jest.clearAllMocks();
});
afterEach(() => stop());

it("goes on as it is when the first worker takes the page", () => {
  stop = followWorker(null, onChange, reload);
  takeOver(worker(false));
  expect([window.___swUpdated, onChange.mock.calls.length, reload.mock.calls.length]).toEqual([undefined, 1, 0]);
});

it("has the next link load its page whole when another version takes over", () => {
  container.controller = worker(false);
  stop = followWorker(container.controller, onChange, reload);
  takeOver(worker(false));
  expect([window.___swUpdated, onChange.mock.calls.length, reload.mock.calls.length]).toEqual([true, 1, 0]);
});

it("sees a version that took over while the page was loading", () => {
  const before = worker(false);
  container.controller = worker(false);
  stop = followWorker(before, onChange, reload);
  expect([window.___swUpdated, onChange.mock.calls.length]).toEqual([true, 1]);
});

it("loads the page again in offline mode, where a reader asked for the version", () => {
  container.controller = worker(true);
  stop = followWorker(container.controller, onChange, reload);
  takeOver(worker(true));
  expect([onChange.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
});

it("tells the owner in the console where the worker cannot be registered, and goes on without one", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const error = new TypeError("The script has the wrong type.");
  Object.assign(container, { register: () => Promise.reject(error) });
  expect(await registerWorker(false)).toBeUndefined();
  expect(log).toHaveBeenCalledWith(expect.stringContaining("[Offline]"), error);
  log.mockRestore();
});
