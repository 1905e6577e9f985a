import { render, screen } from "@testing-library/react";
import React from "react";
import { RelatedPosts } from "../../../../src/components/blog/related-posts";
import { postData } from "../../../stand-ins/posts";

const post = (title: string) =>
  postData({ path: `/blog/${title.toLowerCase()}`, title, description: `About ${title}.`, image: null });

describe("RelatedPosts", () => {
  it("shows a row for each post there is", () => {
    render(<RelatedPosts posts={[post("Arrays"), post("Hashes")]} />);
    expect(screen.getByRole("heading", { level: 2, name: "Related posts" })).toBeInTheDocument();
    const rows = screen.getAllByRole("listitem");
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent("ArraysAbout Arrays.March 14, 2025 · 3 min read");
    expect(screen.getByRole("link", { name: "Hashes" })).toHaveAttribute("href", "/blog/hashes");
  });

  it("is left out where there is none", () => {
    const { container } = render(<RelatedPosts posts={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
