import { createDrawer, type Drawer } from "../../../src/browser/draw-diagrams";
import { Media } from "../../stand-ins/media";

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

const room = document.createElement("div");
const close = jest.fn();
let drawer: Drawer;
let media: Media;
beforeEach(() => {
  media = Media.install();
  jest.clearAllMocks();
  document.documentElement.dataset.theme = "dark";
  document.documentElement.style.setProperty("--color-text", "#e9f2f0");
  document.body.innerHTML = FIGURE;
  drawer = createDrawer(() => Promise.resolve({ mermaid, roomFor: () => room, close } as never));
});
afterEach(() => drawer.stop());

describe("a drawing", () => {
  it("stands above its source, which is folded, and is named and described", async () => {
    drawer.draw(figure());
    await settle();
    expect(figure().firstElementChild).toBe(frame());
    expect(frame()!.querySelector("text")).toHaveTextContent("flowchart LR");
    expect(frame()).toHaveAttribute("role", "img");
    expect(frame()).toHaveAttribute("aria-label", "Cues");
    expect(frame()).toHaveAttribute("aria-description", "From desk to lamp");
    expect(frame()!.tabIndex).toBe(0);
    expect(details().open).toBe(false);
    expect(document.querySelector(".diagram-stage")).toBeNull();
  });

  it("with links in it is no picture, whose content would not be read", async () => {
    mermaid.render.mockResolvedValueOnce({ svg: '<svg><a href="/x">x</a></svg>' });
    drawer.draw(figure());
    await settle();
    expect(frame()).toHaveAttribute("role", "group");
  });

  it("has the colours of the mode, and is drawn again when it changes, while the old one stays", async () => {
    drawer.draw(figure());
    await settle();
    expect(theme()).toMatchObject({ theme: "base", themeVariables: { darkMode: true, textColor: "#e9f2f0" } });
    details().open = true;
    document.documentElement.style.setProperty("--color-text", "#14211f");
    const stages: boolean[] = [];
    mermaid.render.mockImplementationOnce((id) => {
      stages.push(frame()!.querySelector("svg") !== null);
      return Promise.resolve({ svg: `<svg id="${id}"></svg>` });
    });
    document.documentElement.dataset.theme = "light";
    await settle();
    expect(theme()).toMatchObject({ themeVariables: { darkMode: false, textColor: "#14211f" } });
    expect(stages).toEqual([true]);
    expect(details().open).toBe(true);
  });

  it("is remembered: the same diagram in the same mode is worked out once", async () => {
    drawer.draw(figure());
    await settle();
    document.documentElement.dataset.theme = "light";
    await settle();
    document.documentElement.dataset.theme = "dark";
    await settle();
    expect(mermaid.render).toHaveBeenCalledTimes(2);
    expect(frame()!.querySelector("svg")).toHaveAttribute("id", "diagram-1");
  });

  it("stays as it is while the page is printed, which browsers may do in the light mode", async () => {
    drawer.draw(figure());
    await settle();
    media.set("print", true);
    document.documentElement.dataset.theme = "light";
    await settle();
    expect(figure()).toHaveAttribute("data-mode", "dark");
    media.set("print", false);
    document.documentElement.dataset.theme = "dark";
    await settle();
    expect(mermaid.render).toHaveBeenCalledTimes(1);
    document.documentElement.dataset.theme = "light";
    await settle();
    expect(figure()).toHaveAttribute("data-mode", "light");
    expect(theme()).toMatchObject({ themeVariables: { darkMode: false } });
  });

  it("follows a mode that changes while it is drawn for the first time", async () => {
    mermaid.render.mockImplementationOnce((id) => {
      document.documentElement.dataset.theme = "light";
      return Promise.resolve({ svg: `<svg id="${id}"></svg>` });
    });
    drawer.draw(figure());
    await settle();
    expect(figure()).toHaveAttribute("data-mode", "light");
    expect(theme()).toMatchObject({ themeVariables: { darkMode: false } });
  });

  it("follows a mode that is changed back before it was drawn", async () => {
    drawer.draw(figure());
    await settle();
    document.documentElement.dataset.theme = "light";
    await Promise.resolve();
    document.documentElement.dataset.theme = "dark";
    await settle();
    expect(figure()).toHaveAttribute("data-mode", "dark");
    expect(theme()).toMatchObject({ themeVariables: { darkMode: true } });
  });

  it("never shares its id with an equal one on the page", async () => {
    document.body.innerHTML = FIGURE + FIGURE;
    for (const each of document.querySelectorAll<HTMLElement>("figure")) drawer.draw(each);
    await settle();
    expect(new Set([...document.querySelectorAll("svg")].map(({ id }) => id)).size).toBe(2);
  });
});

describe("a diagram that cannot be drawn", () => {
  const fault = () => figure().querySelector(".diagram-fault");
  const retry = () => fault()!.querySelector("button")!;

  it("keeps its source, says why and can be tried again", async () => {
    mermaid.render.mockRejectedValueOnce(new Error("Parse error on line 2"));
    drawer.draw(figure());
    await settle();
    expect(fault()).toHaveTextContent("The diagram cannot be drawn. Parse error on line 2");
    expect(fault()).toHaveAttribute("role", "status");
    expect(details().open).toBe(true);
    expect(frame()).toBeNull();
    retry().focus();
    retry().click();
    await settle();
    expect(fault()).toBeNull();
    expect(frame()).toHaveFocus();
  });

  it("is drawn when its page goes back to the mode it was drawn in before", async () => {
    drawer.draw(figure());
    await settle();
    mermaid.render.mockRejectedValueOnce(new Error("a"));
    document.documentElement.dataset.theme = "light";
    await settle();
    document.documentElement.dataset.theme = "dark";
    retry().click();
    await settle();
    expect(fault()).toBeNull();
    expect(frame()!.querySelector("svg")).not.toBeNull();
  });

  it("keeps the focus on the button when it fails again", async () => {
    mermaid.render.mockRejectedValueOnce(new Error("a")).mockRejectedValueOnce(new Error("b"));
    drawer.draw(figure());
    await settle();
    retry().focus();
    retry().click();
    await settle();
    expect(figure().querySelectorAll(".diagram-fault")).toHaveLength(1);
    expect(fault()).toHaveTextContent("b");
    expect(retry()).toHaveFocus();
  });

  it("does not keep others from being drawn", async () => {
    document.body.innerHTML = FIGURE + FIGURE;
    mermaid.render.mockRejectedValueOnce(new Error("a"));
    for (const each of document.querySelectorAll<HTMLElement>("figure")) drawer.draw(each);
    await settle();
    expect(document.querySelectorAll("svg")).toHaveLength(1);
  });
});
