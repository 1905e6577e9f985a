import { isShown } from "./dismiss-dialog";
import { whenIdle } from "./when-idle";
import { whenPainted } from "./when-painted";

/** By then a dialog is modal, however busy the browser is: until then what it covers can be reached. */
const LATEST_MS = 1000;

/**
 * Opens a dialog that covers the window. It becomes modal when it has been painted and the browser has nothing else to do:
 * then the whole page is inert, and its style is reckoned anew. The focus and what is selected in the dialog stay as they
 * are; Tab, which would leave it, makes it modal at once.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  // What is modal already would keep it behind.
  if (document.querySelector("dialog[open]")) return dialog.showModal();
  const makeModal = () => {
    // It may have been closed meanwhile, or be modal already.
    if (!isShown(dialog) || !dialog.onkeydown) return;
    dialog.onkeydown = null;
    const focused = document.activeElement;
    dialog.open = false;
    dialog.showModal();
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
  };
  dialog.onkeydown = ({ key }) => {
    if (key === "Tab") makeModal();
  };
  // `show()` would lay the page out for a focus that it then looks for.
  dialog.open = true;
  whenPainted(() => whenIdle(makeModal, LATEST_MS));
}
