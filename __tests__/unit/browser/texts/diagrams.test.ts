import { setColorMode, startColorMode } from "../../../../src/browser/color-mode";
import { startText } from "../../../../src/browser/texts";
import { openStage } from "../../../../src/browser/texts/diagram-stage";
import { Media } from "../../../stand-ins/media";

jest.mock("../../../../src/browser/texts/diagram-stage", () => ({ openStage: jest.fn() }));

const FIGURE =
  '<figure class="diagram" data-label="Cues" data-description="From desk to lamp">' +
  "<details open><summary>Source</summary><pre>flowchart LR</pre></details></figure>";

const mermaid = {
  initialize: jest.fn(),
  render: jest.fn((id: string, source: string, _stage: HTMLElement) =>
    Promise.resolve({ svg: `<svg id="${id}" viewBox="0 0 10 10"><text>${source}</text></svg>` }),
  ),
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const figure = () => document.querySelector<HTMLElement>("figure")!;
const frame = () => figure().querySelector<HTMLElement>(".diagram-frame");
const details = () => figure().querySelector("details")!;
const theme = () => mermaid.initialize.mock.lastCall![0];

const stageFigure = document.createElement("figure");
const room = document.createElement("div");
stageFigure.append(room);

let near: Set<Element>;
let appear: (figure: Element) => void;
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    appear = (target) => near.has(target) && callback([{ isIntersecting: true, target }]);
  }
  observe = (target: Element) => near.add(target);
  unobserve = (target: Element) => near.delete(target);
  disconnect = () => near.clear();
}

let stop: () => void;
let media: Media;

/** Shows a text with diagrams that are all near the window, and waits until they are drawn. */
async function draw(html = FIGURE): Promise<void> {
  document.body.innerHTML = html;
  stop = startText(document.body, jest.fn());
  for (const each of document.querySelectorAll("figure")) appear(each);
  await settle();
}

/** Changes the colour mode and waits until the diagrams have followed. */
async function change(mode: "light" | "dark"): Promise<void> {
  setColorMode(mode);
  await settle();
}

beforeAll(startColorMode);
beforeEach(() => {
  media = Media.install();
  jest.clearAllMocks();
  jest.mocked(openStage).mockResolvedValue({ mermaid, room } as never);
  near = new Set();
  Object.assign(window, { IntersectionObserver: Observer });
  setColorMode("dark");
  document.documentElement.style.setProperty("--color-text", "#e9f2f0");
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

it("is not drawn before it comes near the window, nor after its page is gone", async () => {
  document.body.innerHTML = FIGURE;
  stop = startText(document.body, jest.fn());
  await settle();
  expect(openStage).not.toHaveBeenCalled();
  stop();
  expect(near.size).toBe(0);
});

describe("a drawing", () => {
  it("stands above its source, which is folded, and is named and described", async () => {
    await draw();
    expect(figure().firstElementChild).toBe(frame());
    expect(frame()!.querySelector("text")).toHaveTextContent("flowchart LR");
    expect(frame()).toHaveAttribute("role", "img");
    expect(frame()).toHaveAttribute("aria-label", "Cues");
    expect(frame()).toHaveAttribute("aria-description", "From desk to lamp");
    expect(frame()!.tabIndex).toBe(0);
    expect(details().open).toBe(false);
  });

  it("with links in it is no picture, whose content would not be read", async () => {
    mermaid.render.mockResolvedValueOnce({ svg: '<svg><a href="/x">x</a></svg>' });
    await draw();
    expect(frame()).toHaveAttribute("role", "group");
  });

  it("has the colours of the mode, and is drawn again when it changes, while the old one stays", async () => {
    await draw();
    expect(theme()).toMatchObject({ theme: "base", themeVariables: { darkMode: true, textColor: "#e9f2f0" } });
    details().open = true;
    document.documentElement.style.setProperty("--color-text", "#14211f");
    const stages: boolean[] = [];
    mermaid.render.mockImplementationOnce((id) => {
      stages.push(frame()!.querySelector("svg") !== null);
      return Promise.resolve({ svg: `<svg id="${id}"></svg>` });
    });
    await change("light");
    expect(theme()).toMatchObject({ themeVariables: { darkMode: false, textColor: "#14211f" } });
    expect(stages).toEqual([true]);
    expect(details().open).toBe(true);
  });

  it("stays as it is while the page is printed, which browsers may do in the light mode", async () => {
    await draw();
    media.set("print", true);
    await change("light");
    expect(figure()).toHaveAttribute("data-mode", "dark");
    media.set("print", false);
    await change("dark");
    expect(mermaid.render).toHaveBeenCalledTimes(1);
    await change("light");
    expect(figure()).toHaveAttribute("data-mode", "light");
    expect(theme()).toMatchObject({ themeVariables: { darkMode: false } });
  });

  it("follows a mode that changes while it is drawn for the first time", async () => {
    mermaid.render.mockImplementationOnce((id) => {
      setColorMode("light");
      return Promise.resolve({ svg: `<svg id="${id}"></svg>` });
    });
    await draw();
    expect(figure()).toHaveAttribute("data-mode", "light");
    expect(theme()).toMatchObject({ themeVariables: { darkMode: false } });
  });

  it("follows a mode that is changed back before it was drawn", async () => {
    await draw();
    setColorMode("light");
    await Promise.resolve();
    await change("dark");
    expect(figure()).toHaveAttribute("data-mode", "dark");
    expect(theme()).toMatchObject({ themeVariables: { darkMode: true } });
  });

  it("never shares its id with an equal one on the page", async () => {
    await draw(FIGURE + FIGURE);
    expect(new Set([...document.querySelectorAll("svg")].map(({ id }) => id)).size).toBe(2);
  });
});

describe("a diagram that cannot be drawn", () => {
  const fault = () => figure().querySelector(".diagram-fault");
  const retry = () => fault()!.querySelector("button")!;

  it("is drawn when its page goes back to the mode it was drawn in before", async () => {
    await draw();
    mermaid.render.mockRejectedValueOnce(new Error("a"));
    await change("light");
    setColorMode("dark");
    retry().click();
    await settle();
    expect(fault()).toBeNull();
    expect(frame()!.querySelector("svg")).not.toBeNull();
  });

  it("keeps the focus on the button when it fails again", async () => {
    mermaid.render.mockRejectedValueOnce(new Error("a")).mockRejectedValueOnce(new Error("b"));
    await draw();
    retry().focus();
    retry().click();
    await settle();
    expect(figure().querySelectorAll(".diagram-fault")).toHaveLength(1);
    expect(fault()).toHaveTextContent("b");
    expect(retry()).toHaveFocus();
  });

  it("does not keep others from being drawn", async () => {
    mermaid.render.mockRejectedValueOnce(new Error("a"));
    await draw(FIGURE + FIGURE);
    expect(document.querySelectorAll("svg")).toHaveLength(1);
  });
});
