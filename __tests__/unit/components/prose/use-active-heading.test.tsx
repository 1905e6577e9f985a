import { act, renderHook } from "@testing-library/react";
import { useActiveHeading } from "../../../../src/components/prose/use-active-heading";

const tops: Record<string, number> = {};

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, "innerHeight", { configurable: true, value: 900 });
  document.body.innerHTML = '<h2 id="a">A</h2><h2 id="b">B</h2><h2 id="c">C</h2>';
  for (const heading of document.querySelectorAll("h2")) {
    heading.getBoundingClientRect = () => ({ top: tops[heading.id]! }) as DOMRect;
  }
});

/** Puts the headings at these distances from the top of the window. */
function place(a: number, b: number, c: number, event = "scroll") {
  Object.assign(tops, { a, b, c });
  act(() => {
    window.dispatchEvent(new Event(event));
    jest.advanceTimersByTime(20);
  });
}

describe("useActiveHeading", () => {
  it.each([
    ["above the first heading", [500, 1000, 1500], undefined],
    ["at the first heading", [300, 800, 1500], "a"],
    ["in the middle of a long section", [-2000, 1200, 3000], "a"],
    ["at two headings in the upper third", [50, 280, 900], "b"],
    ["at the end", [-900, -600, 100], "c"],
  ] as const)("%s", (_, [a, b, c], expected) => {
    const { result } = renderHook(() => useActiveHeading(["a", "b", "c"]));
    place(a, b, c);
    expect(result.current).toBe(expected);
  });

  it("is at the last heading in sight when the page can be scrolled no further", () => {
    Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: 2900 });
    Object.defineProperty(window, "scrollY", { configurable: true, value: 2000 });
    const { result } = renderHook(() => useActiveHeading(["a", "b", "c"]));
    place(-500, 500, 800);
    expect(result.current).toBe("c");
    Object.defineProperty(window, "scrollY", { configurable: true, value: 1900 });
    place(-500, 600, 900);
    expect(result.current).toBe("a");
    Object.defineProperty(window, "scrollY", { configurable: true, value: 0 });
  });

  it("looks once a frame, however often the page scrolls", () => {
    renderHook(() => useActiveHeading(["a"]));
    place(0, 0, 0);
    const look = jest.spyOn(document.getElementById("a")!, "getBoundingClientRect");
    act(() => {
      for (let count = 0; count < 5; count += 1) window.dispatchEvent(new Event("scroll"));
      jest.advanceTimersByTime(20);
    });
    expect(look).toHaveBeenCalledTimes(1);
  });

  it("follows a change of the window's size and of the page", () => {
    const { result, rerender } = renderHook(({ ids }) => useActiveHeading(ids), { initialProps: { ids: ["a", "b"] } });
    place(-10, 10, 20, "resize");
    expect(result.current).toBe("b");
    rerender({ ids: ["c", "gone"] });
    act(() => jest.advanceTimersByTime(20));
    expect(result.current).toBe("c");
  });

  it("has none without headings, and stops with the page", () => {
    const { result, unmount } = renderHook(() => useActiveHeading([]));
    place(0, 0, 0);
    expect(result.current).toBeUndefined();
    unmount();
    window.dispatchEvent(new Event("scroll"));
    expect(jest.getTimerCount()).toBe(0);
  });
});
