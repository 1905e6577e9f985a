import { render, screen, within } from "@testing-library/react";
import React from "react";
import DocCategoryTemplate, { Head } from "../../../src/templates/doc-category";
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

const props = (navigation = {}) =>
  ({
    data: {
      docCategoryPage: {
        ...{ title: "All of Markhope", description: "A tool." },
        cards: [
          { type: "doc", label: "quickstart", path: "/docs/quickstart", description: "Begin here." },
          { type: "link", label: "code", path: "https://code.example", description: "" },
        ],
      },
    },
    pageContext: { category: "/docs/category/markhope", navigation: { ...NAVIGATION, ...navigation } },
  }) as unknown as React.ComponentProps<typeof DocCategoryTemplate> & React.ComponentProps<typeof Head>;

describe("the page of a category", () => {
  it("shows a card for what is in it: one link that holds a heading", () => {
    const { container } = render(<DocCategoryTemplate {...props()} />);
    const cards = [...container.querySelectorAll(".doc-cards > li > a")];
    expect(cards.map((card) => [card.getAttribute("href"), card.querySelector("h2")?.textContent])).toEqual([
      ["/docs/quickstart", "quickstart"],
      ["https://code.example", "code"],
    ]);
    expect(cards[0]).toHaveTextContent("Begin here.");
    expect(cards[1]!.querySelector("p")).toBeNull();
  });

  it("has its place in the reading order", () => {
    render(<DocCategoryTemplate {...props()} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("All of Markhope");
    const pager = screen.getByRole("navigation", { name: "Docs pages" });
    expect(pager).toHaveTextContent("PreviousIntroNextquickstart");
  });

  it("has breadcrumbs from the home page, with no link to itself or to a category without a page", () => {
    render(<DocCategoryTemplate {...props()} />);
    const crumbs = screen.getByRole("navigation", { name: "Breadcrumbs" });
    expect(crumbs).toHaveTextContent("GuidesGroupmarkhope");
    const links = within(crumbs).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/", "/docs/category/guides"]);
    expect(links[0]).toHaveAccessibleName("Home page");
  });

  it("describes itself to search engines", () => {
    renderHead(<Head {...props()} />);
    expect(document.title).toBe("All of Markhope | Notes");
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      "href",
      "https://example.com/docs/category/markhope",
    );
    expect(metaContent("robots")).toBeNull();
  });

  it("asks search engines to leave it out where its version does", () => {
    renderHead(<Head {...props({ noIndex: true })} />);
    expect(metaContent("robots")).toBe("noindex, nofollow");
  });
});
