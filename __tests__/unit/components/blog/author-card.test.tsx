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

const renderCard = (more = {}, postCount = 2) => render(<AuthorCard author={author(more)} postCount={postCount} />);

describe("AuthorCard", () => {
  it.each([
    [1, "Writer", "Writer · one post"],
    [2, "Writer", "Writer · 2 posts"],
    [0, null, "0 posts"],
  ])("of %i posts and the title %s reads %s", (postCount, title, text) => {
    renderCard({ title }, postCount);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("has a heading and leads to the author's other places", () => {
    renderCard();
    expect(screen.getByRole("heading", { level: 2, name: "Jane" })).toBeInTheDocument();
    expect(screen.getByRole("list", { name: "Jane elsewhere" })).toBeInTheDocument();
    const link = screen.getByRole("link", { name: /^Code hosting/ });
    expect(link).toHaveAttribute("href", "https://code.example/jane");
  });

  const places = { url: "https://jane.example", email: "jane@example.com" };
  it.each([
    ["to the website", { hasPage: false, ...places }, "https://jane.example"],
    ["to the address of mail", { hasPage: false, ...places, url: null }, "mailto:jane@example.com"],
    ["nowhere", { hasPage: false, url: null, email: null }, undefined],
    ["to the author's page", { hasPage: true, ...places }, "/blog/authors/jane"],
  ])("without other places has a name that leads %s", (_, more, href) => {
    renderCard({ ...more, socials: [] });
    const heading = screen.getByRole("heading", { level: 2, name: /^Jane/ });
    expect(heading.querySelector("a")?.getAttribute("href")).toBe(href);
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("heads the author's page without a link to it", () => {
    render(<AuthorCard author={author({ hasPage: true, socials: [] })} postCount={2} isOwnPage />);
    expect(screen.getByRole("heading", { level: 1, name: "Jane" })).toBeInTheDocument();
    expect(screen.queryByRole("link")).toBeNull();
  });
});
