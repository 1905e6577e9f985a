import { restoreScroll } from "../../../src/browser/restore-scroll";

const anchoring = () => document.body.style.getPropertyValue("overflow-anchor");
const setTop = (top: number) => Object.defineProperty(window, "scrollY", { configurable: true, value: top });

/** How far down the page can be scrolled. */
let end: number;
let controller: AbortController;
let isDone: boolean;

function restore(top: number) {
  controller = new AbortController();
  isDone = false;
  void restoreScroll(top, controller.signal).then(() => (isDone = true));
}

beforeEach(() => {
  jest.useFakeTimers();
  end = 400;
  setTop(0);
  window.scrollTo = jest.fn(({ top }: ScrollToOptions) => setTop(Math.min(top!, end))) as unknown as typeof scrollTo;
});
afterEach(() => controller.abort());

it("scrolls once the page is long enough, without scroll anchoring", async () => {
  restore(1200);
  await jest.advanceTimersByTimeAsync(500);
  expect([window.scrollY, anchoring(), isDone]).toEqual([400, "none", false]);
  end = 3000;
  setTop(2980);
  await jest.advanceTimersByTimeAsync(20);
  expect([window.scrollY, anchoring(), isDone]).toEqual([1200, "", true]);
});

it.each(["wheel", "touchstart", "pointerdown", "keydown"])("stops on any input of the reader: %s", async (action) => {
  restore(1200);
  window.dispatchEvent(new Event(action));
  end = 3000;
  await jest.advanceTimersByTimeAsync(100);
  expect([window.scrollY, anchoring(), isDone]).toEqual([0, "", true]);
});

it("gives up after two seconds and on abort", async () => {
  restore(1200);
  await jest.advanceTimersByTimeAsync(2100);
  expect(isDone).toBe(true);
  restore(1200);
  controller.abort();
  end = 3000;
  await jest.advanceTimersByTimeAsync(100);
  expect([window.scrollY, anchoring(), isDone]).toEqual([400, "", true]);
});
