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

  it("is left out where there is one part only", () => {
    const { container } = render(<SeriesBox series={{ name: "Ruby", part: 1, parts: parts.slice(0, 1) }} />);
    expect(container).toBeEmptyDOMElement();
  });
});
