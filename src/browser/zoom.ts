import { trusted } from "./trusted";

const ICON =
  '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M9.5 2H14v4.5M14 2 9.5 6.5M6.5 14H2V9.5M2 14l4.5-4.5"/></svg>';

/** Gives each picture and drawing of a text that is no link a button that enlarges it. */
function addButtons(): void {
  for (const frame of document.querySelectorAll<HTMLElement>(".zoomable:not([data-zoom], a *)")) {
    const picture = frame.querySelector(".drawing, img:not(.picture-blur)");
    const button = document.createElement("button");
    const name = picture?.getAttribute("alt") ?? picture?.getAttribute("aria-label");
    button.type = "button";
    button.className = "zoom-button";
    button.setAttribute("aria-label", `Enlarge: ${name ?? "drawing"}`);
    button.setAttribute("aria-haspopup", "dialog");
    button.innerHTML = trusted(ICON).__html;
    frame.dataset.zoom = "";
    frame.append(button);
  }
}

/** The stand-in of a picture that is there, or never will be, would shine through its alt text. */
function hideBlur(picture: EventTarget | null): void {
  const blur = picture instanceof HTMLImageElement && picture.closest(".picture-frame")?.querySelector(".picture-blur");
  if (blur && blur !== picture) blur.setAttribute("hidden", "");
}

/** Lets readers enlarge pictures. Until they do, nothing is loaded for it. Returns how to stop. */
export function startZoom(): () => void {
  const onChange = () => {
    addButtons();
    for (const picture of document.querySelectorAll<HTMLImageElement>(".picture-frame img:not(.picture-blur)")) {
      if (picture.complete) hideBlur(picture);
    }
  };
  const onClick = async (event: MouseEvent) => {
    const frame = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-zoom]") : null;
    if (!frame || !getSelection()?.isCollapsed) return;
    const { openZoom, loadZoomStyles } = await import("./zoom-dialog");
    await loadZoomStyles();
    openZoom(frame);
  };
  const onSettled = (event: Event) => hideBlur(event.target);
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("click", onClick);
  document.addEventListener("load", onSettled, true);
  document.addEventListener("error", onSettled, true);
  onChange();
  return () => {
    observer.disconnect();
    document.removeEventListener("click", onClick);
    document.removeEventListener("load", onSettled, true);
    document.removeEventListener("error", onSettled, true);
  };
}
