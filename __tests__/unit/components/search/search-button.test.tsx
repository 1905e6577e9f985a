import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React, { useLayoutEffect } from "react";
import { loadStyleSheet } from "../../../../src/browser/load-style-sheet";
import { SearchButton } from "../../../../src/search/dialog/search-button";
// Loaded in advance: on a busy machine it takes longer than `findBy…` waits.
import { SearchModal } from "../../../../src/search/dialog/search-modal";
import { SearchUnavailable } from "../../../../src/search/engine";
import { STORAGE_KEYS } from "../../../../src/shared/storage-keys";
import { EngineStandIn } from "../../../stand-ins/search-engine";

const mockEngine = new EngineStandIn();

jest.mock("../../../../src/browser/load-style-sheet", () => ({ loadStyleSheet: jest.fn(() => Promise.resolve()) }));
jest.mock("../../../../src/search/load-engine", () => ({
  ...jest.requireActual<object>("../../../../src/search/load-engine"),
  engineName: () => "site",
  indexName: () => "site",
  loadEngine: () => Promise.resolve(mockEngine),
}));

beforeEach(() => {
  jest.mocked(loadStyleSheet).mockResolvedValue();
  window.scrollTo = () => undefined;
});

const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

it("moves the focus back to Retry if the retry fails too", async () => {
  jest.mocked(loadStyleSheet).mockRejectedValue(new Error());
  jest.spyOn(console, "warn").mockImplementation();
  render(<SearchButton />);
  press("/");
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(screen.getByRole("searchbox")).toHaveFocus();
  await userEvent.click(retry);
  expect(await screen.findByRole("button", { name: "Retry" })).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent("The search could not be loaded.");
});

it.each([
  ["k", { ctrlKey: true }, "input", true],
  ["K", { metaKey: true }, "input", true],
  ["k", { ctrlKey: true, shiftKey: true }, "body", false],
  ["k", { ctrlKey: true, altKey: true }, "body", false],
  ["ن", { ctrlKey: true, code: "KeyK" }, "body", true],
  ["л", { metaKey: true, code: "KeyK" }, "input", true],
  ["t", { ctrlKey: true, code: "KeyK" }, "body", false],
  ["/", {}, "body", true],
  ["/", {}, "input", false],
  ["/", {}, "[type=checkbox]", true],
  ["a", {}, "button", true],
  ["a", {}, "body", false],
  [" ", {}, "button", false],
])("the key %s with %j in %s opens the dialog: %s", async (key, more, where, opens) => {
  const { container } = render(
    <>
      <input aria-label="other" />
      <input type="checkbox" aria-label="another" />
      <SearchButton />
    </>,
  );
  act(() => container.querySelector<HTMLElement>(where)?.focus());
  press(key, more);
  expect(screen.queryAllByRole("dialog")).toHaveLength(opens ? 1 : 0);
  if (!opens) return;
  await screen.findByRole("combobox", { name: "Search docs" });
  press("k", { ctrlKey: true });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("leaves the key / alone for visitors who have turned it off", () => {
  localStorage.setItem(STORAGE_KEYS.searchSlashKey, "false");
  render(<SearchButton />);
  press("/");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Search" })).toHaveAttribute("aria-keyshortcuts", "Control+K Meta+K");
  localStorage.clear();
});

it.each(["Enter", "Escape", "ArrowDown"])("leaves %s to an input method that it ends", async (key) => {
  const onKeyDown = jest.fn();
  render(<SearchButton />);
  press("/");
  const field = await screen.findByRole("combobox", { name: "Search docs" });
  field.addEventListener("keydown", onKeyDown);
  // Safari ends the composition before it sends the key.
  expect(fireEvent.keyDown(field, { key, keyCode: 229 })).toBe(true);
  expect(screen.getByRole("dialog")).toBeVisible();
});

it("leaves what is typed in a field of a third party's widget to that", () => {
  render(<SearchButton />);
  const widget = document.body.appendChild(document.createElement("div"));
  const field = widget.attachShadow({ mode: "open" }).appendChild(document.createElement("input"));
  fireEvent.keyDown(field, { key: "/", composed: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  widget.remove();
});

it("shows its shortcut, which is no part of its name", () => {
  render(<SearchButton />);
  expect(screen.getByRole("button", { name: "Search" })).toHaveTextContent("Search Ctrl K");
});

it("gives DocSearch the focus at once, so that no letter is lost that is typed while it takes the place of the first field", () => {
  let focused: Element | null = null;
  const Page = () => {
    useLayoutEffect(() => void (focused = document.activeElement), []);
    return <SearchModal query="rai" isSelected={false} onQuery={jest.fn()} onClose={jest.fn()} />;
  };
  render(<Page />);
  expect(focused).toBe(screen.getByRole("combobox", { name: "Search docs" }));
});

it("announces that a search has failed", async () => {
  render(<SearchButton />);
  press("/");
  fireEvent.change(await screen.findByRole("combobox", { name: "Search docs" }), { target: { value: "rails" } });
  await waitFor(() => expect(mockEngine.last.request.query).toBe("rails"));
  mockEngine.last.fail(new SearchUnavailable());
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^Unable to fetch results\. You might/));
});
