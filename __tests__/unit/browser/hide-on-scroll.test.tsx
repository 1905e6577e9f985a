import { act, renderHook } from "@testing-library/react";
import { useHideOnScroll } from "../../../src/browser/hide-on-scroll";

const set = (target: object, name: string, value: number) =>
  Object.defineProperty(target, name, { configurable: true, value });

beforeEach(() => {
  set(window, "innerHeight", 800);
  set(window, "scrollY", 0);
  set(document.documentElement, "scrollHeight", 5000);
});

const scrollTo = (...places: number[]) =>
  act(() => {
    for (const place of places) {
      set(window, "scrollY", place);
      window.dispatchEvent(new Event("scroll"));
    }
  });

describe("useHideOnScroll", () => {
  it.each([
    ["at the top", [0], false],
    ["after a few pixels", [50], false],
    ["after scrolling down", [300], true],
    ["after scrolling up again", [300, 250], false],
    ["when down and up end at the top", [300, 30], false],
    ["when the page bounces at its end", [4200, 4190], true],
    ["after leaving the end", [4200, 4000], false],
  ])("%s", (_, places, hidden) => {
    const { result } = renderHook(() => useHideOnScroll(60, "/blog"));
    scrollTo(...places);
    expect(result.current).toBe(hidden);
  });

  it("shows the navbar on another page", () => {
    const { result, rerender } = renderHook(({ path }) => useHideOnScroll(60, path), {
      initialProps: { path: "/blog" },
    });
    scrollTo(300);
    expect(result.current).toBe(true);
    rerender({ path: "/docs/intro" });
    expect(result.current).toBe(false);
  });

  it("stops listening", () => {
    const remove = jest.spyOn(window, "removeEventListener");
    renderHook(() => useHideOnScroll(60, "/blog")).unmount();
    expect(remove).toHaveBeenCalledWith("scroll", expect.any(Function));
    remove.mockRestore();
  });
});
