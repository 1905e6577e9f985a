import { keepInView } from "../../../../src/components/ui/keep-in-view";

const HEIGHT = 30;
const frame = document.createElement("nav");

const box = (element: Element, top: number, height: number) => {
  element.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
};

/** A frame from 100 to 400 with an entry at each place; gives how far it is scrolled. */
function scrolled(...entries: [current: string, top: number][]): number {
  frame.scrollTop = 1000;
  frame.replaceChildren(
    ...entries.map(([current, top]) => {
      const entry = document.createElement("a");
      if (current) entry.setAttribute("aria-current", current);
      box(entry, top, HEIGHT);
      return entry;
    }),
  );
  box(frame, 100, 300);
  keepInView(frame);
  return frame.scrollTop - 1000;
}

it.each([
  ["below", 500, 500 + 2 * HEIGHT - 400],
  ["half below", 385, 385 + 2 * HEIGHT - 400],
  ["above", 40, 40 - HEIGHT - 100],
  ["in sight", 200, 0],
])("shows an entry that is %s, with room for its neighbour", (_, top, distance) => {
  expect(scrolled(["", 110], ["page", top])).toBe(distance);
});

it("takes the place of a page as it takes the page, and nothing else that is current", () => {
  expect(scrolled(["true", 0], ["location", 500])).toBe(160);
  expect(scrolled(["true", 0])).toBe(0);
});
