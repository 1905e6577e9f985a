import { render, screen } from "@testing-library/react";
import PageTemplate, { Head } from "../../../src/templates/page";
import { pageElement } from "../../stand-ins/page-element";
import { textsOf } from "../../stand-ins/read-page";
import { metaContent } from "../../stand-ins/render-head";

const PAGE = {
  ...{ title: "About", metaTitle: "About me", description: "Who I am.", path: "/about/", keywords: ["me"] },
  ...{ draft: false, unlisted: false, updated: null, updatedBy: null, wrapperClassName: null, image: null },
  ...{ body: "<p>The text</p>", contents: [{ id: "a", text: "Part" }] },
};
const show = (page = {}, Page: typeof PageTemplate | typeof Head = PageTemplate) =>
  render(pageElement(Page, { data: { page: { ...PAGE, ...page } } })).container;

it("has its text, when and by whom it was updated, and a table of contents", () => {
  show({ updated: "2025-05-01T00:00:00.000Z", updatedBy: "Jane" });
  expect(screen.getByRole("main")).toHaveTextContent("AboutLast updated on May 1, 2025 by JaneThe text");
  expect(textsOf(screen.getAllByRole("link"))).toEqual(["Part"]);
});

it("can have classes, and no table of contents", () => {
  const container = show({ contents: [], wrapperClassName: "wide x" });
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(container.firstElementChild).toHaveClass("page-body", "wide", "x");
});

it.each([
  [{ draft: true }, "Draft page"],
  [{ unlisted: true }, "Unlisted page"],
])("with %p has the note %s", (page, title) => {
  show(page);
  expect(screen.getByRole("note").firstElementChild).toHaveTextContent(title);
});

it("has a card for previews, and is hidden from search engines if it is unlisted", () => {
  const images = { fallback: { src: "/static/a.jpg" } };
  show({ unlisted: true, image: { childImageSharp: { gatsbyImageData: { images } } } }, Head);
  expect(document.title).toBe("About me | Notes");
  expect(metaContent("og:image")).toBe("https://example.com/cards/about.jpg");
  expect(metaContent("robots")).toBe("noindex, nofollow");
});
