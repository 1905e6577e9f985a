import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { dismissDialog } from "../../../../src/browser/dismiss-dialog";
import { whenPainted } from "../../../../src/browser/when-painted";
import { SearchControl } from "../../../../src/components/search/search-control";
import { installDialog } from "../../../stand-ins/dialog";
import { navigate, resetGatsby, setPathPrefix } from "../../../stand-ins/gatsby";

const mockLoad = jest.fn();
jest.mock("../../../../src/components/search/modal/load", () => ({ loadStyledModal: () => mockLoad() }));

/** Shows what it was given of the typed text. */
const Modal = ({ typed, onClose }: { typed: HTMLInputElement; onClose: () => void }) => (
  <button onClick={onClose}>Modal with {typed.value}</button>
);

beforeAll(installDialog);
beforeEach(() => mockLoad.mockReset().mockReturnValue(new Promise(() => undefined)));
afterEach(resetGatsby);

const field = () => screen.getByRole("searchbox", { name: "Search docs" });
const button = () => screen.getByRole("button", { name: "Search" });

/** Opens the search by a key while a link of the page, which is given, has the focus. */
function openFromLink(): HTMLElement {
  render(
    <>
      <SearchControl />
      <a href="/about/">About</a>
    </>,
  );
  const link = screen.getByRole("link", { name: "About" });
  link.focus();
  fireEvent.keyDown(document.body, { key: "/" });
  return link;
}

