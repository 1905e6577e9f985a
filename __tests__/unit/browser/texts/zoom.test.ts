import { startText } from "../../../../src/browser/texts";
import { DRAWING, PICTURE } from "../../../stand-ins/pictures";

const onZoom = jest.fn();
let stop: () => void;
const start = (html: string) => {
  document.body.innerHTML = html;
  stop = startText(document.body, onZoom);
};
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>(".zoom-button")];

afterEach(() => {
  stop();
  onZoom.mockReset();
});

it("adds one button to each picture and drawing, with its name", () => {
  start(PICTURE + DRAWING);
  expect(buttons().map((button) => button.getAttribute("aria-label"))).toEqual([
    "Enlarge: A cat",
    "Enlarge: Two boxes",
  ]);
  stop();
  stop = startText(document.body, onZoom);
  expect(buttons()).toHaveLength(2);
});

it("adds no button in links and to pictures that cannot be enlarged", () => {
  start(`<a href="/b">${PICTURE}</a><span class="picture-frame"><img src="/b.png" alt="B"></span>`);
  expect(buttons()).toEqual([]);
});

it("enlarges nothing when text is selected or the click is elsewhere", () => {
  start(`${PICTURE}<p>Text</p>`);
  document.querySelector("p")!.click();
  window.getSelection()!.selectAllChildren(document.querySelector("p")!);
  document.querySelector<HTMLElement>("picture")!.click();
  window.getSelection()!.removeAllRanges();
  expect(onZoom).not.toHaveBeenCalled();
});

it("enlarges by its button although text is selected elsewhere", () => {
  start(`${PICTURE}<p>Text</p>`);
  window.getSelection()!.selectAllChildren(document.querySelector("p")!);
  buttons()[0]!.click();
  window.getSelection()!.removeAllRanges();
  expect(onZoom).toHaveBeenCalledTimes(1);
});

it.each(["load", "error"])("hides the blurred preview after the %s event of its picture", (event) => {
  start(PICTURE + PICTURE);
  const pictures = document.querySelectorAll("picture > img");
  const blurs = document.querySelectorAll(".picture-blur");
  blurs[0]!.removeAttribute("hidden");
  blurs[1]!.removeAttribute("hidden");
  blurs[0]!.dispatchEvent(new Event("load"));
  expect(blurs[0]).not.toHaveAttribute("hidden");
  pictures[0]!.dispatchEvent(new Event(event));
  expect([...blurs].map((blur) => blur.hasAttribute("hidden"))).toEqual([true, false]);
});

it("hides the blurred preview at once if its picture has loaded before", () => {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  start(PICTURE);
  expect(document.querySelector(".picture-blur")).toHaveAttribute("hidden");
  stop();
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  start(PICTURE);
  expect(document.querySelector(".picture-blur")).not.toHaveAttribute("hidden");
});
