import { render, screen } from "@testing-library/react";
import React from "react";
import { AuthorBadges } from "../../../../src/components/blog/author-badge";

const author = (more = {}): Queries.AuthorBadgeFragment => ({
  ...{ key: "jane", name: "Jane", title: "Writer", link: "/blog/authors/jane", image: null },
  ...more,
});

describe("AuthorBadges", () => {
  it("show everybody in order, with or without a key, and lead where each name leads, if anywhere", () => {
    const ada = author({ key: null, name: "Ada", title: null, link: null });
    const joe = author({ key: "joe", name: "Joe", title: null, link: "https://joe.example" });
    const { container } = render(<AuthorBadges authors={[author(), ada, joe]} />);
    expect(container).toHaveTextContent("JaneWriterAdaJoe (opens in new tab)");
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/blog/authors/jane", "https://joe.example"]);
  });

  it("leave no gap where there is nobody", () => {
    expect(render(<AuthorBadges authors={[]} />).container).toBeEmptyDOMElement();
  });
});
