import "@testing-library/jest-dom";
import { resetGatsby } from "./gatsby";
import { Media } from "./media";
import { answerFrame } from "./site-frame";

/** What the build defines: this site starts no services. */
Object.assign(globalThis, { __SERVICES__: null });

/** Gives jsdom's `<dialog>` what browsers do when it opens as a modal and closes, of which they tell later. */
function installDialog(): void {
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

// For what a file does before its tests.
Media.install();

/** Each test begins with a first visit, in a browser that has what jsdom lacks. */
beforeEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  history.replaceState(null, "", "/");
  Media.install();
  installDialog();
  answerFrame();
});
afterEach(resetGatsby);
