import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { renderToString } from "react-dom/server";
import { DetailsMenu } from "../../../../src/components/ui/details-menu";

const menu = (onOpen?: () => void) => (
  <>
    <DetailsMenu onOpen={onOpen}>
      <summary>Docs</summary>
      <ul>
        {["1", "2"].map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </DetailsMenu>
    <button>Elsewhere</button>
  </>
);
const show = () => render(menu()).container.querySelector("details")!;
/** jsdom opens it and fires the event later. */
const open = async () => {
  await userEvent.click(screen.getByText("Docs"));
  fireEvent(document.querySelector("details")!, new Event("toggle"));
};
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

it.each([
  ["the reader presses something else", async () => fireEvent.pointerDown(screen.getByText("Elsewhere"))],
  ["the reader focuses something else", async () => fireEvent.focusIn(screen.getByText("Elsewhere"))],
  ["one of its links is followed", () => userEvent.click(screen.getByText("1"))],
])("closes when %s", async (_, act) => {
  const details = show();
  await open();
  expect(details.open).toBe(true);
  await act();
  expect(details.open).toBe(false);
});

it("closes when the reader presses something else even if it was opened before hydration", () => {
  // React's development build warns about the attribute.
  jest.spyOn(console, "error").mockImplementation();
  const onOpen = jest.fn();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(menu());
  const details = container.querySelector("details")!;
  details.open = true;
  render(menu(onOpen), { container, hydrate: true });
  expect(onOpen).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(screen.getByText("Elsewhere"));
  expect(details.open).toBe(false);
});

it("stays open while the reader is in it", async () => {
  const details = show();
  await open();
  fireEvent.pointerDown(screen.getByText("2"));
  fireEvent.focusIn(screen.getByText("2"));
  expect(details.open).toBe(true);
});

it("closes on Escape, and moves the focus to its summary", async () => {
  const details = show();
  await open();
  screen.getByText("2").focus();
  expect(press("Escape")).toBe(false);
  expect(details.open).toBe(false);
  expect(screen.getByText("Docs")).toHaveFocus();
});

it("opens with the down arrow key, and the arrow keys cycle through its links", () => {
  const details = show();
  screen.getByText("Docs").focus();
  expect(press("ArrowUp")).toBe(true);
  const seen = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"].map((key) => {
    expect(press(key)).toBe(false);
    return document.activeElement!.textContent;
  });
  expect(seen).toEqual(["1", "2", "Docs", "2"]);
  expect(details.open).toBe(true);
  expect(press("Tab")).toBe(true);
});
