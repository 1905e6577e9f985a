import { startText } from "../../../../src/browser/texts";
import { DRAWING, PICTURE } from "../../../stand-ins/pictures";

const onZoom = jest.fn();
let stop: () => void;
const start = (html: string) => {
  document.body.innerHTML = html;
  stop = startText(document.body, onZoom);
};
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>(".zoom-button")];
const frame = () => document.querySelector(".zoomable");

afterEach(() => {
  stop();
  onZoom.mockReset();
});

describe("buttons", () => {
  it("are added to pictures and drawings, once, and name them", () => {
    start(PICTURE + DRAWING);
    expect(buttons().map((button) => button.getAttribute("aria-label"))).toEqual([
      "Enlarge: A cat",
      "Enlarge: Two boxes",
    ]);
    stop();
    stop = startText(document.body, onZoom);
    expect(buttons()).toHaveLength(2);
  });

  it("are not added to links, to decoration and to small pictures", () => {
    start(`<a href="/b">${PICTURE}</a><span class="picture-frame"><img src="/b.png" alt="B"></span>`);
    expect(buttons()).toEqual([]);
  });
});

describe("a picture", () => {
  it.each(["its button", "the picture itself"])("is enlarged by %s, until it stops", (what) => {
    start(PICTURE);
    const target = what === "its button" ? buttons()[0]! : document.querySelector<HTMLElement>("picture > img")!;
    target.click();
    stop();
    target.click();
    expect(onZoom.mock.calls).toEqual([[frame()]]);
  });

  it("is not enlarged when text is being selected, nor by a click elsewhere", () => {
    start(`${PICTURE}<p>Text</p>`);
    document.querySelector("p")!.click();
    window.getSelection()!.selectAllChildren(document.querySelector("p")!);
    document.querySelector<HTMLElement>("picture")!.click();
    window.getSelection()!.removeAllRanges();
    expect(onZoom).not.toHaveBeenCalled();
  });
});

describe("the blurred stand-in", () => {
  it.each(["load", "error"])("is gone after %s of its picture, and only then", (event) => {
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

  it("is gone where the picture was there first", () => {
    jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    start(PICTURE);
    expect(document.querySelector(".picture-blur")).toHaveAttribute("hidden");
    stop();
    jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
    start(PICTURE);
    expect(document.querySelector(".picture-blur")).not.toHaveAttribute("hidden");
  });
});
