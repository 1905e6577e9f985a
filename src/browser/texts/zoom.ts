import { trusted } from "../trusted";

/** Called with the frame of the picture or drawing that a reader wants to enlarge. */
export type OnZoom = (frame: HTMLElement) => void;

const ICON =
  '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M9.5 2H14v4.5M14 2 9.5 6.5M6.5 14H2V9.5M2 14l4.5-4.5"/></svg>';

/** Adds the button that enlarges a picture or drawing. */
function addButton(frame: HTMLElement): void {
  const picture = frame.querySelector(".drawing, img:not(.picture-blur)");
  const button = document.createElement("button");
  const name = picture?.getAttribute("alt") ?? picture?.getAttribute("aria-label");
  button.type = "button";
  button.className = "button button-icon button-tool zoom-button";
  button.setAttribute("aria-label", `Enlarge: ${name ?? "drawing"}`);
  button.setAttribute("aria-haspopup", "dialog");
  button.innerHTML = trusted(ICON).__html;
  frame.dataset.zoom = "";
  frame.append(button);
}

/** Hides the blurred preview when its picture has loaded or failed. It would shine through the alt text. */
function hideBlur(picture: EventTarget | null): void {
  const blur = picture instanceof HTMLImageElement && picture.closest(".picture-frame")?.querySelector(".picture-blur");
  if (blur && blur !== picture) blur.setAttribute("hidden", "");
}

/** Lets readers enlarge the pictures and drawings of a text, except those in links. */
export function startZoom(root: HTMLElement, onZoom: OnZoom, signal: AbortSignal): void {
  for (const frame of root.querySelectorAll<HTMLElement>(".zoomable:not([data-zoom], a *)")) addButton(frame);
  for (const picture of root.querySelectorAll<HTMLImageElement>(".picture-frame img:not(.picture-blur)"))
    if (picture.complete) hideBlur(picture);
  const onClick = ({ target }: MouseEvent) => {
    const frame = target instanceof Element ? target.closest<HTMLElement>("[data-zoom]") : null;
    const isButton = target instanceof Element && target.closest(".zoom-button");
    // Selecting text in a drawing ends with a click too.
    if (frame && (isButton || getSelection()?.isCollapsed)) onZoom(frame);
  };
  const onSettled = (event: Event) => hideBlur(event.target);
  root.addEventListener("click", onClick, { signal });
  root.addEventListener("load", onSettled, { capture: true, signal });
  root.addEventListener("error", onSettled, { capture: true, signal });
}