describe("opening the search", () => {
  it.each([
    ["Ctrl+K", { key: "k", ctrlKey: true }],
    ["Cmd+K", { key: "K", metaKey: true }],
    ["/", { key: "/" }],
  ])("works by %s", (_, init) => {
    render(<SearchControl />);
    expect(fireEvent.keyDown(document.body, init)).toBe(false);
    expect(screen.getByRole("dialog", { name: "Search" })).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute("maxlength", "64");
    expect(field()).toHaveAttribute("placeholder", "Search docs");
  });

  it.each(["k", "/ with Ctrl", "Ctrl+Shift+K"])("does not work by %s", (name) => {
    const init = { k: { key: "k" }, "/ with Ctrl": { key: "/", ctrlKey: true } }[name];
    render(<SearchControl />);
    expect(fireEvent.keyDown(document.body, init ?? { key: "K", ctrlKey: true, shiftKey: true })).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([<input key="i" />, <textarea key="t" />, <select key="s" />])(
    "leaves / to a field that has focus",
    (element) => {
      const { container } = render(
        <>
          <SearchControl />
          <div id="fields">{element}</div>
        </>,
      );
      const target = container.querySelector("#fields")!.firstElementChild!;
      fireEvent.keyDown(target, { key: "/" });
      expect(screen.queryByRole("dialog")).toBeNull();
      fireEvent.keyDown(target, { key: "k", ctrlKey: true });
      expect(screen.getByRole("dialog")).toBeVisible();
    },
  );

  it("works by the button, and by a letter typed while it has focus, which begins the query", async () => {
    render(<SearchControl />);
    button().focus();
    await userEvent.keyboard("ra");
    expect(field()).toHaveValue("ra");
  });

  it("begins with what is selected on the page, shortened to 64 letters, which what is typed replaces", async () => {
    const selection = jest
      .spyOn(window, "getSelection")
      .mockReturnValue({ toString: () => "x".repeat(99) } as Selection);
    render(<SearchControl />);
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    expect(field()).toHaveValue("x".repeat(64));
    selection.mockRestore();
    await userEvent.keyboard("r");
    expect(field()).toHaveValue("r");
  });

  it("leads to the search page where the browser knows no modal dialogs", () => {
    const { showModal } = HTMLDialogElement.prototype;
    Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
    render(<SearchControl />);
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    HTMLDialogElement.prototype.showModal = showModal;
    expect(navigate).toHaveBeenCalledWith("/search?q=");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("works by a link where nothing runs", () => {
    setPathPrefix("/site");
    render(<SearchControl />);
    expect(screen.getByRole("link", { name: "Search" })).toHaveAttribute("href", "/site/search");
  });
});

describe("the open search", () => {
  it("is waiting in the page, closed, from the first sign of a visitor", () => {
    const { baseElement } = render(<SearchControl />);
    expect(baseElement.querySelector("dialog")).toBeNull();
    fireEvent.scroll(window);
    expect(baseElement.querySelector("dialog")).not.toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("gives focus back to what had it, and begins anew when it is opened again", async () => {
    const link = openFromLink();
    await userEvent.type(field(), "ra");
    fireEvent.keyDown(field(), { key: "Escape" });
    await waitFor(() => expect(link).toHaveFocus());
    fireEvent.keyDown(document.body, { key: "/" });
    expect(field()).toHaveValue("");
  });

  it("loads when the pointer comes near the button, and not before", async () => {
    render(<SearchControl />);
    expect(mockLoad).not.toHaveBeenCalled();
    await userEvent.hover(button());
    expect(mockLoad).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("goes on with what was typed before it was loaded", async () => {
    let arrive: (modal: unknown) => void = () => undefined;
    mockLoad.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    render(<SearchControl />);
    fireEvent.keyDown(document.body, { key: "/" });
    await userEvent.type(field(), "rails");
    await act(async () => arrive(Modal));
    expect(screen.getByRole("button", { name: "Modal with rails" })).toBeVisible();
  });

  it("says when it cannot be loaded, keeps what was typed, and tries again", async () => {
    mockLoad.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(Modal);
    render(<SearchControl />);
    fireEvent.keyDown(document.body, { key: "/" });
    await userEvent.type(field(), "ra");
    expect(await screen.findByRole("alert")).toHaveTextContent("The search could not be loaded.");
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("button", { name: "Modal with ra" })).toBeVisible();
  });

  it("tries again where the button is pressed without taking the focus from the field", async () => {
    mockLoad.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(Modal);
    render(<SearchControl />);
    fireEvent.keyDown(document.body, { key: "/" });
    const retry = await screen.findByRole("button", { name: "Retry" });
    expect(field()).toHaveFocus();
    fireEvent.click(retry);
    expect(await screen.findByRole("button", { name: /Modal/ })).toBeVisible();
  });

  it("is taken out when it has been closed, and waits again from the next sign", async () => {
    const { baseElement } = render(<SearchControl />);
    fireEvent.keyDown(document.body, { key: "/" });
    fireEvent.keyDown(field(), { key: "Escape" });
    await waitFor(() => expect(baseElement.querySelector("dialog")).toBeNull());
    fireEvent.scroll(window);
    expect(baseElement.querySelector("dialog")).not.toBeNull();
  });

  it("stays, and begins anew, when it is opened again at once", async () => {
    mockLoad.mockResolvedValue(Modal);
    render(<SearchControl />);
    fireEvent.keyDown(document.body, { key: "/" });
    fireEvent.change(field(), { target: { value: "rails" } });
    await screen.findByRole("button", { name: "Modal with rails" });
    fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.keyDown(document.body, { key: "/" });
    expect(screen.queryByRole("button", { name: "Modal with rails" })).toBeNull();
    expect(field()).toHaveFocus();
    await act(() => new Promise<void>(whenPainted));
    expect(screen.getByRole("dialog")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Modal with rails" })).toBeNull();
  });

  it("neither closes nor opens while its keys are held down", () => {
    render(<SearchControl />);
    const held = { key: "k", ctrlKey: true, repeat: true };
    expect(fireEvent.keyDown(document.body, held)).toBe(false);
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.keyDown(document.body, { ...held, repeat: false });
    fireEvent.keyDown(document.body, held);
    expect(screen.getByRole("dialog")).toBeVisible();
  });

  it("gives the focus back to what had it before the first of two that were opened at once", async () => {
    const link = openFromLink();
    fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.keyDown(document.body, { key: "/" });
    expect(field()).toHaveFocus();
    fireEvent.keyDown(document.body, { key: "Escape" });
    await waitFor(() => expect(link).toHaveFocus());
  });

  it("opens when another dialog that was dismissed is closed, and its focus given back", () => {
    render(<SearchControl />);
    const other = document.body.appendChild(document.createElement("dialog"));
    other.showModal();
    dismissDialog(other);
    fireEvent.keyDown(document.body, { key: "/" });
    expect(other.open).toBe(false);
    expect(field()).toHaveFocus();
    other.remove();
  });

  it.each(["Ctrl+K", "Escape", "Cancel", "the browser"])("closes by %s and gives focus back", async (way) => {
    render(<SearchControl />);
    await userEvent.click(button());
    if (way === "Ctrl+K") fireEvent.keyDown(field(), { key: "k", ctrlKey: true });
    else if (way === "the browser") fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    else if (way === "Escape") expect(fireEvent.keyDown(field(), { key: "Escape" })).toBe(false);
    else await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button()).toHaveFocus();
  });
});
