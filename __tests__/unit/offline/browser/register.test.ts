const mockStart = jest.fn();
jest.mock("../../../../src/offline/offline-app", () => ({ startOfflineApp: mockStart }));

/** What the browser answers when it is asked for its service workers. */
const answer = (get: () => unknown) => Object.defineProperty(navigator, "serviceWorker", { configurable: true, get });

beforeEach(() => {
  jest.resetModules();
  mockStart.mockClear();
  Object.defineProperty(window, "isSecureContext", { configurable: true, value: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it.each([
  ["has no service workers", () => undefined],
  [
    "forbids this page to ask for them",
    () => {
      throw new DOMException("The document is sandboxed.", "SecurityError");
    },
  ],
])("does nothing in a browser that %s", async (_, get) => {
  answer(get);
  await expect(import("../../../../src/offline/register")).resolves.toBeDefined();
});

it("starts when the browser is idle, with the worker that was in charge when the page began", async () => {
  jest.useFakeTimers();
  const controller = {};
  answer(() => ({ controller }));
  await import("../../../../src/offline/register");
  expect(mockStart).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(mockStart).toHaveBeenCalledWith(controller);
});
