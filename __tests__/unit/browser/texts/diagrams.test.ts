import { setColorMode, startColorMode } from "../../../../src/browser/color-mode";
import { startText } from "../../../../src/browser/texts";
import { openStage } from "../../../../src/browser/texts/diagram-stage";

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

/** Shows a text with diagrams that are all near the window, and waits until they are drawn. */
async function draw(html = FIGURE): Promise<void> {
  document.body.innerHTML = html;
  stop = startText(document.body, jest.fn());
  for (const each of document.querySelectorAll("figure")) appear(each);
  await settle();
}

/** Changes the colour mode and waits until the diagrams are drawn again. */
async function change(mode: "light" | "dark"): Promise<void> {
  setColorMode(mode);
  await settle();
}

beforeAll(startColorMode);
beforeEach(() => {
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

it("draws nothing before a diagram comes near the viewport, or after the text has gone", async () => {
  document.body.innerHTML = FIGURE;
  stop = startText(document.body, jest.fn());
  await settle();
  expect(openStage).not.toHaveBeenCalled();
  stop();
  expect(near.size).toBe(0);
});

it("puts the drawing above its folded source, with a name and a description", async () => {
  await draw();
  expect(figure().firstElementChild).toBe(frame());
  expect(frame()!.querySelector("text")).toHaveTextContent("flowchart LR");
  expect(frame()).toHaveAttribute("role", "img");
  expect(frame()).toHaveAttribute("aria-label", "Cues");
  expect(frame()).toHaveAttribute("aria-description", "From desk to lamp");
  expect(frame()!.tabIndex).toBe(0);
  expect(details().open).toBe(false);
});

it("gives a drawing with links no role that hides them from screen readers", async () => {
  mermaid.render.mockResolvedValueOnce({ svg: '<svg><a href="/x">x</a></svg>' });
  await draw();
  expect(frame()).toHaveAttribute("role", "group");
});

it("keeps the old drawing and an opened source while it draws in the other mode", async () => {
  await draw();
  details().open = true;
  let shown: Element | null = null;
  mermaid.render.mockImplementationOnce((id) => {
    shown = frame()!.querySelector("svg");
    return Promise.resolve({ svg: `<svg id="${id}"></svg>` });
  });
  await change("light");
  expect(shown).not.toBeNull();
  expect(figure()).toHaveAttribute("data-mode", "light");
  expect(details().open).toBe(true);
});

it("follows a mode that changes during the first drawing", async () => {
  mermaid.render.mockImplementationOnce((id) => {
    setColorMode("light");
    return Promise.resolve({ svg: `<svg id="${id}"></svg>` });
  });
  await draw();
  expect(figure()).toHaveAttribute("data-mode", "light");
  expect(theme()).toMatchObject({ themeVariables: { darkMode: false } });
});

it("follows a mode that is changed back before the drawing", async () => {
  await draw();
  setColorMode("light");
  await Promise.resolve();
  await change("dark");
  expect(figure()).toHaveAttribute("data-mode", "dark");
  expect(theme()).toMatchObject({ themeVariables: { darkMode: true } });
});

it("draws one diagram after the other, because they share a document", async () => {
  let finish = (_: { svg: string }): void => undefined;
  mermaid.render.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await draw(FIGURE + FIGURE);
  expect(mermaid.render).toHaveBeenCalledTimes(1);
  finish({ svg: "<svg></svg>" });
  await settle();
  expect(document.querySelectorAll("svg")).toHaveLength(2);
});

it("gives equal diagrams different ids", async () => {
  await draw(FIGURE + FIGURE);
  expect(new Set([...document.querySelectorAll("svg")].map(({ id }) => id)).size).toBe(2);
});

const fault = () => figure().querySelector(".diagram-fault");
const retry = () => fault()!.querySelector("button")!;

it("draws a failed diagram on retry, also in the mode of its earlier drawing", async () => {
  await draw();
  mermaid.render.mockRejectedValueOnce(new Error("a"));
  await change("light");
  setColorMode("dark");
  retry().click();
  await settle();
  expect(fault()).toBeNull();
  expect(frame()!.querySelector("svg")).not.toBeNull();
});

it("keeps the focus on the button if a retry fails", async () => {
  mermaid.render.mockRejectedValueOnce(new Error("a")).mockRejectedValueOnce(new Error("b"));
  await draw();
  retry().focus();
  retry().click();
  await settle();
  expect(figure().querySelectorAll(".diagram-fault")).toHaveLength(1);
  expect(fault()).toHaveTextContent("b");
  expect(retry()).toHaveFocus();
});

it("draws the other diagrams if one fails", async () => {
  mermaid.render.mockRejectedValueOnce(new Error("a"));
  await draw(FIGURE + FIGURE);
  expect(document.querySelectorAll("svg")).toHaveLength(1);
});
