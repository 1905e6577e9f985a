import { act, render, screen } from "@testing-library/react";
import React from "react";
import { Contents, FoldedContents } from "../../../../src/components/prose/contents";
import { hrefsIn, textsOf } from "../../../stand-ins/read-page";

const ENTRIES = [
  { id: "a", text: "First", children: [{ id: "b", text: "Inside first" }] },
  { id: "d", text: "Second" },
];

it("FoldedContents links to the headings, nested", () => {
  const { container } = render(<FoldedContents entries={ENTRIES} />);
  expect(container.querySelector("li ul")).toHaveTextContent("Inside first");
  expect(textsOf([...container.querySelectorAll("a")])).toEqual(["First", "Inside first", "Second"]);
  expect(hrefsIn(container)).toEqual(["#a", "#b", "#d"]);
});

it("renders nothing without headings", () => {
  expect(render(<Contents entries={[]} />).container).toBeEmptyDOMElement();
  expect(render(<FoldedContents entries={[]} />).container).toBeEmptyDOMElement();
});

it("shows code and emphasis in the headings", () => {
  render(<Contents entries={[{ id: "a", text: "Call new", html: "Call <code>new</code>" }]} />);
  expect(screen.getByRole("link", { name: "Call new" }).querySelector("code")).toHaveTextContent("new");
});

it("marks the current heading, and scrolls to its link without scrolling the page", () => {
  const box = (element: Element, top: number, height: number) => {
    element.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
  };
  document.documentElement.scrollTop = 0;
  render(
    <>
      <h2 id="a">First</h2>
      <Contents entries={ENTRIES} />
    </>,
  );
  const frame = screen.getByRole("complementary");
  box(frame, 100, 300);
  box(screen.getByRole("link", { name: "First" }), 500, 30);
  for (const top of [9000, 10]) {
    box(document.getElementById("a")!, top, 40);
    act(() => void window.dispatchEvent(new Event("scroll")));
  }
  expect(screen.getByRole("link", { current: "location" })).toHaveTextContent("First");
  expect(frame.scrollTop).toBe(500 + 30 + 30 - 400);
  expect(document.documentElement.scrollTop).toBe(0);
});

const set = (target: object, name: string, value: number) =>
  Object.defineProperty(target, name, { configurable: true, value });

/** Renders the contents of headings, the second within the first, at these distances from the top of the window. */
function showAt(tops: number[], event = "scroll") {
  set(window, "innerHeight", 900);
  const headings = tops.map((_, index) => ({ id: `h${index}`, text: `T${index}` }));
  const [first, second, ...rest] = headings;
  render(
    <>
      {headings.map(({ id, text }) => (
        <h2 id={id} key={id}>
          {text}
        </h2>
      ))}
      <Contents entries={[{ ...first!, children: [second!] }, ...rest]} />
    </>,
  );
  tops.forEach((top, index) => {
    document.getElementById(`h${index}`)!.getBoundingClientRect = () => ({ top }) as DOMRect;
  });
  act(() => void window.dispatchEvent(new Event(event)));
}
const current = () => document.querySelector("[aria-current=location]")?.textContent;

it.each([
  ["above the first heading", [500, 1000, 1500], undefined],
  ["at the first heading", [300, 800, 1500], "T0"],
  ["at two headings in the upper third of the window", [50, 280, 900], "T1"],
  ["after the last heading", [-900, -600, 100], "T2"],
])("marks the current heading %s", (_, tops, expected) => {
  showAt(tops);
  expect(current()).toBe(expected);
});

it("marks the current heading before the reader scrolls", () => {
  set(window, "innerHeight", 900);
  document.body.insertAdjacentHTML("afterbegin", '<h2 id="a">First</h2>');
  render(<Contents entries={ENTRIES} />);
  expect(current()).toBe("First");
  document.getElementById("a")!.remove();
});

it("marks the current heading when the size of the window changes", () => {
  showAt([-10, 500], "resize");
  expect(current()).toBe("T0");
});

it.each([
  [2000, "T2"],
  [1900, "T0"],
])("scrolled to %i of 2000 px, marks %s: only at the end of the page the last visible heading", (y, expected) => {
  set(document.documentElement, "scrollHeight", 2900);
  set(window, "scrollY", y);
  showAt([-500, 600, 800]);
  expect(current()).toBe(expected);
  set(window, "scrollY", 0);
});
