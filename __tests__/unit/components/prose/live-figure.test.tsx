import { act, fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { renderToString } from "react-dom/server";
import { liveFigure } from "../../../../src/components/prose/live-figure";

jest.mock("../../../../src/browser/load-style-sheet", () => ({ loadStyleSheet: () => Promise.resolve() }));

let comeNear: () => void;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => notify([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
});

const Live = () => <button>Faster</button>;
const Figure = liveFigure("race", () => Promise.resolve({ default: Live }));

const show = () =>
  render(
    <Figure caption="Two ways">
      <button>Scroll</button>
      <button>Enlarge</button>
    </Figure>,
  );

const load = () => act(async () => comeNear());

const focus = (name: string) => act(() => screen.getByRole("button", { name }).focus());

it("takes the place of its still picture when it is loaded", async () => {
  show();
  await load();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Faster"]);
});

it("leaves the still picture as long as that has the focus", async () => {
  show();
  focus("Scroll");
  await load();
  focus("Enlarge");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Enlarge" }));
  act(() => (document.activeElement as HTMLElement).blur());
  focus("Faster");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Faster" }));
});

it("leaves a still picture that had the focus before the application started", async () => {
  const figure = (
    <Figure caption="Two ways">
      <button>Enlarge</button>
    </Figure>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(figure);
  const enlarge = screen.getByRole("button", { name: "Enlarge" });
  enlarge.focus();
  render(figure, { container, hydrate: true });
  await load();
  expect(document.activeElement).toBe(enlarge);
});

it("leaves the still picture while that is shown in a dialog, and while the reader is in another window", async () => {
  show();
  focus("Enlarge");
  await load();
  const enlarge = screen.getByRole("button", { name: "Enlarge" });
  fireEvent.blur(enlarge);
  expect(document.activeElement).toBe(enlarge);
  const dialog = document.body.appendChild(document.createElement("dialog"));
  const close = dialog.appendChild(document.createElement("button"));
  act(() => close.focus());
  act(() => enlarge.focus());
  expect(document.activeElement).toBe(enlarge);
  dialog.remove();
});
