import { loadStyleSheet } from "./load-style-sheet";
import { trusted } from "./trusted";
import styles from "!./zoom-dialog.css?url";

const CLOSE = '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="m3 3 10 10M13 3 3 13"/></svg>';

/** The dialog's styles, which it owes its layout. */
export const loadZoomStyles = (): Promise<void> => loadStyleSheet(styles);

/** Shows the picture of a frame as large as the window allows, until the reader presses Escape, clicks or goes back. */
export function openZoom(frame: HTMLElement): void {
  const opener = frame.querySelector<HTMLElement>(".zoom-button");
  const original = frame.querySelector("picture, .drawing, img:not(.picture-blur)");
  if (!original || document.querySelector(".zoom")) return;
  const dialog = document.createElement("dialog");
  dialog.className = "zoom";
  dialog.setAttribute("aria-label", opener?.getAttribute("aria-label")?.replace(/^Enlarge: /, "") ?? "Picture");
  const content = document.createElement("div");
  content.className = "zoom-content";
  content.tabIndex = 0;
  content.append(original instanceof SVGElement ? cloneDrawing(original) : clonePicture(original));
  dialog.append(closeButton(), content);
  const caption = frame.closest("figure")?.querySelector("figcaption");
  if (caption) dialog.append(captionOf(caption));

  const close = () => dialog.close();
  dialog.addEventListener("click", close);
  window.addEventListener("popstate", close);
  dialog.addEventListener("close", () => {
    window.removeEventListener("popstate", close);
    dialog.remove();
    opener?.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}

function closeButton(): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "zoom-close";
  button.setAttribute("aria-label", "Close");
  button.innerHTML = trusted(CLOSE).__html;
  return button;
}

function captionOf(figcaption: Element): HTMLElement {
  const caption = document.createElement("p");
  caption.className = "zoom-caption";
  caption.append(...[...figcaption.childNodes].map((node) => node.cloneNode(true)));
  return caption;
}

/** A drawing may not have the ids of the one in the page, whose gradients and markers it would use. */
function cloneDrawing(drawing: SVGElement): SVGElement {
  const copy = drawing.cloneNode(true) as SVGElement;
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name, value } of element.attributes) {
      if (name === "id") element.id = `zoom-${value}`;
      else
        element.setAttribute(
          name,
          value.replace(/url\((["']?)#/g, "url($1#zoom-").replace(/^#(?=d[\da-f]{6}-)/, "#zoom-"),
        );
    }
  }
  return copy;
}

/** The same files with the whole window to fill, though never larger than the largest of them. */
function clonePicture(picture: Element): Element {
  const copy = picture.cloneNode(true) as Element;
  for (const source of [copy, ...copy.querySelectorAll("*")]) {
    source.removeAttribute("loading");
    const largest = /(\d+)w$/.exec(source.getAttribute("srcset") ?? "")?.[1];
    if (largest) source.setAttribute("sizes", `min(100vw, ${largest}px)`);
  }
  return copy;
}
