import { finishProgress, startProgress } from "../../../src/browser/progress";

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  finishProgress();
  jest.runOnlyPendingTimers();
});

const bars = () => document.querySelectorAll("#nprogress");
const shown = () =>
  document.querySelector<HTMLElement>("#nprogress .bar")!.style.transform.replace(/translateX\((.*)%\)/, "$1");

it("shows the bar after 200 ms with a spinner, and lets it grow slowly", () => {
  startProgress();
  jest.advanceTimersByTime(199);
  expect(bars()).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(document.querySelector("#nprogress[role=progressbar] .spinner")).not.toBeNull();
  expect(Number(shown())).toBeCloseTo(-92);
  jest.advanceTimersByTime(800);
  expect(Number(shown())).toBeCloseTo(-91);
  jest.advanceTimersByTime(1_000_000);
  expect(Number(shown())).toBeCloseTo(-0.6);
});

it("shows no bar if the page comes earlier", () => {
  startProgress();
  jest.advanceTimersByTime(150);
  finishProgress();
  jest.advanceTimersByTime(1000);
  expect(bars()).toHaveLength(0);
});

it("continues for the next navigation, then fills and disappears", () => {
  startProgress();
  jest.advanceTimersByTime(1000);
  const before = shown();
  startProgress();
  jest.advanceTimersByTime(200);
  expect([bars().length, shown()]).toEqual([1, before]);
  finishProgress();
  expect(shown()).toBe("0");
  jest.advanceTimersByTime(400);
  expect(bars()).toHaveLength(0);
});

it("starts a new bar while the last one fades", () => {
  startProgress();
  jest.advanceTimersByTime(200);
  finishProgress();
  startProgress();
  jest.advanceTimersByTime(200);
  expect(Number(shown())).toBeCloseTo(-92);
  jest.advanceTimersByTime(300);
  expect(bars()).toHaveLength(1);
});
