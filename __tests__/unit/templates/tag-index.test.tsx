import { render, screen, within } from "@testing-library/react";
import React from "react";
import TagIndexTemplate from "../../../src/templates/tag-index";

const tag = (label: string, postCount = 1) => ({
  slug: label,
  label,
  description: "",
  path: `/blog/tags/${label}`,
  postCount,
});

function showGroups(nodes: ReturnType<typeof tag>[]) {
  const props = { data: { allTag: { nodes } } };
  render(<TagIndexTemplate {...(props as unknown as React.ComponentProps<typeof TagIndexTemplate>)} />);
  return screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => [
    textContent,
    within(screen.getByRole("list", { name: `Tags with ${textContent}` }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ]);
}

it("the index of tags groups those in use by their first letter, both in alphabetical order", () => {
  expect(showGroups([tag("ruby", 2), tag("API"), tag("Rails"), tag("unused", 0), tag("auth")])).toEqual([
    ["A", ["/blog/tags/API", "/blog/tags/auth"]],
    ["R", ["/blog/tags/Rails", "/blog/tags/ruby"]],
  ]);
});

it("a sign of two code units stays whole as the heading of its group", () => {
  expect(showGroups([tag("🚀 Launch")])).toEqual([["🚀", ["/blog/tags/🚀 Launch"]]]);
});

it("the index of tags says of each tag what it is about, if that is known, and how many posts it has", () => {
  showGroups([{ ...tag("ruby", 3), description: "The language." }, tag("rails")]);
  const ruby = screen.getByRole("link", { name: "ruby 3 posts" });
  expect(ruby).toHaveAttribute("rel", "tag");
  expect(ruby).toHaveAttribute("title", "The language.");
  expect(screen.getByRole("link", { name: "rails 1 post" })).not.toHaveAttribute("title");
});
