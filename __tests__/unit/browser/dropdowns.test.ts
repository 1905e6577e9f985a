import { fireEvent } from "@testing-library/dom";
import { startDropdowns } from "../../../src/browser/dropdowns";

const dropdown = (name: string) =>
  `<details id="${name}"><summary>${name}</summary><ul><li><a href="#1">1</a></li><li><a href="#2">2</a></li></ul></details>`;

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `<ul class="navbar-links">${dropdown("docs")}${dropdown("blog")}</ul>${dropdown("text")}<button>Elsewhere</button>`;
  for (const details of document.querySelectorAll("details")) details.open = true;
  stop = startDropdowns();
});
afterEach(() => stop());

const open = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

it("close when a reader turns to something else, but not when it is in them", () => {
  fireEvent.pointerDown(find("#docs a"));
  expect(open()).toEqual(["docs", "text"]);
  find("button").focus();
  expect(open()).toEqual(["text"]);
});

it("close when one of their links is followed", () => {
  fireEvent.click(find("#docs a"));
  expect(open()).toEqual(["blog", "text"]);
});

it("close with Escape, which leaves the focus on their name", () => {
  find("#docs a").focus();
  expect(press("Escape")).toBe(false);
  expect(open()).toEqual(["text"]);
  expect(document.activeElement).toBe(find("#docs summary"));
  expect(press("Escape")).toBe(true);
});

it("open with the arrow down, and the arrows go round in them", () => {
  find("#docs").removeAttribute("open");
  find("#docs summary").focus();
  const seen = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"].map((key) => {
    press(key);
    return document.activeElement!.textContent;
  });
  expect(seen).toEqual(["1", "2", "docs", "2"]);
  expect(open()).toContain("docs");
});

it("leave all other keys and places alone", () => {
  find("#docs a").focus();
  expect(press("Tab")).toBe(true);
  find("#text a").focus();
  expect(press("Escape")).toBe(true);
  expect(press("ArrowDown")).toBe(true);
});

it("stop", () => {
  stop();
  fireEvent.pointerDown(find("button"));
  expect(open()).toEqual(["docs", "blog", "text"]);
});
