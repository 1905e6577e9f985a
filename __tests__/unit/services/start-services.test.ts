const LONGEST_WAIT_MS = 10_000;
const IDLE_MS = 200;

/** Starts the services of a page, whose application may not have started. */
async function openPage(hasApplication = true) {
  jest.resetModules();
  const startLate = jest.fn();
  jest.doMock("../../../src/services/start-late", () => ({ startLate }));
  const { startServices, startServicesAnyway } = await import("../../../src/services/start-services");
  startServicesAnyway();
  if (hasApplication) startServices();
  return startLate;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { __SERVICES__: {} });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it("waits for the page's own files", async () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const startLate = await openPage();
  await jest.advanceTimersByTimeAsync(10 * IDLE_MS);
  expect(startLate).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(startLate).toHaveBeenCalledTimes(1);
});

it("starts services once, when the browser is idle", async () => {
  const startLate = await openPage();
  expect(startLate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(startLate).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2 * LONGEST_WAIT_MS);
  expect(startLate).toHaveBeenCalledTimes(1);
});

it("counts a visit whose application does not start", async () => {
  const startLate = await openPage(false);
  await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS - 1);
  expect(startLate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1 + IDLE_MS);
  expect(startLate).toHaveBeenCalledTimes(1);
});

it("starts nothing where no service is on", async () => {
  Object.assign(globalThis, { __SERVICES__: null });
  const startLate = await openPage();
  await jest.advanceTimersByTimeAsync(10 * IDLE_MS);
  expect(startLate).not.toHaveBeenCalled();
});
