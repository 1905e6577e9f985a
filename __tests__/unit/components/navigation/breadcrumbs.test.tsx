import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Breadcrumbs } from "../../../../src/components/navigation/breadcrumbs";

describe("Breadcrumbs", () => {
  it("lead from the home page down to the page itself, which is no link", () => {
    render(
      <Breadcrumbs
        trail={[
          { label: "Markhope", path: "/docs/category/markhope" },
          { label: "Quickstart", path: "/docs/markhope/quickstart" },
        ]}
      />,
    );
    const nav = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
    expect(nav.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/docs/category/markhope"]);
    expect(nav.getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/");
    expect(nav.getAllByRole("listitem").at(-1)).toHaveTextContent("Quickstart");
  });

  it("are the home page alone for a page that is in no list", () => {
    render(<Breadcrumbs trail={[]} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });
});
