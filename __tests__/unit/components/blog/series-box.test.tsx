import { render, screen, within } from "@testing-library/react";
import React from "react";
import { SeriesBox } from "../../../../src/components/blog/series-box";

const parts = [
  { path: "/blog/a", title: "Arrays" },
  { path: "/blog/b", title: "Hashes" },
  { path: "/blog/c", title: "Sets" },
];

describe("SeriesBox", () => {
  it("leads to the other parts and marks the one being read", () => {
    render(<SeriesBox series={{ name: "Ruby", part: 2, parts }} />);
    const box = within(screen.getByRole("navigation", { name: "Series: Ruby" }));
    expect(box.getByText(/^Part 2 of 3/)).toBeInTheDocument();
    expect(box.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/blog/a", "/blog/c"]);
    expect(box.getByText("Hashes")).toHaveAttribute("aria-current", "page");
  });

  it.each([
    [3, /^Unlisted part, beside 3 others/],
    [1, /^Unlisted part, beside 1 other$/],
  ])("leads from an unlisted post to the %i listed parts", (length, title) => {
    render(<SeriesBox series={{ name: "Ruby", part: 0, parts: parts.slice(0, length) }} />);
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getAllByRole("link")).toHaveLength(length);
    expect(document.querySelector("[aria-current]")).toBeNull();
  });

  it.each([
    [1, parts.slice(0, 1)],
    [0, []],
  ])("is left out where part %i has no others", (part, own) => {
    const { container } = render(<SeriesBox series={{ name: "Ruby", part, parts: own }} />);
    expect(container).toBeEmptyDOMElement();
  });
});
