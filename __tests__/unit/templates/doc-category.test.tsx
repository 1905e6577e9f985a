import { render, screen } from "@testing-library/react";
import DocCategoryTemplate, { Head } from "../../../src/templates/doc-category";
import { pageElement } from "../../stand-ins/page-element";
import { hrefsIn } from "../../stand-ins/read-page";
import { metaContent, renderHead } from "../../stand-ins/render-head";

const NAVIGATION = {
  canonicalPath: "/docs/category/markhope",
  trail: [
    { label: "Guides", path: "/docs/category/guides" },
    { label: "Group", path: null },
    { label: "markhope", path: "/docs/category/markhope" },
  ],
  previous: { label: "Intro", path: "/docs/intro" },
  next: { label: "quickstart", path: "/docs/quickstart" },
};
const cards = [
  { label: "quickstart", path: "/docs/quickstart", description: "Begin here." },
  { label: "code", path: "https://code.example", description: "" },
];
const category = (Page: typeof DocCategoryTemplate | typeof Head, navigation = {}) =>
  pageElement(Page, {
    data: { docCategoryPage: { title: "All of Markhope", description: "A tool.", cards } },
    pageContext: { navigation: { ...NAVIGATION, ...navigation } },
  });

it("has a card for each entry, which is one link with a heading", () => {
  const { container } = render(category(DocCategoryTemplate));
  const links = [...container.querySelectorAll(".doc-cards > li > a")];
  expect(links.map((link) => [link.getAttribute("href"), link.querySelector("h2")?.textContent])).toEqual([
    ["/docs/quickstart", "quickstart"],
    ["https://code.example", "code"],
  ]);
  expect(links[0]).toHaveTextContent("Begin here.");
  expect(links[1]!.querySelector("p")).toBeNull();
});

it("links to the previous and the next page", () => {
  render(category(DocCategoryTemplate));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("All of Markhope");
  expect(screen.getByRole("navigation", { name: "Docs pages" })).toHaveTextContent("PreviousIntroNextquickstart");
});

it("has breadcrumbs without links to itself and to categories without a page", () => {
  render(category(DocCategoryTemplate));
  const breadcrumbs = screen.getByRole("navigation", { name: "Breadcrumbs" });
  expect(breadcrumbs).toHaveTextContent("GuidesGroupmarkhope");
  expect(hrefsIn(breadcrumbs)).toEqual(["/", "/docs/category/guides"]);
  expect(screen.getByRole("link", { name: "Home page" })).toBeInTheDocument();
});

it.each([
  [{}, null],
  [{ noIndex: true }, "noindex, nofollow"],
])("in a version with %j has the robots %s", (navigation, robots) => {
  renderHead(category(Head, navigation));
  expect(document.title).toBe("All of Markhope | Notes");
  expect(metaContent("robots")).toBe(robots);
});
