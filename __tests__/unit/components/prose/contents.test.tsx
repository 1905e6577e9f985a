import { act, render, screen, within } from "@testing-library/react";
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
  it("lists the headings of the levels asked for, each below the one it belongs to", () => {
    render(<Contents headings={HEADINGS} min={2} max={3} />);
    expect(links()).toEqual([
      ["#a", "First"],
      ["#b", "Inside first"],
      ["#d", "Second"],
    ]);
    const nav = screen.getByRole("navigation", { name: "On this page" });
    const [top] = within(nav).getAllByRole("listitem");
    expect(within(top!).getByRole("link", { name: "Inside first" })).toBeInTheDocument();
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

describe("FoldedContents", () => {
  it("is closed, and holds the same links", () => {
    const { container } = render(<FoldedContents headings={HEADINGS} min={2} max={3} />);
    expect(container.querySelector("details")).not.toHaveAttribute("open");
    expect(screen.getByText("On this page").tagName).toBe("SUMMARY");
    expect([...container.querySelectorAll("a")].map((link) => link.hash)).toEqual(["#a", "#b", "#d"]);
  });
});
