import { isCutShort, isRestoringScroll, restoreScroll, stopRestoringScroll } from "../../../src/browser/restore-scroll";

const root = document.documentElement;
const set = (target: object, name: string, value: number) =>
  Object.defineProperty(target, name, { configurable: true, value });

/** How far down the page can be scrolled. */
let end: number;

beforeEach(() => {
  jest.useFakeTimers();
  end = 400;
  set(window, "scrollY", 0);
  window.scrollTo = jest.fn(({ top }: ScrollToOptions) =>
    set(window, "scrollY", Math.min(top!, end)),
  ) as unknown as typeof window.scrollTo;
});
afterEach(() => {
  stopRestoringScroll();
  jest.useRealTimers();
});

describe("restoreScroll", () => {
  it("goes there at once where the page is long enough", () => {
    restoreScroll(300);
    expect([window.scrollY, isRestoringScroll()]).toEqual([300, false]);
  });

  it("waits for what comes late, whatever the browser does meanwhile, and has it hold on to nothing", () => {
    restoreScroll(1200);
    expect([window.scrollY, isRestoringScroll()]).toEqual([400, true]);
    expect(root.style.getPropertyValue("overflow-anchor")).toBe("none");
    jest.advanceTimersByTime(500);
    end = 3000;
    set(window, "scrollY", 2980);
    jest.advanceTimersByTime(20);
    expect([window.scrollY, isRestoringScroll()]).toEqual([1200, false]);
    expect(root.style.getPropertyValue("overflow-anchor")).toBe("");
  });

  it.each(["wheel", "touchstart", "pointerdown", "keydown"])("leaves the page to a reader who acts: %s", (action) => {
    restoreScroll(1200);
    window.dispatchEvent(new Event(action));
    end = 3000;
    jest.advanceTimersByTime(100);
    expect([window.scrollY, isRestoringScroll()]).toEqual([400, false]);
    expect(root.style.getPropertyValue("overflow-anchor")).toBe("");
  });

  it("gives up after two seconds", () => {
    restoreScroll(1200);
    jest.advanceTimersByTime(2100);
    expect(isRestoringScroll()).toBe(false);
    end = 3000;
    jest.advanceTimersByTime(100);
    expect(window.scrollY).toBe(400);
  });

  it("goes to the newest of two places", () => {
    restoreScroll(1200);
    restoreScroll(100);
    end = 3000;
    jest.advanceTimersByTime(100);
    expect(window.scrollY).toBe(100);
  });
});

it.each([
  ["the page is too short and stands at its end", 400, true],
  ["the reader has moved up in it", 350, false],
])("isCutShort: %s", (_, scrollY, expected) => {
  set(root, "scrollHeight", 1200);
  set(window, "innerHeight", 800);
  set(window, "scrollY", scrollY);
  expect(isCutShort(1000)).toBe(expected);
  expect(isCutShort(400)).toBe(false);
});
