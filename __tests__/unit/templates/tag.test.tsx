import { render, screen } from "@testing-library/react";
import TagTemplate, { Head } from "../../../src/templates/tag";
import { pageElement } from "../../stand-ins/page-element";
import { postData } from "../../stand-ins/posts";
import { metaContent } from "../../stand-ins/render-head";

const LIST = { path: "/blog/tags/ruby", number: 1, total: 1, newerPath: null, olderPath: null };
const show = (count: number, unlisted = false, description = "") => {
  const props = {
    data: { tag: { label: "Ruby", description, path: LIST.path }, posts: [postData()] },
    pageContext: { list: { ...LIST, count }, unlisted },
  };
  render(pageElement(Head, props));
  return render(pageElement(TagTemplate, props)).container;
};

it.each([
  [1, 'One post tagged with "Ruby"'],
  [12, '12 posts tagged with "Ruby"'],
])("with %i posts is called %s", (count, title) => {
  show(count);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(document.title).toBe(`${title} | Notes`);
  expect(metaContent("robots")).toBeNull();
});

it("has its description, its posts and a link to all tags", () => {
  show(1, false, "The language.");
  expect(screen.getByRole("link", { name: "View All Tags" })).toHaveAttribute("href", "/blog/tags");
  expect(screen.getByText("The language.")).toBeInTheDocument();
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.queryByRole("note")).toBeNull();
});

it("needs no description", () => {
  expect(show(1).querySelector(".page-lead")).toBeNull();
});

it("with unlisted posts only is hidden from search engines, and does not link to all tags: there may be none", () => {
  show(1, true);
  expect(screen.getByRole("note")).toHaveTextContent("Unlisted page");
  expect(screen.queryByRole("link", { name: "View All Tags" })).toBeNull();
  expect(metaContent("robots")).toBe("noindex, nofollow");
});
