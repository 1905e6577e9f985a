/** Gives jsdom's `<dialog>` what browsers do when it opens as a modal, closes, and is left with Escape. */
export function installDialog(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException("The dialog is open already.", "InvalidStateError");
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
}
