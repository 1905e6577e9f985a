import { useEffect, useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from "react";

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: (event: SyntheticEvent) => void;
}

/**
 * The properties of a `<dialog>` that is modal while `isOpen`. The browser keeps the focus in it, gives it back
 * afterwards, and closes it by Escape, and by Back where the system has such a button. A click on the backdrop closes it
 * too. `styles/base.css` keeps the page behind it from scrolling.
 * @param onClose Has to set `isOpen` to false.
 * @param closesOn Whether a click on something in it closes it.
 */
export function useDialog(
  isOpen: boolean,
  onClose: () => void,
  closesOn: (target: Element) => boolean = () => false,
): DialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  // The browser gives the focus back when it is closed, which has to be before React removes it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    // Old browsers show it over the page, and do not hold the focus.
    if ("showModal" in dialog) dialog.showModal();
    else (dialog as HTMLElement).setAttribute("open", "");
    return () => {
      if ("close" in dialog) dialog.close();
      else (dialog as HTMLElement).removeAttribute("open");
    };
  }, [isOpen]);
  useEffect(() => {
    const dialog = ref.current;
    const onClick = ({ target }: MouseEvent) => {
      if (target === dialog || (target instanceof Element && closesOn(target))) onClose();
    };
    dialog?.addEventListener("click", onClick);
    return () => dialog?.removeEventListener("click", onClick);
  });
  // A dialog or player in it tells of its own end too.
  return { ref, onClose: ({ target, currentTarget }) => target === currentTarget && onClose() };
}
