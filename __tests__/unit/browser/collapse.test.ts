import { animateDetails, collapseDuration } from "../../../src/browser/collapse";
import { Media } from "../../stand-ins/media";

interface Played {
  height: string[];
  duration: number;
  onfinish: () => void;
  cancel: jest.Mock;
}

let media: Media;
let played: Played[];

beforeEach(() => {
  media = Media.install();
  played = [];
  document.body.innerHTML = "<details><summary>More</summary>Text</details>";
  Object.defineProperty(details(), "offsetHeight", { get: () => (details().open ? 140 : 40) });
  details().animate = ((frames: { height: string[] }, { duration }: { duration: number }) => {
    const animation: Played = { height: frames.height, duration, onfinish: () => {}, cancel: jest.fn() };
    played.push(animation);
    return animation;
  }) as never;
  details().addEventListener("click", animateDetails);
});

const details = () => document.querySelector("details")!;
const click = () => document.querySelector("summary")!.click();

it.each([
  [0, 40],
  [100, 239],
  [1000, 440],
])("animates an element of %i px for %i ms, or 1 ms with reduced motion", (height, duration) => {
  expect(collapseDuration(height)).toBe(duration);
  media.set("(prefers-reduced-motion: reduce)", true);
  expect(collapseDuration(height)).toBe(1);
});

it("opens at once, and animates the height", () => {
  click();
  expect(details().open).toBe(true);
  expect(played).toMatchObject([{ height: ["40px", "140px"], duration: 239 }]);
  played[0]!.onfinish();
  expect(details().open).toBe(true);
});

it("closes when the animation has ended", () => {
  details().open = true;
  click();
  expect(played).toMatchObject([{ height: ["140px", "40px"], duration: 239 }]);
  expect(details().open).toBe(true);
  played[0]!.onfinish();
  expect(details().open).toBe(false);
});

it("turns round on a click during the animation", () => {
  click();
  click();
  expect(played[0]!.cancel).toHaveBeenCalled();
  played[1]!.onfinish();
  expect(details().open).toBe(false);
});

it.each(["<a href='#x'>a <b>link</b></a>", "<button>a <b>button</b></button>"])(
  "leaves the click to %s in the summary",
  (html) => {
    document.querySelector("summary")!.innerHTML = html;
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector("b")!.dispatchEvent(click);
    expect([played, click.defaultPrevented]).toEqual([[], false]);
  },
);

it("ignores a click that was handled already", () => {
  document.querySelector("summary")!.addEventListener("click", (event) => event.preventDefault(), { once: true });
  click();
  expect(played).toEqual([]);
});
