import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { preferVersion } from "../../../../src/components/docs/preferred-version";
import { NavLinks } from "../../../../src/components/navigation/nav-links";
import { atPath } from "../../../stand-ins/at-path";
import { answerStaticQuery } from "../../../stand-ins/gatsby";
import { hrefsIn, textsOf } from "../../../stand-ins/read-page";
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
const current = () => textsOf(screen.queryAllByRole("link", { current: "page" }));

it.each([
  ["/", ["Home"]],
  ["/blog", ["Blogs"]],
  ["/blog/arrays", ["Blogs"]],
  ["/Blog/", ["Blogs"]],
  ["/blogroll", []],
  ["/projects", ["Projects"]],
  ["/docs", ["Docs"]],
  ["/about/", []],
])("on %s the current section is %p", (pathname, labels) => {
  show(pathname);
  expect(current()).toEqual(labels);
});

const items = [siteItem({ label: "Intro", to: "/docs/intro" }), siteItem({ label: "Start", to: "/docs/start" })];
const showDropdown = (to: string | null, pathname: string, unfolds = false) => {
  show(pathname, [siteItem({ kind: "dropdown", label: "Docs", to, items })], unfolds);
  return document.querySelector("details")!;
};

it("a dropdown without a link of its own is a menu with its name", () => {
  const details = showDropdown(null, "/blog");
  expect(details.open).toBe(false);
  expect(details.querySelector("summary")).toHaveTextContent("Docs");
  expect(hrefsIn(details)).toEqual(["/docs/intro", "/docs/start"]);
});

it("a dropdown with a link of its own has that link beside the button", () => {
  const details = showDropdown("/docs", "/blog");
  expect(screen.getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs");
  expect(details.querySelector("summary")).toHaveAccessibleName("More of Docs");
});

it.each([
  ["/docs/start", "Start", "true"],
  ["/docs/more", "Docs", "page"],
])(
  "on %s the current entry of a dropdown is %s, and the mobile menu shows it expanded",
  async (pathname, label, is) => {
    const details = showDropdown("/docs", pathname, true);
    expect(current()).toEqual([label]);
    expect(screen.getByRole("link", { name: "Docs" })).toHaveAttribute("aria-current", is);
    expect(details.querySelector("summary")).toHaveAttribute("data-current");
    await userEvent.click(document.body);
    expect(details.open).toBe(true);
  },
);

it("an icon does not change the name of a link, and HTML is inserted as it is", () => {
  const code = siteItem({ label: "Code", to: "/code", icon: "code" });
  const html = siteItem({ kind: "html", label: "", html: "<b>Hi</b>" });
  show("/", [code, html]);
  expect(screen.getByRole("link", { name: "Code" }).querySelector("use")).toHaveAttribute("href", "/icons.svg#code");
  expect(screen.getByText("Hi").tagName).toBe("B");
});

const KEY = "docs-preferred-version-default";
/** Shows the links on a site with two versions of the documentation, and returns the address of the link to it. */
function docsAddress(pathname: string): string | null {
  const doc = (path: string) => ({ type: "doc", label: path, path, docId: "intro" });
  const next = { path: "/docs/next", mainPath: "/docs/next/intro", isLast: false };
  answerStaticQuery("DocsSidebar", {
    docVersions: [docVersion([doc("/docs/next/intro")], next), docVersion([doc("/docs/intro")], { name: "1.0" })],
  });
  show(pathname);
  return screen.getByRole("link", { name: "Docs" }).getAttribute("href");
}

it.each([
  ["the version of the current page", "/docs/next/intro", "1.0", "/docs/next/intro"],
  ["the version that the reader has chosen", "/blog", "current", "/docs/next/intro"],
])("the link to the documentation leads to %s", (_, pathname, chosen, expected) => {
  localStorage.setItem(KEY, chosen);
  expect(docsAddress(pathname)).toBe(expected);
});

it("forgets the chosen version if it no longer exists", () => {
  localStorage.setItem(KEY, "0.1");
  expect(docsAddress("/blog")).toBe("/docs/intro");
  expect(localStorage.getItem(KEY)).toBeNull();
});

it("the link to the documentation changes as soon as the reader chooses a version", () => {
  expect(docsAddress("/blog")).toBe("/docs/intro");
  act(() => preferVersion("current"));
  expect(screen.getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs/next/intro");
});
