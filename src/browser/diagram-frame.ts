import { insertDrawing, type Drawing } from "./drawing";

const LEAST_WIDTH = 480;

/** Where a figure's drawing stands: above its source, scrolling by itself. Made when it is first asked for. */
function frameOf(figure: HTMLElement): HTMLElement {
  const found = figure.querySelector<HTMLElement>(".diagram-frame");
  if (found) return found;
  const frame = document.createElement("div");
  frame.className = "diagram-frame";
  figure.prepend(frame);
  return frame;
}

/** Puts a drawing in place, names it and folds its source the first time. */
export function showDrawing(figure: HTMLElement, made: Drawing): void {
  const frame = frameOf(figure);
  const hadFocus = removeFault(figure);
  insertDrawing(frame, made);
  const drawing = frame.querySelector("svg");
  const natural = drawing?.viewBox?.baseVal?.width ?? 0;
  if (drawing && natural > 0) drawing.style.minWidth = `${Math.min(natural, LEAST_WIDTH)}px`;
  const { label = "Diagram", description } = figure.dataset;
  frame.tabIndex = 0;
  frame.setAttribute("role", frame.querySelector("a[href]") ? "group" : "img");
  frame.setAttribute("aria-label", label);
  if (description) frame.setAttribute("aria-description", description);
  const details = figure.querySelector("details");
  if (details && figure.dataset.state !== "drawn") details.open = false;
  figure.dataset.state = "drawn";
  if (hadFocus) frame.focus();
}

/** Leaves the source, and says why there is no drawing. */
export function showFault(figure: HTMLElement, reason: string, retry: () => void): void {
  figure.querySelector(".diagram-frame")?.remove();
  const hadFocus = removeFault(figure);
  const fault = document.createElement("div");
  fault.className = "diagram-fault";
  fault.setAttribute("role", "status");
  const message = document.createElement("p");
  message.textContent = `The diagram cannot be drawn. ${reason}`;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Try again";
  button.addEventListener("click", retry);
  fault.append(message, button);
  figure.prepend(fault);
  figure.dataset.state = "failed";
  const details = figure.querySelector("details");
  if (details) details.open = true;
  if (hadFocus) button.focus();
}

/** Whether the focus was in it. */
function removeFault(figure: HTMLElement): boolean {
  const fault = figure.querySelector(".diagram-fault");
  const hadFocus = fault?.contains(document.activeElement) ?? false;
  fault?.remove();
  return hadFocus;
}
