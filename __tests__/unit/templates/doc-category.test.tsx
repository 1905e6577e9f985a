import { render, screen } from "@testing-library/react";
import React from "react";
import DocCategoryTemplate, { Head } from "../../../src/templates/doc-category";
import { resetGatsby } from "../../stand-ins/gatsby";
import { answerFrame } from "../../stand-ins/site-frame";

beforeEach(() => answerFrame());
afterEach(() => {
  resetGatsby();
  document.head.innerHTML = "";
});

const doc = (label: string, description: string) => ({
  ...{ type: "doc", label, path: `/docs/${label}`, docId: label, description, items: [] },
});
const category = (label: string, description: string, items: unknown[]) => ({
  ...{ type: "category", label, path: `/docs/category/${label}`, docId: null, description, items },
});

const ITEMS = [
  category("markhope", "A tool.", [
    doc("quickstart", "Begin here."),
    category("one", "", [doc("a", "")]),
    category("two", "", [doc("b", ""), doc("c", "")]),
    category("said", "Described.", [doc("d", "")]),
  ]),
];

const props = {
  data: { docSidebar: { items: ITEMS } },
  pageContext: {
    navigation: {
      canonicalPath: "/docs/category/markhope",
      trail: [{ label: "markhope", path: "/docs/category/markhope" }],
      previous: { label: "Intro", path: "/docs/intro" },
      next: { label: "quickstart", path: "/docs/quickstart" },
    },
  },
  location: { pathname: "/docs/category/markhope" },
} as unknown as React.ComponentProps<typeof DocCategoryTemplate> & React.ComponentProps<typeof Head>;

describe("the page of a category", () => {
  it("shows what is in it, with a description or the number of items", () => {
    const { container } = render(<DocCategoryTemplate {...props} />);
    const cards = [...container.querySelectorAll(".doc-cards > li")];
    expect(cards.map((card) => [card.querySelector("a")!.textContent, card.querySelector("p")!.textContent])).toEqual([
      ["quickstart", "Begin here."],
      ["one", "1 item"],
      ["two", "2 items"],
      ["said", "Described."],
    ]);
  });

  it("has its place in the reading order", () => {
    render(<DocCategoryTemplate {...props} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("markhope");
    const pager = screen.getByRole("navigation", { name: "Docs pages" });
    expect(pager).toHaveTextContent("PreviousIntroNextquickstart");
  });

  it("describes itself to search engines", () => {
    render(<Head {...props} />);
    expect(document.title).toBe("markhope | Notes");
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      "href",
      "https://example.com/docs/category/markhope",
    );
  });
});
