import React, { useEffect, useLayoutEffect, useRef } from "react";
import { useDialog } from "../../browser/use-dialog";
import { CloseIcon } from "../ui/icons";

interface ZoomDialogProps {
  /** The frame of a picture or drawing in a compiled text. */
  frame: HTMLElement;
  onClose: () => void;
}

/** Shows a picture at the largest size that fits the window, until the reader presses Escape, clicks or navigates. */
export function ZoomDialog({ frame, onClose }: ZoomDialogProps): React.ReactElement {
  const opener = frame.querySelector<HTMLElement>(".zoom-button");
  const caption = frame.closest("figure")?.querySelector("figcaption");
  const content = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const dialog = useDialog(onClose, () => true);
  // Moves the focus to the button of the picture, even if the reader clicked the picture itself.
  useEffect(() => () => opener?.focus({ preventScroll: true }), [opener]);
  useLayoutEffect(() => {
    const original = frame.querySelector("picture, .drawing, img:not(.picture-blur)")!;
    content.current!.replaceChildren(copyOf(original));
    text.current?.replaceChildren(...[...caption!.childNodes].map((node) => node.cloneNode(true)));
  }, [frame, caption]);
  return (
    <dialog
      {...dialog}
      className="zoom-dialog"
      aria-label={opener?.getAttribute("aria-label")?.replace(/^Enlarge: /, "") ?? "Picture"}
    >
      <button type="button" className="button button-icon button-tool zoom-dialog-close" aria-label="Close">
        <CloseIcon />
      </button>
      <div ref={content} className="zoom-dialog-content" />
      {caption && <p ref={text} className="meta zoom-dialog-caption" />}
    </dialog>
  );
}

/** Clones a picture or drawing so that it fills the window, but is not larger than its largest file. */
function copyOf(picture: Element): Element {
  const copy = picture.cloneNode(true) as Element;
  for (const source of [copy, ...copy.querySelectorAll("*")]) {
    source.removeAttribute("loading");
    const largest = /(\d+)w$/.exec(source.getAttribute("srcset") ?? "")?.[1];
    if (largest) source.setAttribute("sizes", `min(100vw, ${largest}px)`);
  }
  return copy;
}
