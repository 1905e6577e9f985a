import { act, fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { renderToString } from "react-dom/server";
import { liveFigure } from "../../../../src/components/prose/live-figure";
import { installIntersectionObserver } from "../../../stand-ins/intersection";

jest.mock("../../../../src/browser/load-style-sheet", () => ({ loadStyleSheet: () => Promise.resolve() }));

let comeNear: () => void;
beforeEach(() => {
  comeNear = installIntersectionObserver();
});

const Live = () => <button>Faster</button>;
const Figure = liveFigure("race", () => Promise.resolve({ default: Live }));

const figure = (
  <Figure caption="Two ways">
    <button>Scroll</button>
    <button>Enlarge</button>
  </Figure>
);
const load = () => act(async () => comeNear());
const button = (name: string) => screen.getByRole("button", { name });
const focus = (name: string) => act(() => button(name).focus());

it("keeps the still picture while it has the focus", async () => {
  render(figure);
  focus("Scroll");
  await load();
  focus("Enlarge");
  expect(button("Enlarge")).toHaveFocus();
  act(() => (document.activeElement as HTMLElement).blur());
  focus("Faster");
  expect(button("Faster")).toHaveFocus();
});

it("keeps a still picture that had the focus before hydration", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(figure);
  const enlarge = button("Enlarge");
  enlarge.focus();
  render(figure, { container, hydrate: true });
  await load();
  expect(enlarge).toHaveFocus();
});

it("keeps the still picture while it is enlarged, and while the reader is in another window", async () => {
  render(figure);
  focus("Enlarge");
  await load();
  const enlarge = button("Enlarge");
  fireEvent.blur(enlarge);
  expect(enlarge).toHaveFocus();
  const dialog = document.body.appendChild(document.createElement("dialog"));
  const close = dialog.appendChild(document.createElement("button"));
  act(() => close.focus());
  act(() => enlarge.focus());
  expect(enlarge).toHaveFocus();
  dialog.remove();
});
