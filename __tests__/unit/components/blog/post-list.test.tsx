import { render, screen, within } from "@testing-library/react";
import React from "react";
import { PostList } from "../../../../src/components/blog/post-list";
import { postData } from "../../../stand-ins/posts";

const list = (newerPath: string | null, olderPath: string | null) => ({
  path: "/blog",
  number: 1,
  total: 2,
  count: 12,
  newerPath,
  olderPath,
});

describe("PostList", () => {
  it("has an article for each post, of which the first loads its picture at once", () => {
    const { container } = render(
      <PostList posts={[postData(), postData({ id: "b", title: "Hashes" })]} list={list(null, null)} />,
    );
    expect(screen.getAllByRole("article").map((article) => within(article).getByRole("heading").textContent)).toEqual([
      "Arrays",
      "Hashes",
    ]);
    expect([...container.querySelectorAll("img")].map((image) => image.getAttribute("loading"))).toEqual([
      "eager",
      "lazy",
    ]);
  });

  it.each([
    [null, "/blog/page/2", [["/blog/page/2", "Older entries"]]],
    ["/blog", null, [["/blog", "Newer entries"]]],
  ])("leads from newer %s to older %s", (newer, older, expected) => {
    render(<PostList posts={[]} list={list(newer, older)} />);
    const nav = screen.getByRole("navigation", { name: "Blog list page navigation" });
    expect(
      within(nav)
        .getAllByRole("link")
        .map((link) => [link.getAttribute("href"), link.textContent]),
    ).toEqual(expected);
  });

  it("says so when nothing is there yet", () => {
    render(<PostList posts={[]} list={list(null, null)} />);
    expect(screen.getByText("Nothing has been published here yet.")).toBeInTheDocument();
    expect(screen.queryByRole("article")).toBeNull();
  });
});
