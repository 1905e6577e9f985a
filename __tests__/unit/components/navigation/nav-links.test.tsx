import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { preferVersion } from "../../../../src/components/docs/preferred-version";
import { NavLinks } from "../../../../src/components/navigation/nav-links";
import { atPath } from "../../../stand-ins/at-path";
import { answerStaticQuery } from "../../../stand-ins/gatsby";
import { docVersion, siteItem } from "../../../stand-ins/site-frame";

const LINKS = [
  siteItem({ label: "Home", to: "/" }),
  siteItem({ label: "Blogs", to: "/blog" }),
  siteItem({ label: "Projects", to: "/projects/" }),
  siteItem({ label: "Docs", to: "/docs/intro" }),
  siteItem({ label: "Code", to: "https://code.example" }),
];

const show = (pathname: string, links: React.ComponentProps<typeof NavLinks>["links"] = LINKS, unfolds = false) =>
  render(atPath(pathname, <NavLinks links={links} className="links" unfolds={unfolds} />));
const current = () => screen.queryAllByRole("link", { current: "page" }).map(({ textContent }) => textContent);

describe("NavLinks", () => {
  it.each([
    ["/", ["Home"]],
    ["/blog", ["Blogs"]],
    ["/blog/arrays", ["Blogs"]],
    ["/Blog/", ["Blogs"]],
    ["/blogroll", []],
    ["/projects", ["Projects"]],
    ["/docs", ["Docs"]],
    ["/about/", []],
  ])("on %s mark %p", (pathname, labels) => {
    show(pathname);
    expect(current()).toEqual(labels);
  });

  it.each(["/Blog", "/DOCS/Intro"])("mark %s where its address is written in another case", (to) => {
    show(`${to.toLowerCase()}/x`, [siteItem({ label: "Section", to })]);
    expect(current()).toEqual(["Section"]);
  });

  describe("with a dropdown", () => {
    const items = [siteItem({ label: "Intro", to: "/docs/intro" }), siteItem({ label: "Start", to: "/docs/start" })];
    const showDropdown = (to: string | null, pathname: string, unfolds = false) => {
      show(pathname, [siteItem({ kind: "dropdown", label: "Docs", to, items })], unfolds);
      return document.querySelector("details")!;
    };

    it("fold its links under its name", () => {
      const details = showDropdown(null, "/blog");
      expect(details.open).toBe(false);
      expect(details.querySelector("summary")).toHaveTextContent("Docs");
      expect([...details.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual(["Intro", "Start"]);
    });

    it("keep the link of one that leads somewhere itself, beside what unfolds it", () => {
      const details = showDropdown("/docs", "/blog");
      expect(screen.getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs");
      expect(details.querySelector("summary")).toHaveAccessibleName("More of Docs");
    });

    it.each([
      ["/docs/start", "Start", "true"],
      ["/docs/more", "Docs", "page"],
    ])(
      "on %s mark %s as the page; in the menu of narrow windows its dropdown is open",
      async (pathname, label, section) => {
        const details = showDropdown("/docs", pathname, true);
        expect(current()).toEqual([label]);
        expect(screen.getByRole("link", { name: "Docs" })).toHaveAttribute("aria-current", section);
        expect(details.querySelector("summary")).toHaveAttribute("data-current");
        await userEvent.click(document.body);
        expect(details.open).toBe(true);
      },
    );
  });

  it("show icons for the eye only, and HTML as it is", () => {
    const code = siteItem({ label: "Code", to: "/code", icon: "code" });
    const html = siteItem({ kind: "html", label: "", html: "<b>Hi</b>" });
    show("/", [code, html]);
    expect(screen.getByRole("link", { name: "Code" }).querySelector("use")).toHaveAttribute("href", "/icons.svg#code");
    expect(screen.getByText("Hi").tagName).toBe("B");
  });

  describe("into documentation with versions", () => {
    const doc = (path: string) => ({ type: "doc", label: path, path, docId: "intro" });
    const KEY = "docs-preferred-version-default";
    const next = { path: "/docs/next", mainPath: "/docs/next/intro", isLast: false };
    const address = (pathname: string): string | null => {
      answerStaticQuery("DocsSidebar", {
        docVersions: [docVersion([doc("/docs/next/intro")], next), docVersion([doc("/docs/intro")], { name: "1.0" })],
      });
      show(pathname);
      return screen.getByRole("link", { name: "Docs" }).getAttribute("href");
    };

    it.each([
      ["lead to the latest", "/blog", null, "/docs/intro"],
      ["lead to the version that is read", "/docs/next/intro", "1.0", "/docs/next/intro"],
      ["lead to the one that the reader picked once", "/blog", "current", "/docs/next/intro"],
    ])("%s", (_, pathname, kept, expected) => {
      if (kept) localStorage.setItem(KEY, kept);
      expect(address(pathname)).toBe(expected);
    });

    it("do not lead to one that is gone, which is forgotten", () => {
      localStorage.setItem(KEY, "0.1");
      expect(address("/blog")).toBe("/docs/intro");
      expect(localStorage.getItem(KEY)).toBeNull();
    });

    it("lead to a version as soon as the reader picks it", () => {
      expect(address("/blog")).toBe("/docs/intro");
      act(() => preferVersion("current"));
      expect(screen.getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs/next/intro");
    });
  });
});
