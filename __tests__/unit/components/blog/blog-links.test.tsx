import { render, screen } from "@testing-library/react";
import React from "react";
import { BlogLinks } from "../../../../src/components/blog/blog-links";

describe("BlogLinks", () => {
  it.each([
    [true, true, true, ["/blog/archive", "/blog/authors", "/blog/tags"]],
    [true, false, false, ["/blog/archive"]],
    [false, true, false, ["/blog/authors"]],
    [false, false, false, []],
  ])("with an archive %p, authors %p and tags %p lead to what there is", (hasArchive, hasAuthors, hasTags, paths) => {
    const { container } = render(<BlogLinks {...{ hasArchive, hasAuthors, hasTags }} />);
    expect(screen.queryAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(paths);
    if (paths.length === 0) expect(container).toBeEmptyDOMElement();
  });
});
