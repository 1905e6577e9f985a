import { render, screen } from "@testing-library/react";
import React from "react";
import { NavLinks } from "../../../../src/components/navigation/nav-links";

const LINKS = [
  { label: "Blogs", to: "/blog" },
  { label: "Projects", to: "/projects/" },
  { label: "Docs", to: "/docs/intro" },
  { label: "Code", to: "https://code.example" },
];

const current = () => screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");

describe("NavLinks", () => {
  it.each([
    ["/blog", ["Blogs"]],
    ["/blog/arrays", ["Blogs"]],
    ["/Blog/", ["Blogs"]],
    ["/blogroll", []],
    ["/projects", ["Projects"]],
    ["/docs", ["Docs"]],
    ["/docs/markhope/quickstart", ["Docs"]],
    ["/about/", []],
  ])("on %s mark %p", (pathname, labels) => {
    render(<NavLinks links={LINKS} pathname={pathname} className="links" />);
    expect(current().map(({ textContent }) => textContent)).toEqual(labels);
  });

  it.each([
    ["/", ["Home"]],
    ["/blog", ["Blogs"]],
    ["/about/", []],
  ])("with one to the home page on %s mark %p", (pathname, labels) => {
    render(<NavLinks links={[{ label: "Home", to: "/" }, ...LINKS]} pathname={pathname} className="links" />);
    expect(current().map(({ textContent }) => textContent)).toEqual(labels);
  });

  it("are a list of links in the given order", () => {
    render(<NavLinks links={LINKS} pathname="/" className="links" />);
    expect(screen.getByRole("list")).toHaveClass("links");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(LINKS.map(({ to }) => to));
  });
});
