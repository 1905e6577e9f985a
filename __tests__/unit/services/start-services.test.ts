const LONGEST_WAIT_MS = 10_000;
const IDLE_MS = 200;

/** The modules of a page that has just been opened. */
async function openPage() {
  jest.resetModules();
  const startLate = jest.fn();
  jest.doMock("../../../src/services/start-late", () => ({ startLate }));
  const { noteAppStart } = await import("../../../src/browser/app-start");
  const { startServices } = await import("../../../src/services/start-services");
  startServices();
  return { startLate, noteAppStart };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { __SERVICES__: {} });
});
afterEach(() => jest.useRealTimers());

it("starts services once the application has started, and never again", async () => {
  const { startLate, noteAppStart } = await openPage();
  await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS - 1);
  expect(startLate).not.toHaveBeenCalled();
  noteAppStart();
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  noteAppStart();
  await jest.advanceTimersByTimeAsync(2 * LONGEST_WAIT_MS);
  expect(startLate).toHaveBeenCalledTimes(1);
});

it("starts them late where the application does not start", async () => {
  const { startLate } = await openPage();
  await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS + IDLE_MS);
  expect(startLate).toHaveBeenCalledTimes(1);
});

it("starts nothing where no service is on", async () => {
  Object.assign(globalThis, { __SERVICES__: null });
  const { startLate, noteAppStart } = await openPage();
  noteAppStart();
  await jest.advanceTimersByTimeAsync(2 * LONGEST_WAIT_MS);
  expect(startLate).not.toHaveBeenCalled();
});
