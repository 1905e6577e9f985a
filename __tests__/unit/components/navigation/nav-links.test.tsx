import { render, screen } from "@testing-library/react";
import React from "react";
import { NavLinks } from "../../../../src/components/navigation/nav-links";
import { answerStaticQuery, resetGatsby } from "../../../stand-ins/gatsby";
import { answerFrame, docVersion } from "../../../stand-ins/site-frame";

beforeEach(() => answerFrame());
afterEach(() => {
  resetGatsby();
  localStorage.clear();
});

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

  describe("into documentation with versions", () => {
    const doc = (path: string) => ({ type: "doc", label: path, path, docId: "intro" });
    const next = { path: "/docs/next", mainPath: "/docs/next/intro", isLast: false };
    const address = (pathname: string): string | null => {
      answerStaticQuery("DocsSidebar", {
        docVersions: [docVersion([doc("/docs/next/intro")], next), docVersion([doc("/docs/intro")], { name: "1.0" })],
      });
      render(<NavLinks links={LINKS} pathname={pathname} className="links" />);
      return screen.getByRole("link", { name: "Docs" }).getAttribute("href");
    };

    it.each([
      ["lead to the latest", "/blog", null, "/docs/intro"],
      ["lead to the version that is read", "/docs/next/intro", "1.0", "/docs/next/intro"],
      ["lead to the one that the reader picked once", "/blog", "current", "/docs/next/intro"],
      ["do not lead to one that is gone", "/blog", "0.1", "/docs/intro"],
    ])("%s", (_, pathname, kept, expected) => {
      if (kept) localStorage.setItem("docs-preferred-version-default", kept);
      expect(address(pathname)).toBe(expected);
    });
  });
});
