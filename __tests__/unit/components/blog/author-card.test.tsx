import { render, screen } from "@testing-library/react";
import React from "react";
import { AuthorCard } from "../../../../src/components/blog/author-card";

const AUTHOR: Queries.AuthorCardFragment = {
  ...{ key: "jane", name: "Jane", title: "Writer", description: "She writes.", path: "/blog/authors/jane" },
  ...{ hasPage: true, url: "https://jane.example", email: "jane@example.com", socials: [], image: null },
};
const show = (more: Partial<Queries.AuthorCardFragment> = {}, props = {}) =>
  render(<AuthorCard author={{ ...AUTHOR, ...more }} postCount={2} {...props} />);

it.each([
  [1, "Writer", "Writer · one post"],
  [2, "Writer", "Writer · 2 posts"],
  [0, null, "0 posts"],
])("for %i posts and the title %s shows %s", (postCount, title, text) => {
  show({ title }, { postCount });
  expect(screen.getByText(text)).toBeInTheDocument();
});

it("links to the author's profiles elsewhere", () => {
  show({ socials: [{ label: "Code hosting", url: "https://code.example/jane" }] });
  expect(screen.getByRole("list", { name: "Jane elsewhere" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Code hosting/ })).toHaveAttribute("href", "https://code.example/jane");
});

it.each([
  ["the author's page", {}, "/blog/authors/jane"],
  ["the website without a page", { hasPage: false }, "https://jane.example"],
  ["the email address without a website", { hasPage: false, url: null }, "mailto:jane@example.com"],
  ["nothing without any of them", { hasPage: false, url: null, email: null }, undefined],
])("links the name to %s", (_, more, href) => {
  show(more);
  const heading = screen.getByRole("heading", { level: 2, name: /^Jane/ });
  expect(heading.querySelector("a")?.getAttribute("href")).toBe(href);
  expect(screen.queryByRole("list")).toBeNull();
});

it("is the heading of the author's page without a link to it", () => {
  show({}, { isOwnPage: true });
  expect(screen.getByRole("heading", { level: 1, name: "Jane" })).toBeInTheDocument();
  expect(screen.queryByRole("link")).toBeNull();
});
