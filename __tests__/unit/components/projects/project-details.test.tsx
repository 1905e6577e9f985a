import { render, screen, within } from "@testing-library/react";
import React from "react";
import { ProjectDetails } from "../../../../src/components/projects/project-details";

const project = (more = {}) =>
  ({
    ...{ description: "A thing.", date: "2023-01-01T00:00:00.000Z", status: "active" },
    tags: [{ slug: "node-js", label: "Node.js" }],
    links: [{ label: "Code", to: "https://code.example/x" }],
    ...more,
  }) as Queries.ProjectDetailsFragment;

describe("ProjectDetails", () => {
  it("tells since when, with what, and where it can be seen", () => {
    render(<ProjectDetails project={project()} />);
    expect(screen.getByText("Since 2023 · active")).toBeInTheDocument();
    expect(within(screen.getByRole("list", { name: "Made with" })).getByRole("listitem")).toHaveTextContent("Node.js");
    expect(screen.getByRole("link", { name: /^Code/ })).toHaveAttribute("href", "https://code.example/x");
  });

  it("has no list of links without links, and none of tags without tags", () => {
    render(<ProjectDetails project={project({ links: [], tags: [] })} />);
    expect(screen.queryByRole("list")).toBeNull();
  });
});
