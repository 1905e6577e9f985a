import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from "react";

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onClick: (event: MouseEvent) => void;
  onClose: (event: SyntheticEvent) => void;
}

/**
 * Returns the properties of a modal `<dialog>`, which is open while it is rendered. The browser traps and restores the
 * focus, and closes the dialog on Escape, and on Back where the system has such a button. A click on the backdrop and a
 * step in the history close it too. `styles/base.css` keeps the page behind it from scrolling.
 * @param onClose Must remove the dialog.
 * @param closesOn Whether a click on an element in the dialog closes it.
 */
export function useDialog(onClose: () => void, closesOn: (target: Element) => boolean = () => false): DialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  // `close` restores the focus, so it has to run before React removes the element.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const close = () => dialog.close();
    dialog.showModal();
    window.addEventListener("popstate", close);
    return () => {
      window.removeEventListener("popstate", close);
      close();
    };
  }, []);
  return {
    ref,
    onClick: ({ target }) => {
      if (target === ref.current || (target instanceof Element && closesOn(target))) onClose();
    },
    // React also calls this for `close` events of elements inside the dialog.
    onClose: ({ target, currentTarget }) => {
      if (target === currentTarget) onClose();
    },
  };
}
