import { render, screen } from "@testing-library/react";
import TagIndexTemplate from "../../../src/templates/tag-index";
import { pageElement } from "../../stand-ins/page-element";
import { hrefsIn } from "../../stand-ins/read-page";

const tag = (label: string, postCount = 1) => ({
  ...{ slug: label, label, description: "", path: `/blog/tags/${label}`, postCount },
});

/** Shows tags, and returns the headings with the addresses below them. */
function showGroups(...nodes: ReturnType<typeof tag>[]) {
  render(pageElement(TagIndexTemplate, { data: { allTag: { nodes } } }));
  return screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => [textContent, hrefsIn(screen.getByRole("list", { name: `Tags with ${textContent}` }))]);
}

it("groups the tags in use by their first letter, both in alphabetical order", () => {
  expect(showGroups(tag("ruby", 2), tag("API"), tag("Rails"), tag("unused", 0), tag("auth"))).toEqual([
    ["A", ["/blog/tags/API", "/blog/tags/auth"]],
    ["R", ["/blog/tags/Rails", "/blog/tags/ruby"]],
  ]);
});

it("does not split a character of two code units", () => {
  expect(showGroups(tag("🚀 Launch"))).toEqual([["🚀", ["/blog/tags/🚀%20Launch"]]]);
});

it("gives each tag its description, if it has one, and the number of its posts", () => {
  showGroups({ ...tag("ruby", 3), description: "The language." }, tag("rails"));
  const ruby = screen.getByRole("link", { name: "ruby 3 posts" });
  expect(ruby).toHaveAttribute("rel", "tag");
  expect(ruby).toHaveAttribute("title", "The language.");
  expect(screen.getByRole("link", { name: "rails 1 post" })).not.toHaveAttribute("title");
});
