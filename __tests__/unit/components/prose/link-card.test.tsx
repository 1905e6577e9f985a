import { render, screen } from "@testing-library/react";
import React from "react";
import { LinkCard } from "../../../../src/components/prose/link-card";

describe("LinkCard", () => {
  it("leads to a page of the site, with what is said of it", () => {
    render(<LinkCard href="/docs/intro" title="Intro" description="Where to begin." />);
    expect(screen.getByRole("link", { name: "Intro" })).toHaveAttribute("href", "/docs/intro");
    expect(screen.getByText("Where to begin.")).toBeInTheDocument();
  });

  it("leads elsewhere in a new tab, and needs no description", () => {
    const { container } = render(<LinkCard href="https://example.com" title="There" />);
    expect(screen.getByRole("link", { name: "There (opens in new tab)" })).toHaveAttribute("target", "_blank");
    expect(container.querySelector(".link-card > span")).toBeNull();
  });
});
