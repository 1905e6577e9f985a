import { notePage, startOffline } from "../../../../src/browser/offline/register";

const mockStart = jest.fn(() => jest.fn());
jest.mock("../../../../src/browser/offline/offline-app", () => ({ startOfflineApp: () => mockStart() }));

const postMessage = jest.fn();
const production = { NODE_ENV: "production", GATSBY_OFFLINE: "" };

/** What the browser answers when it is asked for its service workers. */
const answer = (get: () => unknown) => Object.defineProperty(navigator, "serviceWorker", { configurable: true, get });

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env, ...production });
  Object.defineProperty(window, "isSecureContext", { configurable: true, value: true });
  postMessage.mockReset();
  mockStart.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("tells the worker which page is shown", () => {
  answer(() => ({ controller: { postMessage } }));
  notePage("/blog");
  expect(postMessage).toHaveBeenCalledWith({ type: "PAGE_SHOWN", path: "/blog" });
});

it.each([
  ["has no service workers", () => undefined],
  [
    "forbids this page to ask for them",
    () => {
      throw new DOMException("The document is sandboxed.", "SecurityError");
    },
  ],
])("does nothing in a browser that %s", (_, get) => {
  answer(get);
  expect(() => {
    startOffline();
    notePage("/blog");
  }).not.toThrow();
});

it.each([
  ["starts after the application where nothing is said", "", 1],
  ["starts after the application where the worker is to log what it does", "debug", 1],
  ["registers nothing where it is turned off", "off", 0],
])("%s", async (_, setting, starts) => {
  jest.useFakeTimers();
  process.env.GATSBY_OFFLINE = setting;
  answer(() => ({ controller: null }));
  jest.resetModules();
  const { noteAppStart } = await import("../../../../src/browser/app-start");
  const { startOffline } = await import("../../../../src/browser/offline/register");
  startOffline();
  await jest.advanceTimersByTimeAsync(5000);
  expect(mockStart).not.toHaveBeenCalled();
  noteAppStart();
  await jest.runAllTimersAsync();
  expect(mockStart).toHaveBeenCalledTimes(starts);
});
