import { act, render, screen } from "@testing-library/react";
import React from "react";
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
