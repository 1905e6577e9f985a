import { render, screen } from "@testing-library/react";
import React from "react";
import { AuthorBadge } from "../../../../src/components/blog/author-badge";

const author = (more = {}) =>
  ({
    ...{ key: "jane", name: "Jane", title: "Writer", path: "/blog/authors/jane", hasPage: true, image: null, ...more },
  }) as Queries.AuthorBadgeFragment;

describe("AuthorBadge", () => {
  it("leads to the author's page, if there is one", () => {
    const { rerender } = render(<AuthorBadge author={author()} />);
    expect(screen.getByRole("link", { name: "Jane" })).toHaveAttribute("href", "/blog/authors/jane");
    rerender(<AuthorBadge author={author({ hasPage: false, title: null })} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Jane")).toBeInTheDocument();
  });
});
