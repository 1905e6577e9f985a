const LONGEST_WAIT_MS = 10_000;
const IDLE_MS = 200;

/** Starts the services of a page, whose application may not have started. */
async function openPage(hasApplication = true) {
  jest.resetModules();
  const runServices = jest.fn();
  jest.doMock("../../../src/services/run-services", () => ({ runServices }));
  const { startServices, startServicesAnyway } = await import("../../../src/services/start-services");
  startServicesAnyway();
  if (hasApplication) startServices();
  return runServices;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { __SERVICES__: {} });
});

it("waits for the page's own files", async () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const runServices = await openPage();
  await jest.advanceTimersByTimeAsync(10 * IDLE_MS);
  expect(runServices).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(runServices).toHaveBeenCalledTimes(1);
});

it("starts services once, when the browser is idle", async () => {
  const runServices = await openPage();
  expect(runServices).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(runServices).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2 * LONGEST_WAIT_MS);
  expect(runServices).toHaveBeenCalledTimes(1);
});

it("counts a visit whose application does not start", async () => {
  const runServices = await openPage(false);
  await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS - 1);
  expect(runServices).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1 + IDLE_MS);
  expect(runServices).toHaveBeenCalledTimes(1);
});

it("starts nothing where no service is on", async () => {
  Object.assign(globalThis, { __SERVICES__: null });
  const runServices = await openPage();
  await jest.advanceTimersByTimeAsync(10 * IDLE_MS);
  expect(runServices).not.toHaveBeenCalled();
});
