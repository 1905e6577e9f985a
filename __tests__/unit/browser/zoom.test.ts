import { act } from "@testing-library/react";
import { startZoom } from "../../../src/browser/zoom";

/** jsdom loads no style sheets. */
jest.mock("../../../src/browser/load-style-sheet", () => ({ loadStyleSheet: () => Promise.resolve() }));

const FRAME =
  '<span class="picture-frame zoomable"><img class="picture-blur" src="data:," alt="" aria-hidden="true"><picture>' +
  '<source type="image/avif" srcset="/a-360.avif 360w, /a-800.avif 800w" sizes="688px">' +
  '<img src="/a.jpg" alt="A cat" width="800" height="400" loading="lazy"></picture></span>';
const DRAWING =
  '<span class="picture-frame drawing-frame zoomable"><span class="drawing-scroller" tabindex="0">' +
  '<svg class="drawing" role="img" aria-label="Two boxes" id="d123456-r"><defs><g id="d123456-a"></g></defs>' +
  '<rect fill="url(#d123456-a)" stroke="#d00000"></rect><use href="#d123456-a"></use></svg></span></span>';

let stop: () => void;
const start = (html: string) => {
  document.body.innerHTML = html;
  stop = startZoom();
};
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>(".zoom-button")];
const dialog = () => document.querySelector<HTMLDialogElement>("dialog.zoom");
const click = (element: Element) =>
  act(async () => {
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

beforeAll(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

afterEach(() => {
  dialog()?.close();
  stop();
  document.body.innerHTML = "";
});

describe("buttons", () => {
  it("are added to pictures and drawings, once, and name them", () => {
    start(FRAME + DRAWING);
    expect(buttons().map((button) => button.getAttribute("aria-label"))).toEqual([
      "Enlarge: A cat",
      "Enlarge: Two boxes",
    ]);
    stop();
    stop = startZoom();
    expect(buttons()).toHaveLength(2);
  });

  it("are not added to links, to decoration and to small pictures", () => {
    start(`<a href="/b">${FRAME}</a><span class="picture-frame"><img src="/b.png" alt="B"></span>`);
    expect(buttons()).toEqual([]);
  });

  it("are added to what another page brings, until it is stopped", async () => {
    start("");
    await act(async () => void document.body.insertAdjacentHTML("beforeend", FRAME));
    expect(buttons()).toHaveLength(1);
    stop();
    await act(async () => void document.body.insertAdjacentHTML("beforeend", FRAME));
    expect(buttons()).toHaveLength(1);
    await click(buttons()[0]!);
    expect(dialog()).toBeNull();
  });
});

describe("the dialog", () => {
  it.each([
    ["the button", ".zoom-button"],
    ["the picture", "picture > img"],
  ])("opens by %s, with the picture as large as it is to be had", async (_, selector) => {
    start(`<figure>${FRAME}<figcaption>Her <em>chair</em></figcaption></figure>`);
    await click(document.querySelector(selector)!);
    expect(dialog()).toHaveAttribute("open");
    expect(dialog()).toHaveAttribute("aria-label", "A cat");
    expect(dialog()!.querySelector("source")).toHaveAttribute("sizes", "min(100vw, 800px)");
    expect(dialog()!.querySelector("img")).not.toHaveAttribute("loading");
    expect(dialog()!.querySelectorAll("img")).toHaveLength(1);
    expect(dialog()!.querySelector(".zoom-caption")!.innerHTML).toBe("Her <em>chair</em>");
  });

  it.each([
    ["its button", () => click(dialog()!.querySelector(".zoom-close")!)],
    ["a click on the picture", () => click(dialog()!.querySelector("img")!)],
    ["Escape, which the browser makes of it", () => act(async () => dialog()!.close())],
    ["going back", () => act(async () => void window.dispatchEvent(new PopStateEvent("popstate")))],
  ])("closes by %s, and focus returns", async (_, close) => {
    start(FRAME);
    await click(document.querySelector("picture > img")!);
    expect(document.activeElement).toHaveClass("zoom-close");
    await close();
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(buttons()[0]);
  });

  it("has a drawing with ids of its own", async () => {
    start(DRAWING);
    await click(buttons()[0]!);
    const drawing = dialog()!.querySelector(".drawing")!;
    expect(drawing.id).toBe("zoom-d123456-r");
    expect(drawing.querySelector("g")!.id).toBe("zoom-d123456-a");
    expect(drawing.querySelector("rect")).toHaveAttribute("fill", "url(#zoom-d123456-a)");
    expect(drawing.querySelector("rect")).toHaveAttribute("stroke", "#d00000");
    expect(drawing.querySelector("use")).toHaveAttribute("href", "#zoom-d123456-a");
    expect(document.querySelectorAll("#d123456-a")).toHaveLength(1);
  });

  it("does not open when text is being selected, nor elsewhere, nor twice", async () => {
    start(`${FRAME}<p>Text</p>`);
    await click(document.querySelector("p")!);
    window.getSelection()!.selectAllChildren(document.querySelector("p")!);
    await click(document.querySelector("picture")!);
    expect(dialog()).toBeNull();
    window.getSelection()!.removeAllRanges();
    await click(buttons()[0]!);
    await click(buttons()[0]!);
    expect(document.querySelectorAll("dialog")).toHaveLength(1);
  });
});

describe("the blurred stand-in", () => {
  it.each(["load", "error"])("is gone after %s of its picture, and only then", (event) => {
    start(FRAME + FRAME);
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
    start(FRAME);
    expect(document.querySelector(".picture-blur")).toHaveAttribute("hidden");
    jest.restoreAllMocks();
    stop();
    jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
    start(FRAME);
    expect(document.querySelector(".picture-blur")).not.toHaveAttribute("hidden");
    jest.restoreAllMocks();
  });
});
