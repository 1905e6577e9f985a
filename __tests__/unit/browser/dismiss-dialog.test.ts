import { closeDismissed, dismissDialog, dismissInstead, isShown } from "../../../src/browser/dismiss-dialog";
import { openDialog } from "../../../src/browser/open-dialog";
import { installDialog } from "../../stand-ins/dialog";

beforeAll(installDialog);

let dialog: HTMLDialogElement;
let closed: jest.Mock;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = "<dialog><dialog></dialog></dialog>";
  dialog = document.querySelector("dialog")!;
  closed = jest.fn();
  dialog.addEventListener("close", closed);
});
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(1000);

describe("a dialog that is dismissed", () => {
  it("is out of sight at once, and closed once that has been painted", async () => {
    dialog.showModal();
    expect(isShown(dialog)).toBe(true);
    dismissDialog(dialog);
    dismissDialog(dialog);
    expect([isShown(dialog), dialog.open, dialog.dataset.dismissed]).toEqual([false, true, ""]);
    await settle();
    expect([dialog.open, dialog.dataset.dismissed, closed.mock.calls.length]).toEqual([false, undefined, 1]);
  });

  it("is as any other when it is opened again", async () => {
    dialog.showModal();
    dismissDialog(dialog);
    dialog.close();
    dialog.showModal();
    await settle();
    expect(isShown(dialog)).toBe(true);
  });

  it("does not become modal any more", async () => {
    const showModal = jest.spyOn(dialog, "showModal");
    openDialog(dialog);
    dismissDialog(dialog);
    dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
    await settle();
    expect([dialog.open, showModal.mock.calls.length]).toEqual([false, 0]);
  });

  it("is closed at once where another one is to be opened", () => {
    const other = dialog.querySelector("dialog")!;
    dialog.showModal();
    other.showModal();
    dismissDialog(other);
    closeDismissed();
    expect([dialog.open, other.open]).toEqual([true, false]);
  });

  it("is none that is closed, or is not there", () => {
    dismissDialog(dialog);
    expect([isShown(null), isShown(dialog), dialog.dataset.dismissed]).toEqual([false, false, undefined]);
  });
});

describe("a dialog that the browser is about to close", () => {
  const cancel = (target: HTMLDialogElement, cancelable = true): Event => {
    const event = new Event("cancel", { cancelable, bubbles: true });
    target.dispatchEvent(event);
    return event;
  };
  beforeEach(() => {
    dialog.addEventListener("cancel", (event) => dismissInstead(event as never));
    dialog.showModal();
  });

  it("is dismissed instead, where the browser allows it", async () => {
    expect(cancel(dialog, false).defaultPrevented).toBe(false);
    expect(isShown(dialog)).toBe(true);
    expect(cancel(dialog).defaultPrevented).toBe(true);
    expect(isShown(dialog)).toBe(false);
    await settle();
    expect(dialog.open).toBe(false);
  });

  it("is another one when one within it is closed", () => {
    expect(cancel(dialog.querySelector("dialog")!).defaultPrevented).toBe(false);
    expect(isShown(dialog)).toBe(true);
  });
});
