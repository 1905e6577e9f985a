import { useEffect, type RefObject } from "react";
import { dismissDialog } from "../../../browser/dismiss-dialog";
import { lockScroll } from "../../../browser/lock-scroll";

/** Keeps the page behind the dialog of an element in its place, and closes the dialog by a press outside and going back. */
export function useDialogFrame(inside: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const dialog = inside.current?.closest("dialog");
    const closeOutside = ({ target }: MouseEvent) => dialog && target === dialog && dismissDialog(dialog);
    const unlock = lockScroll();
    dialog?.addEventListener("mousedown", closeOutside);
    window.addEventListener("popstate", onClose);
    return () => {
      dialog?.removeEventListener("mousedown", closeOutside);
      window.removeEventListener("popstate", onClose);
      unlock();
    };
  }, [inside, onClose]);
}
