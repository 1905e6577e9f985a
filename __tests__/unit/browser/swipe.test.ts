import { fireEvent } from "@testing-library/dom";
import { startSwipe } from "../../../src/browser/swipe";

const onOut = jest.fn();
let panel: HTMLElement;
let stop: () => void;

beforeEach(() => {
  onOut.mockReset();
  panel = document.createElement("div");
  stop = startSwipe(panel, onOut);
});

function swipe(...[first, ...others]: [number, number][]) {
  const touches = ([clientX, clientY]: [number, number]) => ({ touches: [{ clientX, clientY }] });
  fireEvent.touchStart(panel, touches(first!));
  for (const place of others) fireEvent.touchMove(panel, touches(place));
}

it("moves with the finger and goes out to the left", () => {
  swipe([200, 100], [180, 102], [120, 104]);
  expect(panel.style.translate).toBe("-80px");
  fireEvent.touchEnd(panel);
  expect(onOut).toHaveBeenCalledTimes(1);
  expect(panel.style.translate).toBe("");
});

it.each<[string, [number, number][]]>([
  [
    "too short",
    [
      [200, 100],
      [150, 100],
    ],
  ],
  [
    "to the right",
    [
      [100, 100],
      [250, 100],
    ],
  ],
  [
    "scrolls",
    [
      [200, 100],
      [195, 200],
      [60, 300],
    ],
  ],
])("stays when the movement is %s", (_, places) => {
  swipe(...places);
  fireEvent.touchEnd(panel);
  expect(onOut).not.toHaveBeenCalled();
  expect(panel.style.translate).toBe("");
});

it("stops", () => {
  stop();
  swipe([200, 100], [100, 100]);
  fireEvent.touchEnd(panel);
  expect(onOut).not.toHaveBeenCalled();
});
