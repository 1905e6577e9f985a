import { render, screen } from "@testing-library/react";
import React from "react";
import { FeaturedProjects } from "../../../../src/components/home/featured-projects";
import { LatestPosts } from "../../../../src/components/home/latest-posts";
import { postData } from "../../../stand-ins/posts";

describe("FeaturedProjects", () => {
  it("leads to each project's place on the projects page", () => {
    const project = { slug: "x", title: "Project X", path: "/projects/#x", description: "A thing.", image: null };
    render(<FeaturedProjects projects={[project]} />);
    expect(screen.getByRole("region", { name: "Featured work" })).toHaveTextContent("A thing.");
    expect(screen.getByRole("link", { name: "Project X" })).toHaveAttribute("href", "/projects/#x");
    expect(screen.getByRole("link", { name: "All projects" })).toHaveAttribute("href", "/projects/");
  });

  it("is absent without projects", () => {
    expect(render(<FeaturedProjects projects={[]} />).container).toBeEmptyDOMElement();
  });
});

describe("LatestPosts", () => {
  it("leads to each post, which is dated, and to the blog", () => {
    render(<LatestPosts posts={[postData()]} />);
    expect(screen.getByRole("region", { name: "Latest posts" })).toHaveTextContent("March 14, 2025 · 3 min read");
    expect(screen.getByRole("link", { name: "Arrays" })).toHaveAttribute("href", "/blog/arrays");
    expect(screen.getByRole("link", { name: "All posts" })).toHaveAttribute("href", "/blog");
  });
});
