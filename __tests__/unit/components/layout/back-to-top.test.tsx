import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { announceRouteChange } from "../../../../src/browser/route-change";
import { useScrollState } from "../../../../src/browser/scroll-state";
import { BackToTop } from "../../../../src/components/layout/back-to-top";

const set = (target: object, name: string, value: number) =>
  Object.defineProperty(target, name, { configurable: true, value });
const scrollTo = (y: number) => {
  set(window, "scrollY", y);
  act(() => void window.dispatchEvent(new Event("scroll")));
};
const goTo = (address: string, y: number) => {
  window.history.replaceState(null, "", address);
  set(window, "scrollY", y);
  act(() => void announceRouteChange());
};
const state = () => screen.getByRole("status").textContent;

function State() {
  return <p role="status">{useScrollState()}</p>;
}

beforeEach(() => {
  set(document.documentElement, "scrollHeight", 5000);
  set(window, "innerHeight", 800);
  window.history.replaceState(null, "", "/blog/a");
  render(
    <main id="main" tabIndex={-1}>
      <h2 id="a">A</h2>
      <State />
      <BackToTop />
    </main>,
  );
  scrollTo(0);
});

it.each<[string, number[], string]>([
  ["hides the navbar on the way down", [500], "down"],
  ["shows it on the way up, and the button", [500, 450], "up"],
  ["hides both when the reader turns around again", [500, 450, 460], "down"],
  ["hides the button within 300 px of the top", [500, 300], "rest"],
  ["always shows the navbar at the top", [500, 59], "rest"],
  ["shows neither when the page springs back at its end", [4250, 4200], "down"],
])("scrolling %s", (_, places, expected) => {
  places.forEach(scrollTo);
  expect(state()).toBe(expected);
});

it("hides both when the address leads to a heading, and while the page scrolls there", () => {
  goTo("#a", 1000);
  expect(state()).toBe("down");
  scrollTo(1000);
  scrollTo(900);
  expect(state()).toBe("up");
});

it("shows the navbar at the top of the page, where the skip link may lead", () => {
  goTo("#main", 0);
  expect(state()).toBe("rest");
  scrollTo(80);
  expect(state()).toBe("down");
});

it.each(["#gone", "#%E0%A4%A", ""])("shows the navbar on another page: %s", (hash) => {
  scrollTo(500);
  goTo(`/blog/b${hash}`, 500);
  expect(state()).toBe("rest");
});

it("the button appears on the way up, scrolls to the top and moves the focus there", async () => {
  const button = screen.getByRole("button", { name: "Scroll back to top" });
  expect(button).not.toHaveAttribute("data-shown");
  scrollTo(500);
  scrollTo(450);
  expect(button).toHaveAttribute("data-shown");
  window.scrollTo = jest.fn();
  await userEvent.click(button);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  expect(screen.getByRole("main")).toHaveFocus();
});
