import { render, screen } from "@testing-library/react";
import React from "react";
import { AuthorBadge, AuthorBadges } from "../../../../src/components/blog/author-badge";

const author = (more = {}) =>
  ({
    ...{ key: "jane", name: "Jane", title: "Writer", link: "/blog/authors/jane", image: null, ...more },
  }) as Queries.AuthorBadgeFragment;

describe("AuthorBadge", () => {
  it("leads where the author's name leads, if anywhere", () => {
    const { rerender } = render(<AuthorBadge author={author()} />);
    expect(screen.getByRole("link", { name: "Jane" })).toHaveAttribute("href", "/blog/authors/jane");
    rerender(<AuthorBadge author={author({ link: null, title: null })} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Jane")).toBeInTheDocument();
    rerender(<AuthorBadge author={author({ link: "https://jane.example" })} />);
    expect(screen.getByRole("link", { name: /^Jane/ })).toHaveAttribute("href", "https://jane.example");
  });
});

describe("AuthorBadges", () => {
  it("shows everybody in order, with or without a key", () => {
    const { container } = render(
      <AuthorBadges authors={[author(), author({ key: null, name: "Ada", title: null })]} />,
    );
    expect(container).toHaveTextContent("JaneWriterAda");
  });

  it("leaves no gap where there is nobody", () => {
    expect(render(<AuthorBadges authors={[]} />).container).toBeEmptyDOMElement();
  });
});
