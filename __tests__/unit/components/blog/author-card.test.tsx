import { render, screen } from "@testing-library/react";
import React from "react";
import { AuthorCard } from "../../../../src/components/blog/author-card";

const author = (more = {}) =>
  ({
    ...{
      key: "jane",
      name: "Jane",
      title: "Writer",
      description: "She writes.",
      path: "/blog/authors/jane",
      hasPage: true,
    },
    ...{ url: null, email: null },
    ...{ socials: [{ label: "Code hosting", url: "https://code.example/jane" }], image: null, ...more },
  }) as Queries.AuthorCardFragment;

const renderCard = (more = {}, postCount = 2) =>
  render(
    <AuthorCard author={author(more)} postCount={postCount}>
      <h2>Jane</h2>
    </AuthorCard>,
  );

describe("AuthorCard", () => {
  it.each([
    [1, "Writer", "Writer · one post"],
    [2, "Writer", "Writer · 2 posts"],
    [0, null, "0 posts"],
  ])("of %i posts and the title %s reads %s", (postCount, title, text) => {
    renderCard({ title }, postCount);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("holds the given heading and leads to the author's other places", () => {
    renderCard();
    expect(screen.getByRole("heading", { level: 2, name: "Jane" })).toBeInTheDocument();
    expect(screen.getByRole("list", { name: "Jane elsewhere" })).toBeInTheDocument();
    expect(screen.getByRole("link")).toHaveAttribute("href", "https://code.example/jane");
  });

  const places = { url: "https://jane.example", email: "jane@example.com" };
  it.each([
    ["to the website", { hasPage: false, ...places }, "https://jane.example"],
    ["to the address of mail", { hasPage: false, ...places, url: null }, "mailto:jane@example.com"],
    ["nowhere", { hasPage: false, url: null, email: null }, undefined],
    ["only where the heading itself does", { hasPage: true, ...places }, undefined],
  ])("has a name that leads %s", (_, more, href) => {
    renderCard({ ...more, socials: [] });
    const heading = screen.getByRole("heading", { level: 2, name: /^Jane/ });
    expect(heading.querySelector("a")?.getAttribute("href")).toBe(href);
  });

  it("has no list of other places without any", () => {
    renderCard({ socials: [] });
    expect(screen.queryByRole("list")).toBeNull();
  });
});
