/** Gives jsdom's `<dialog>` what browsers do when it opens as a modal and closes, of which they tell later. */
export function installDialog(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException("The dialog is open already.", "InvalidStateError");
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event("close")));
    },
  });
}
