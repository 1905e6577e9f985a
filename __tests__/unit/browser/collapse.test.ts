import { fireEvent } from "@testing-library/dom";
import { startCollapses } from "../../../src/browser/collapse";
import { Media } from "../../stand-ins/media";

interface Played {
  height: string[];
  duration: number;
  onfinish: () => void;
  cancel: jest.Mock;
}

let media: Media;
let played: Played[];
let stop: () => void;

beforeEach(() => {
  media = Media.install();
  played = [];
  document.body.innerHTML = `<details><summary>More</summary>Text</details>
    <button aria-expanded="false" aria-controls="list">List</button><div id="list"><ul></ul></div>`;
  const details = document.querySelector("details")!;
  Object.defineProperty(details, "offsetHeight", { get: () => (details.open ? 140 : 40) });
  details.animate = ((frames: { height: string[] }, { duration }: { duration: number }) => {
    const animation: Played = { height: frames.height, duration, onfinish: () => {}, cancel: jest.fn() };
    played.push(animation);
    return animation;
  }) as never;
  stop = startCollapses();
});
afterEach(() => stop());

const details = () => document.querySelector("details")!;
const click = () => fireEvent.click(document.querySelector("summary")!);

it("opens in the time that belongs to the height", () => {
  click();
  expect(details().open).toBe(true);
  expect(played).toMatchObject([{ height: ["40px", "140px"], duration: 239 }]);
  played[0]!.onfinish();
  expect(details().open).toBe(true);
});

it("closes when the movement has ended, not before", () => {
  details().open = true;
  click();
  expect(played).toMatchObject([{ height: ["140px", "40px"], duration: 239 }]);
  expect(details().open).toBe(true);
  played[0]!.onfinish();
  expect(details().open).toBe(false);
});

it("turns round when it is clicked on the way", () => {
  click();
  click();
  expect(played[0]!.cancel).toHaveBeenCalled();
  played[1]!.onfinish();
  expect(details().open).toBe(false);
});

it("takes a millisecond where the visitor wants less movement", () => {
  media.set("(prefers-reduced-motion: reduce)", true);
  click();
  expect(played[0]!.duration).toBe(1);
});

it("tells the list of a button how long to take", () => {
  const list = document.querySelector<HTMLElement>("#list")!;
  Object.defineProperty(list.firstElementChild!, "scrollHeight", { value: 1000 });
  fireEvent.click(document.querySelector("button")!);
  expect(list.style.getPropertyValue("--collapse-duration")).toBe("440ms");
});

it("leaves alone what somebody else has handled, and what is in the navbar", () => {
  document.querySelector("summary")!.addEventListener("click", (event) => event.preventDefault(), { once: true });
  click();
  document.body.innerHTML = '<ul class="navbar-links"><details><summary>Docs</summary></details></ul>';
  expect(click()).toBe(true);
  expect(played).toEqual([]);
});
