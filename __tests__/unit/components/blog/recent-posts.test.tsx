import { render, screen, within } from "@testing-library/react";
import React from "react";
import { RecentPosts } from "../../../../src/components/blog/recent-posts";
import { atPath } from "../../../stand-ins/at-path";
import { answerStaticQuery } from "../../../stand-ins/gatsby";

const groups = () =>
  screen.getAllByRole("group").map((group) => [
    group.getAttribute("aria-label"),
    within(group)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ]);

describe("RecentPosts", () => {
  it("shows as many posts as the settings say, by year", () => {
    render(atPath("/blog", <RecentPosts />));
    expect(screen.getByRole("navigation", { name: "Blog recent posts navigation" })).toBeInTheDocument();
    expect(groups()).toEqual([
      ["2025", ["Post D"]],
      ["2024", ["Post C", "Post B"]],
    ]);
  });

  it("marks the post being read", () => {
    render(atPath("/blog/c/", <RecentPosts />));
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Post C");
  });

  it.each([
    ["there are no posts", { siteSettings: { blog: { recentPosts: 5 } }, allPost: { nodes: [] } }],
    [
      "the settings want none",
      {
        siteSettings: { blog: { recentPosts: 0 } },
        allPost: { nodes: [{ id: "a", path: "/blog/a", sidebarLabel: "A", year: 2025 }] },
      },
    ],
  ])("is absent when %s", (_, data) => {
    answerStaticQuery("RecentPosts", data);
    expect(render(atPath("/blog", <RecentPosts />)).container).toBeEmptyDOMElement();
  });
});
