import { render, screen } from "@testing-library/react";
import React from "react";
import { LatestPosts } from "../../../../src/components/home/latest-posts";
import { postData } from "../../../stand-ins/posts";

describe("LatestPosts", () => {
  it("leads to each post, which is dated, and to the blog", () => {
    render(<LatestPosts posts={[postData()]} />);
    expect(screen.getByRole("region", { name: "Latest posts" })).toHaveTextContent("March 14, 2025 · 3 min read");
    expect(screen.getByRole("link", { name: "Arrays" })).toHaveAttribute("href", "/blog/arrays");
    expect(screen.getByRole("link", { name: "All posts" })).toHaveAttribute("href", "/blog");
  });
});
