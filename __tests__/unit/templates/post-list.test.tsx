import { render, screen, within } from "@testing-library/react";
import React from "react";
import PostListTemplate from "../../../src/templates/post-list";
import { compiled, postData } from "../../stand-ins/posts";

const LIST = { path: "/blog", number: 1, total: 2, count: 12, newerPath: null, olderPath: null };
const show = (posts = [postData()], context: object = {}) => {
  const pageContext = { list: LIST, hasArchive: false, hasAuthors: false, hasTags: false, ...context };
  const props = { data: { posts }, pageContext };
  return render(<PostListTemplate {...(props as unknown as React.ComponentProps<typeof PostListTemplate>)} />);
};
const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => [link.getAttribute("href"), link.textContent]);

describe("the list of posts", () => {
  it("has an article for each post, of which the first loads its picture at once", () => {
    const { container } = show([postData(), postData({ id: "b", title: "Hashes" })]);
    const titles = screen.getAllByRole("article").map((article) => within(article).getByRole("heading", { level: 2 }));
    expect(titles.map(({ textContent }) => textContent)).toEqual(["Arrays", "Hashes"]);
    const pictures = [...container.querySelectorAll("img")].map((image) => image.getAttribute("loading"));
    expect(pictures).toEqual(["eager", "lazy"]);
  });

  it.each([
    [null, "/blog/page/2", ["/blog/page/2", "Older entries"]],
    ["/blog", null, ["/blog", "Newer entries"]],
  ])("leads from newer %s to older %s", (newerPath, olderPath, expected) => {
    show([], { list: { ...LIST, newerPath, olderPath } });
    expect(linksOf(screen.getByRole("navigation", { name: "Blog list page navigation" }))).toEqual([expected]);
  });

  it("says so when nothing is there yet", () => {
    show([]);
    expect(screen.getByText("Nothing has been published here yet.")).toBeInTheDocument();
    expect(screen.queryByRole("article")).toBeNull();
  });

  it.each([
    [true, true, true, ["/blog/archive", "/blog/authors", "/blog/tags"]],
    [true, false, false, ["/blog/archive"]],
    [false, true, false, ["/blog/authors"]],
  ])("with an archive %p, authors %p and tags %p leads to what there is", (hasArchive, hasAuthors, hasTags, paths) => {
    show([], { hasArchive, hasAuthors, hasTags });
    expect(linksOf(screen.getByRole("list", { name: "More of the blog" })).map(([href]) => href)).toEqual(paths);
  });

  it("leads to no other pages of the blog where there are none", () => {
    show([]);
    expect(screen.queryByRole("list", { name: "More of the blog" })).toBeNull();
  });
});

describe("a post in a list", () => {
  it("tells what it is and when it was written, in UTC", () => {
    show();
    expect(screen.getByText("March 14, 2025")).toHaveAttribute("datetime", "2025-03-14T00:00:00.000Z");
    expect(screen.getByText(/3 min read/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Jane" })).toHaveAttribute("href", "/blog/authors/jane");
  });

  it("leads to the post by its title and by a link that names it, and by its cover for pointers only", () => {
    const { container } = show();
    for (const name of ["Arrays", "Read more about Arrays"]) {
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/blog/arrays");
    }
    const cover = container.querySelector(".post-card-cover");
    expect(cover).toHaveAttribute("tabindex", "-1");
    expect(cover).toHaveAttribute("aria-hidden", "true");
  });

  it.each([
    ["its beginning", "<p>The <em>beginning</em></p>", "The beginning"],
    ["its description where no beginning is marked", "", "About arrays."],
  ])("shows %s, and needs no cover", (_, summary, text) => {
    const { container } = show([postData({ summary: compiled(summary), image: null })]);
    expect(container.querySelector(".prose")).toHaveTextContent(text);
    expect(container.querySelector(".post-card-cover")).toBeNull();
  });
});
