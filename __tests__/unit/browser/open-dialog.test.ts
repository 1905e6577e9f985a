import { openDialog } from "../../../src/browser/open-dialog";
import { installDialog } from "../../stand-ins/dialog";

beforeAll(installDialog);

let dialog: HTMLDialogElement;
let showModal: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = "<dialog><input><button>Cancel</button></dialog>";
  dialog = document.querySelector("dialog")!;
  showModal = jest.spyOn(dialog, "showModal");
});
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(1000);
const press = (key: string) =>
  dialog.querySelector("input")!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

describe("a dialog that is opened", () => {
  it("is there at once, and modal once it has been painted, without being closed in between", async () => {
    const closed = jest.fn();
    dialog.addEventListener("close", closed);
    openDialog(dialog);
    expect(dialog.open).toBe(true);
    press("a");
    expect(showModal).not.toHaveBeenCalled();
    await settle();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(dialog.open).toBe(true);
    expect(closed).not.toHaveBeenCalled();
  });

  it("is modal before Tab leaves it, and not a second time", async () => {
    openDialog(dialog);
    press("Tab");
    expect(showModal).toHaveBeenCalledTimes(1);
    press("Tab");
    await settle();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it("stays closed when it is closed before, and becomes modal once when it is opened again", async () => {
    openDialog(dialog);
    dialog.close();
    await settle();
    expect(dialog.open).toBe(false);
    openDialog(dialog);
    dialog.close();
    openDialog(dialog);
    await settle();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it("leaves the focus where it is when it becomes modal", async () => {
    const cancel = dialog.querySelector("button")!;
    showModal.mockImplementation(() => {
      dialog.open = true;
      dialog.querySelector("input")!.focus();
    });
    openDialog(dialog);
    cancel.focus();
    await settle();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(cancel);
  });

  it("is modal at once where another one is open", () => {
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    openDialog(dialog);
    expect(showModal).toHaveBeenCalledTimes(1);
  });
});
