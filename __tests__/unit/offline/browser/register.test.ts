const mockStart = jest.fn();
const mockOffer = jest.fn();
jest.mock("../../../../src/offline/offline-app", () => ({ startOfflineApp: mockStart, receiveOffer: mockOffer }));

/** What the browser answers when it is asked for its service workers. */
const answer = (get: () => unknown) => Object.defineProperty(navigator, "serviceWorker", { configurable: true, get });

beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
});
afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));

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

it("holds the browser's offer to install the site until the part that shows it has started", async () => {
  jest.useFakeTimers();
  answer(() => ({ controller: null }));
  await import("../../../../src/offline/register");
  const [early, late] = [0, 1].map(() => new Event("beforeinstallprompt", { cancelable: true }));
  window.dispatchEvent(early!);
  expect(mockOffer).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  window.dispatchEvent(late!);
  await jest.runAllTimersAsync();
  expect(mockOffer.mock.calls.map(([offer]) => [early, late].indexOf(offer))).toEqual([0, 1]);
  expect(mockStart.mock.invocationCallOrder[0]).toBeLessThan(mockOffer.mock.invocationCallOrder[0]!);
  expect([early!.defaultPrevented, late!.defaultPrevented]).toEqual([true, true]);
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
