import { render, screen, within } from "@testing-library/react";
import PostListTemplate from "../../../src/templates/post-list";
import { pageElement } from "../../stand-ins/page-element";
import { compiled, postData } from "../../stand-ins/posts";
import { hrefsIn, textsOf } from "../../stand-ins/read-page";
import { answerFrame } from "../../stand-ins/site-frame";

const LIST = { path: "/blog", number: 1, total: 2, count: 12, newerPath: null, olderPath: null };
const show = (posts = [postData()], context: object = {}) => {
  const pageContext = { list: LIST, ...context };
  return render(pageElement(PostListTemplate, { data: { posts }, pageContext }));
};

it("has an article for each post, and loads the picture of the first eagerly", () => {
  const { container } = show([postData(), postData({ id: "b", title: "Hashes" })]);
  const titles = screen.getAllByRole("article").map((article) => within(article).getByRole("heading", { level: 2 }));
  expect(textsOf(titles)).toEqual(["Arrays", "Hashes"]);
  const pictures = [...container.querySelectorAll("img")].map((image) => image.getAttribute("loading"));
  expect(pictures).toEqual(["eager", "lazy"]);
});

it.each([
  [null, "/blog/page/2", "Older entries"],
  ["/blog", null, "Newer entries"],
])("links from newer posts at %s and older ones at %s to %s", (newerPath, olderPath, label) => {
  show([], { list: { ...LIST, newerPath, olderPath } });
  const pager = screen.getByRole("navigation", { name: "Blog list page navigation" });
  expect(pager).toHaveTextContent(label);
  expect(hrefsIn(pager)).toEqual([newerPath ?? olderPath]);
});

it("says so if there are no posts yet", () => {
  show([]);
  expect(screen.getByText("Nothing has been published here yet.")).toBeInTheDocument();
  expect(screen.queryByRole("article")).toBeNull();
});

it.each([
  [true, true, true, ["/blog/archive", "/blog/authors", "/blog/tags"]],
  [true, false, false, ["/blog/archive"]],
  [false, true, false, ["/blog/authors"]],
  [false, false, false, null],
])("with an archive %p, authors %p and tags %p links to %p", (archive, authors, tags, expected) => {
  answerFrame({ sections: { authors, archive, tags } });
  show([]);
  const links = screen.queryByRole("list", { name: "More of the blog" });
  expect(links && hrefsIn(links)).toEqual(expected);
});

it("shows the author, the reading time, and the date in UTC", () => {
  show();
  expect(screen.getByText("March 14, 2025")).toHaveAttribute("datetime", "2025-03-14T00:00:00.000Z");
  expect(screen.getByText(/3 min read/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Jane" })).toHaveAttribute("href", "/blog/authors/jane");
});

it("links to a post by its title and by a link that names it, and by its cover for pointers only", () => {
  const { container } = show();
  for (const name of ["Arrays", "Read more about Arrays"]) {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/blog/arrays");
  }
  const cover = container.querySelector(".post-card-cover");
  expect(cover).toHaveAttribute("tabindex", "-1");
  expect(cover).toHaveAttribute("aria-hidden", "true");
});

it.each([
  ["the excerpt of a post", "<p>The <em>beginning</em></p>", "The beginning"],
  ["the description of a post without an excerpt", "", "About arrays."],
])("shows %s, and needs no cover", (_, summary, text) => {
  const { container } = show([postData({ summary: compiled(summary), image: null })]);
  expect(container.querySelector(".prose")).toHaveTextContent(text);
  expect(container.querySelector(".post-card-cover")).toBeNull();
});
