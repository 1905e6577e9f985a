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
    ...{ postCount: 2, socials: [{ label: "Code hosting", url: "https://code.example/jane" }], image: null, ...more },
  }) as Queries.AuthorCardFragment;

describe("AuthorCard", () => {
  it.each([
    [1, "Writer", "Writer · one post"],
    [2, "Writer", "Writer · 2 posts"],
    [0, null, "0 posts"],
  ])("of %i posts and the title %s reads %s", (postCount, title, text) => {
    render(<AuthorCard author={author({ postCount, title })}>Jane</AuthorCard>);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("holds the given heading and leads to the author's other places", () => {
    render(
      <AuthorCard author={author()}>
        <h1>Jane</h1>
      </AuthorCard>,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Jane" })).toBeInTheDocument();
    expect(screen.getByRole("list", { name: "Jane elsewhere" })).toBeInTheDocument();
    expect(screen.getByRole("link")).toHaveAttribute("href", "https://code.example/jane");
  });
});
