import { onColorModeChange } from "../color-mode";
import { mediaQuery } from "../media-query";
import { trusted } from "../trusted";
import { openStage } from "./diagram-stage";

/** The Mermaid variables that get the color of each token. Mermaid derives the others from these. */
const VARIABLES: Record<string, string> = {
  "--color-page": "background pieSectionTextColor pieStrokeColor",
  "--color-accent-soft": "primaryColor mainBkg",
  "--color-accent-strong": "primaryBorderColor nodeBorder activationBorderColor",
  "--color-surface": "tertiaryColor",
  "--color-surface-raised":
    "secondaryColor clusterBkg edgeLabelBackground noteBkgColor activationBkgColor errorBkgColor",
  "--color-border": "secondaryBorderColor tertiaryBorderColor clusterBorder",
  "--color-text":
    "primaryTextColor secondaryTextColor tertiaryTextColor titleColor textColor noteTextColor signalTextColor labelTextColor loopTextColor",
  "--color-text-soft": "lineColor actorLineColor signalColor",
  "--color-warm": "noteBorderColor",
  "--color-danger": "errorTextColor",
};

/** Fills of slices, branches and sections. Text in the page's color is legible on them in both modes. */
const FILLS = [
  "--color-accent",
  ...["function", "attribute", "number", "keyword", "string", "tag", "variable"].map((token) => `--tok-${token}`),
];

const LEAST_WIDTH_PX = 480;
const paper = mediaQuery("print");
const mode = () => document.documentElement.dataset.theme!;

let last: Promise<void> = Promise.resolve();
let count = 0;

/**
 * Draws a diagram in the colors of the page, one diagram after the other, and again when the color mode changes. For
 * printing, a browser may switch from dark to light: diagrams are then not drawn again.
 */
export function drawDiagram(figure: HTMLElement): void {
  last = last.then(() => drawNow(figure));
}

onColorModeChange(() => {
  if (!paper.matches()) document.querySelectorAll<HTMLElement>("figure.diagram[data-state]").forEach(drawDiagram);
});

async function drawNow(figure: HTMLElement): Promise<void> {
  const { dataset } = figure;
  if (!figure.isConnected || (dataset.state === "drawn" && dataset.mode === mode())) return;
  dataset.state ??= "drawing";
  const fault = figure.querySelector(".diagram-fault");
  try {
    const { mermaid, room } = await openStage();
    await document.fonts?.ready;
    const drawnIn = mode();
    const options = { startOnLoad: false, securityLevel: "strict", suppressErrorRendering: true } as const;
    mermaid.initialize({ ...options, theme: "base", themeVariables: diagramColors() });
    room.closest("figure")!.style.width = `${figure.clientWidth}px`;
    const id = (dataset.drawing ??= `diagram-${++count}`);
    room.innerHTML = (await mermaid.render(id, figure.querySelector("pre")?.textContent ?? "", room)).svg;
    show(figure, room);
    dataset.mode = drawnIn;
  } catch (error) {
    // An error of the other document is not an instance of this document's `Error`.
    showFault(figure, (error as Partial<Error>).message ?? String(error));
  }
  const hadFocus = fault?.contains(document.activeElement);
  fault?.remove();
  if (hadFocus) figure.querySelector<HTMLElement>(".diagram-frame, .diagram-fault button")?.focus();
}

/** The figure of each style sheet. */
const sheets = new WeakMap<CSSStyleSheet, HTMLElement>();

/** Puts a drawing above its source, which is closed the first time. The policy forbids styles in its markup. */
function show(figure: HTMLElement, room: HTMLElement): void {
  let css = "";
  for (const style of room.querySelectorAll("style")) {
    css += style.textContent;
    style.remove();
  }
  for (const element of room.querySelectorAll("[style]")) {
    element.setAttribute("data-style", element.getAttribute("style")!);
    element.removeAttribute("style");
  }
  const drawing = document.importNode(room.firstElementChild as SVGSVGElement, true);
  room.replaceChildren();
  for (const { style, dataset } of [drawing, ...drawing.querySelectorAll<HTMLElement>("[data-style]")])
    style.cssText = dataset.style ?? "";
  const width = drawing.viewBox?.baseVal?.width ?? 0;
  if (width > 0) drawing.style.minWidth = `${Math.min(width, LEAST_WIDTH_PX)}px`;
  if (document.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(sheet, figure);
    const isNeeded = (other?: HTMLElement) => !other || (other !== figure && other.isConnected);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((each) => isNeeded(sheets.get(each))), sheet];
  }

  const frame = figure.querySelector<HTMLElement>(".diagram-frame") ?? document.createElement("div");
  const { label = "Diagram", description, state } = figure.dataset;
  Object.assign(frame, { className: "diagram-frame", tabIndex: 0 });
  frame.replaceChildren(drawing);
  // The role `img` would hide links in the drawing from screen readers.
  frame.setAttribute("role", drawing.querySelector("a[href]") ? "group" : "img");
  frame.setAttribute("aria-label", label);
  if (description) frame.setAttribute("aria-description", description);
  if (state !== "drawn") figure.querySelector("details")?.removeAttribute("open");
  figure.dataset.state = "drawn";
  if (!frame.isConnected) figure.prepend(frame);
}

const FAULT =
  '<div class="diagram-fault" role="status"><p></p><button type="button" class="button button-tool">Try again</button></div>';

/** Shows the source and the reason why there is no drawing. */
function showFault(figure: HTMLElement, reason: string): void {
  figure.querySelector(".diagram-frame")?.remove();
  figure.insertAdjacentHTML("afterbegin", trusted(FAULT).__html);
  figure.querySelector(".diagram-fault p")!.textContent = `The diagram cannot be drawn. ${reason}`;
  figure.querySelector(".diagram-fault button")!.addEventListener("click", () => drawDiagram(figure));
  figure.querySelector("details")?.setAttribute("open", "");
  figure.dataset.state = "failed";
}

/** The colors and the font of diagrams in the current color mode. */
function diagramColors(): Record<string, string | boolean> {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const colors: Record<string, string> = {};
  const set = (names: string, token: string) => {
    const color = style.getPropertyValue(token).trim();
    if (color) for (const name of names.split(" ")) colors[name] = color;
  };
  for (const [token, names] of Object.entries(VARIABLES)) set(names, token);
  for (let index = 0; index < 12; index += 1) {
    set(`pie${index + 1} git${index} cScale${index}`, FILLS[index % FILLS.length]!);
    set(`gitBranchLabel${index} cScaleLabel${index}`, "--color-page");
    set(`cScaleInv${index}`, "--color-text-soft");
  }
  return {
    ...colors,
    darkMode: root.dataset.theme !== "light",
    fontFamily: style.getPropertyValue("--font-body").trim(),
    fontSize: "16px",
    pieOpacity: "1",
    pieOuterStrokeWidth: "0",
  };
}
