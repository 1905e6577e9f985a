const mockStart = jest.fn();
const mockOffer = jest.fn();
jest.mock("../../../../src/offline/offline-app", () => ({ startOfflineApp: mockStart, receiveOffer: mockOffer }));

/** Loads the script in a browser with this property `navigator.serviceWorker`. */
async function load(get: () => unknown): Promise<unknown> {
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, get });
  return import("../../../../src/offline/register");
}

beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));

const refuse = () => {
  throw new DOMException("The document is sandboxed.", "SecurityError");
};
it.each([
  ["has no service workers", () => undefined],
  ["refuses them to this page", refuse],
])("does nothing in a browser that %s", async (_, get) => {
  await expect(load(get)).resolves.toBeDefined();
});

it("keeps the browser's offer to install the site until the code that shows it has loaded", async () => {
  await load(() => ({ controller: null }));
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

it("starts when the browser is idle, with the worker that controlled the page at its beginning", async () => {
  const controller = {};
  await load(() => ({ controller }));
  expect(mockStart).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(mockStart).toHaveBeenCalledWith(controller);
});
