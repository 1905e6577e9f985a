import { act, renderHook } from "@testing-library/react";
import { useActiveHeading } from "../../../../src/components/prose/use-active-heading";

const set = (target: object, name: string, value: number) =>
  Object.defineProperty(target, name, { configurable: true, value });
const tops: Record<string, number> = {};

beforeEach(() => {
  set(window, "innerHeight", 900);
  document.body.innerHTML = '<h2 id="a">A</h2><h2 id="b">B</h2><h2 id="c">C</h2>';
  for (const heading of document.querySelectorAll("h2")) {
    heading.getBoundingClientRect = () => ({ top: tops[heading.id]! }) as DOMRect;
  }
});
afterEach(() => set(window, "scrollY", 0));

/** Puts the headings at these distances from the top of the window. */
function place([a, b, c]: readonly number[], event = "scroll") {
  Object.assign(tops, { a, b, c });
  act(() => void window.dispatchEvent(new Event(event)));
}

it.each([
  ["none above the first heading", [500, 1000, 1500], undefined],
  ["the first heading at it", [300, 800, 1500], "a"],
  ["that of a long section in its middle", [-2000, 1200, 3000], "a"],
  ["the lower one of two headings in the upper third", [50, 280, 900], "b"],
  ["the last heading after it", [-900, -600, 100], "c"],
])("is %s", (_, distances, expected) => {
  const { result } = renderHook(() => useActiveHeading(["a", "b", "c"]));
  place(distances);
  expect(result.current).toBe(expected);
});

it("is the last visible heading at the end of the page, and only there", () => {
  set(document.documentElement, "scrollHeight", 2900);
  set(window, "scrollY", 2000);
  const { result } = renderHook(() => useActiveHeading(["a", "b", "c"]));
  place([-500, 500, 800]);
  expect(result.current).toBe("c");
  set(window, "scrollY", 1900);
  place([-500, 600, 900]);
  expect(result.current).toBe("a");
});

it("changes with the size of the window and with the headings", () => {
  const { result, rerender } = renderHook(({ ids }) => useActiveHeading(ids), { initialProps: { ids: ["a", "b"] } });
  place([-10, 10, 20], "resize");
  expect(result.current).toBe("b");
  rerender({ ids: ["c", "gone"] });
  expect(result.current).toBe("c");
  rerender({ ids: [] });
  expect(result.current).toBeUndefined();
});
