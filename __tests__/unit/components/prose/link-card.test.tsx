import { render, screen } from "@testing-library/react";
import React from "react";
import { LinkCard } from "../../../../src/components/prose/link-card";
import { setPathPrefix } from "../../../stand-ins/gatsby";

it("shows a link, a description and a decorative icon, and may be part of a paragraph", () => {
  const reportError = jest.spyOn(console, "error").mockImplementation();
  render(
    <p>
      See <LinkCard href="/docs/intro" title="Intro" description="Where to begin." icon="🎉" />
    </p>,
  );
  expect(screen.getByRole("link", { name: "Intro" })).toHaveAttribute("href", "/docs/intro");
  expect(screen.getByText("Where to begin.")).toBeInTheDocument();
  expect(screen.getByText("🎉")).toHaveAttribute("aria-hidden", "true");
  expect(reportError).not.toHaveBeenCalled();
});

it.each([
  ["a copied file without a path prefix", "", "/static/0123456789abcdef/a.pdf", null],
  ["a copied file, whose address has the prefix", "/site", "/site/static/0123456789abcdef/a.pdf", null],
  ["a copied file below a prefix with two parts", "/a/b", "/a/b/static/0123456789abcdef/a.pdf", null],
  ["a page in a folder called static", "/site", "/docs/static/intro", "/site/docs/static/intro"],
])("leads to %s", (_, prefix, href, expected) => {
  setPathPrefix(prefix);
  render(<LinkCard href={href} title="There" />);
  expect(screen.getByRole("link", { name: "There" })).toHaveAttribute("href", expected ?? href);
});
