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
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { __SERVICES__: {} });
});

it("waits until the page is loaded", async () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const runServices = await openPage();
  await wait(10 * IDLE_MS);
  expect(runServices).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  await wait(IDLE_MS);
  expect(runServices).toHaveBeenCalledTimes(1);
});

it("starts services once, when the browser is idle", async () => {
  const runServices = await openPage();
  expect(runServices).not.toHaveBeenCalled();
  await wait(IDLE_MS);
  expect(runServices).toHaveBeenCalledTimes(1);
  await wait(2 * LONGEST_WAIT_MS);
  expect(runServices).toHaveBeenCalledTimes(1);
});

it("starts services after ten seconds if the application does not start", async () => {
  const runServices = await openPage(false);
  await wait(LONGEST_WAIT_MS - 1);
  expect(runServices).not.toHaveBeenCalled();
  await wait(1 + IDLE_MS);
  expect(runServices).toHaveBeenCalledTimes(1);
});

it("starts nothing if no service is enabled", async () => {
  Object.assign(globalThis, { __SERVICES__: null });
  const runServices = await openPage();
  await wait(10 * IDLE_MS);
  expect(runServices).not.toHaveBeenCalled();
});

it("waits for a connection if their code cannot be loaded without one", async () => {
  const connection = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const warn = jest.spyOn(console, "warn").mockImplementation();
  jest.resetModules();
  const runServices = jest.fn();
  jest.doMock("../../../src/services/run-services", () => {
    if (!navigator.onLine) throw new Error("Loading chunk 48 failed.");
    return { runServices };
  });
  (await import("../../../src/services/start-services")).startServices();
  await wait(IDLE_MS);
  expect(runServices).not.toHaveBeenCalled();
  connection.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("online"));
  await wait(0);
  expect(runServices).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});
