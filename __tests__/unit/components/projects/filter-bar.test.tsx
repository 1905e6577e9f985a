import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { FilterBar } from "../../../../src/components/projects/filter-bar";

const FILTERS = [
  { place: 1, slug: "rails", label: "Rails", count: 3 },
  { place: 2, slug: "api", label: "API", count: 2 },
];
const bar = () => render(<FilterBar filters={FILTERS} total={7} />);

describe("FilterBar", () => {
  it("is a group of radio buttons with their counts, everything chosen", () => {
    bar();
    expect(screen.getByRole("group", { name: "Show projects with" })).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Everything 7" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Rails 3" })).not.toBeChecked();
  });

  it("keeps the choice in the address and says it", async () => {
    bar();
    await userEvent.click(screen.getByRole("radio", { name: "API 2" }));
    expect(window.location.search).toBe("?tag=api");
    expect(screen.getByRole("status")).toHaveTextContent("2 of 7 projects, with API");
    await userEvent.click(screen.getByRole("radio", { name: "Everything 7" }));
    expect(window.location.search).toBe("");
    expect(screen.getByRole("status")).toHaveTextContent("All 7 projects");
  });

  it.each([
    ["rails", "Rails 3"],
    ["unknown", "Everything 7"],
    ["", "Everything 7"],
  ])("reads ?tag=%s from the address", (slug, name) => {
    window.history.replaceState(null, "", `/?tag=${slug}`);
    bar();
    expect(screen.getByRole("radio", { name })).toBeChecked();
  });
});
