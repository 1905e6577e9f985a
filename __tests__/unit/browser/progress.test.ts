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

describe("the progress bar", () => {
  it("shows after 200 ms at the minimum, with a name and a spinner, and trickles", () => {
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

  it("does not show where the page comes earlier", () => {
    startProgress();
    jest.advanceTimersByTime(150);
    finishProgress();
    jest.advanceTimersByTime(1000);
    expect(bars()).toHaveLength(0);
  });

  it("goes on when another page is asked for, fills and goes away", () => {
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

  it("begins anew while the last one fades", () => {
    startProgress();
    jest.advanceTimersByTime(200);
    finishProgress();
    startProgress();
    jest.advanceTimersByTime(200);
    expect(Number(shown())).toBeCloseTo(-92);
    jest.advanceTimersByTime(300);
    expect(bars()).toHaveLength(1);
  });
});
