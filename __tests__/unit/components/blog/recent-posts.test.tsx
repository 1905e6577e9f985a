import { render, screen, within } from "@testing-library/react";
import React from "react";
import { RecentPosts } from "../../../../src/components/blog/recent-posts";
import { atPath } from "../../../stand-ins/at-path";
import { answerStaticQuery } from "../../../stand-ins/gatsby";
import { textsOf } from "../../../stand-ins/read-page";

it("shows as many posts as the settings say, by year", () => {
  render(atPath("/blog", <RecentPosts />));
  const menu = screen.getByRole("navigation", { name: "Blog recent posts navigation" });
  const years = within(menu).getAllByRole("group");
  expect(years.map((year) => [year.ariaLabel, textsOf(within(year).getAllByRole("link"))])).toEqual([
    ["2025", ["Post D"]],
    ["2024", ["Post C", "Post B"]],
  ]);
});

it.each([
  ["there are no posts", 5, []],
  ["the settings want none", 0, [{ id: "a", path: "/blog/a", sidebarLabel: "A", year: 2025 }]],
])("renders nothing if %s", (_, recentPosts, nodes) => {
  answerStaticQuery("RecentPosts", { siteSettings: { blog: { recentPosts } }, allPost: { nodes } });
  expect(render(atPath("/blog", <RecentPosts />)).container).toBeEmptyDOMElement();
});
