import { render, screen } from "@testing-library/react";
import React from "react";
import { LinkCard } from "../../../../src/components/prose/link-card";
import { setPathPrefix } from "../../../stand-ins/gatsby";

describe("LinkCard", () => {
  it("leads to a page of the site, with what is said of it, and an icon that is not read out", () => {
    render(<LinkCard href="/docs/intro" title="Intro" description="Where to begin." icon="🎉" />);
    expect(screen.getByRole("link", { name: "Intro" })).toHaveAttribute("href", "/docs/intro");
    expect(screen.getByText("Where to begin.")).toBeInTheDocument();
    expect(screen.getByText("🎉")).toHaveAttribute("aria-hidden", "true");
  });

  it("may stand in a paragraph, as it does in the middle of a line", () => {
    const reportError = jest.spyOn(console, "error").mockImplementation();
    const { container } = render(
      <p>
        See <LinkCard href="/docs/intro" title="Intro" description="Where to begin." />
      </p>,
    );
    expect(reportError).not.toHaveBeenCalled();
    expect(container.querySelector("p .link-card")!.tagName).toBe("SPAN");
  });

  it.each(["", "/garden", "/garden/shed"])("leads to a file below the prefix %j, which its address has", (prefix) => {
    setPathPrefix(prefix);
    const href = `${prefix}/static/0123456789abcdef/paper.pdf`;
    render(<LinkCard href={href} title="The paper" />);
    expect(screen.getByRole("link", { name: "The paper" })).toHaveAttribute("href", href);
  });

  it("leads to a page in a folder with the name static, below the prefix", () => {
    setPathPrefix("/garden");
    render(<LinkCard href="/docs/static/intro" title="Intro" />);
    expect(screen.getByRole("link", { name: "Intro" })).toHaveAttribute("href", "/garden/docs/static/intro");
  });

  it("leads elsewhere in a new tab, and needs no description", () => {
    const { container } = render(<LinkCard href="https://example.com" title="There" />);
    expect(screen.getByRole("link", { name: "There (opens in new tab)" })).toHaveAttribute("target", "_blank");
    expect(container.querySelector(".link-card > span")).toBeNull();
  });
});
