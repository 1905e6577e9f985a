import { act, render, screen } from "@testing-library/react";
import React from "react";
import { Contents, FoldedContents } from "../../../../src/components/prose/contents";

const HEADINGS = [
  { id: "a", text: "First", level: 2 },
  { id: "b", text: "Inside first", level: 3 },
  { id: "c", text: "Too deep", level: 4 },
  { id: "d", text: "Second", level: 2 },
];

const links = () => screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent]);

describe("Contents", () => {
  it("lists the headings of the levels asked for", () => {
    render(<Contents headings={HEADINGS} min={2} max={3} />);
    expect(screen.getByRole("navigation", { name: "On this page" })).toBeInTheDocument();
    expect(links()).toEqual([
      ["#a", "First"],
      ["#b", "Inside first"],
      ["#d", "Second"],
    ]);
  });

  it("marks the heading being read, and scrolls itself, not the page, to keep that in view", () => {
    jest.useFakeTimers();
    const box = (element: Element, top: number, height: number) => {
      element.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
    };
    render(
      <>
        <h2 id="a">First</h2>
        <h2 id="d">Second</h2>
        <Contents headings={HEADINGS} min={2} max={2} />
      </>,
    );
    const frame = screen.getByRole("complementary");
    box(frame, 100, 300);
    box(screen.getByRole("link", { name: "First" }), 500, 30);
    box(document.getElementById("a")!, 10, 40);
    box(document.getElementById("d")!, 9000, 40);
    act(() => jest.advanceTimersByTime(20));
    expect(screen.getByRole("link", { current: "location" })).toHaveAttribute("href", "#a");
    expect(frame.scrollTop).toBe(500 + 30 + 30 - 400);
  });

  it.each([
    ["no headings", []],
    ["headings of other levels only", [{ id: "c", text: "Deep", level: 5 }]],
  ])("is absent with %s", (_, headings) => {
    const { container } = render(
      <>
        <Contents headings={headings} min={2} max={3} />
        <FoldedContents headings={headings} min={2} max={3} />
      </>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

it("FoldedContents is closed, and holds the same links", () => {
  const { container } = render(<FoldedContents headings={HEADINGS} min={2} max={3} />);
  expect(container.querySelector("details")).not.toHaveAttribute("open");
  expect(screen.getByText("On this page").tagName).toBe("SUMMARY");
  expect([...container.querySelectorAll("a")].map((link) => link.hash)).toEqual(["#a", "#b", "#d"]);
});

describe.each([
  ["Contents", Contents],
  ["FoldedContents", FoldedContents],
])("%s", (_name, List) => {
  /** The ids of the links, each with those below it in brackets. */
  const outline = (list: Element): string =>
    [...list.children]
      .map((item) => {
        const below = item.querySelector("ul");
        return item.querySelector("a")!.hash.slice(1) + (below ? `(${outline(below)})` : "");
      })
      .join(" ");

  it.each([
    ["sections with parts", [2, 3, 3, 2, 3], 2, 3, "h0(h1 h2) h3(h4)"],
    ["a level skipped on the way down", [2, 4, 2], 2, 4, "h0(h1) h2"],
    ["a way back up over two levels", [2, 3, 4, 2], 2, 4, "h0(h1(h2)) h3"],
    ["a text that begins below its highest level", [3, 2, 3], 2, 3, "h0 h1(h2)"],
    ["levels too deep", [2, 3, 4, 5, 3], 2, 3, "h0(h1 h4)"],
    ["levels too high, whose parts stay", [2, 3, 3, 2, 3], 3, 4, "h1 h2 h4"],
    ["a middle level left out", [2, 3, 4], 4, 6, "h2"],
    ["an h4 below an h3 that is left out, which does not join the h2 before it", [3, 2, 3, 4], 3, 4, "h0 h2(h3)"],
  ])("nests %s", (_, levels, min, max, expected) => {
    const headings = levels.map((level, index) => ({ id: `h${index}`, text: `T${index}`, level }));
    const { container } = render(<List headings={headings} min={min} max={max} />);
    expect(outline(container.querySelector("ul")!)).toBe(expected);
  });
});
