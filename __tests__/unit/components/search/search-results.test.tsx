import { render, screen } from "@testing-library/react";
import React from "react";
import { SearchResults } from "../../../../src/components/search/search-results";

const entry = (title: string) => ({
  title,
  path: `/blog/${title}`,
  description: `About ${title}`,
  labels: ["Ruby", "Rails"],
});

describe("SearchResults", () => {
  it.each([
    ["x", 0, "No results were found"],
    ["x", 1, "One document found"],
    ["x", 2, "2 documents found"],
    ["", 0, ""],
  ])("for %p with %i results tells: %s", (query, count, text) => {
    render(<SearchResults query={query} results={["a", "b"].slice(0, count).map(entry)} />);
    expect(screen.getByRole("status").textContent).toBe(text);
    expect(screen.queryAllByRole("article")).toHaveLength(count);
  });

  it("leads to each document and says what it is about", () => {
    render(<SearchResults query="a" results={[entry("arrays")]} />);
    expect(screen.getByRole("link", { name: "arrays" })).toHaveAttribute("href", "/blog/arrays");
    expect(screen.getByText("About arrays")).toBeInTheDocument();
    expect(screen.getByText("Ruby · Rails")).toBeInTheDocument();
  });
});
