import { render, screen } from "@testing-library/react";
import React from "react";
import { FeaturedProjects } from "../../../../src/components/home/featured-projects";

describe("FeaturedProjects", () => {
  it("leads to each project's place on the projects page", () => {
    const project = {
      slug: "x",
      title: "Project X",
      path: "/projects/#x",
      description: "A thing.",
      tags: [],
      image: null,
    };
    render(<FeaturedProjects projects={[project]} />);
    expect(screen.getByRole("region", { name: "Featured work" })).toHaveTextContent("A thing.");
    expect(screen.getByRole("link", { name: "Project X" })).toHaveAttribute("href", "/projects/#x");
    expect(screen.getByRole("link", { name: "All projects" })).toHaveAttribute("href", "/projects/");
  });

  it("is absent without projects", () => {
    expect(render(<FeaturedProjects projects={[]} />).container).toBeEmptyDOMElement();
  });
});
