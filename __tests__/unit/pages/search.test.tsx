import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { renderToString } from "react-dom/server";
import SearchPage from "../../../src/pages/search";
import { navigate, resetGatsby } from "../../stand-ins/gatsby";

afterEach(resetGatsby);

const page = (search = "") => {
  const data = {
    allPost: {
      nodes: [{ title: "Arrays in Rails", path: "/blog/arrays", description: "Lists.", tags: [{ label: "Ruby" }] }],
    },
    allDoc: { nodes: [{ title: "Intro", path: "/docs/intro", description: "Begin." }] },
  };
  const props = { data, location: { search } } as unknown as React.ComponentProps<typeof SearchPage>;
  return <SearchPage {...props} />;
};

describe("the search page", () => {
  it("asks for a query", () => {
    render(page());
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Search the documentation");
    expect(screen.getByRole("searchbox", { name: "Search" })).toHaveAttribute("maxlength", "64");
    expect(screen.queryByRole("article")).toBeNull();
  });

  it.each([
    ["?q=ruby", "ruby", "/blog/arrays"],
    ["?q=docs%20intro", "docs intro", "/docs/intro"],
  ])("answers the query of the address: %s", (search, query, path) => {
    render(page(search));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`Search results for "${query}"`);
    expect(screen.getByRole("searchbox")).toHaveValue(query);
    expect(screen.getByRole("article").querySelector("a")).toHaveAttribute("href", path);
  });

  it("finds while typing and keeps the query in the address, in place of the one before", async () => {
    render(page());
    await userEvent.type(screen.getByRole("searchbox"), "a&b");
    expect(screen.getByRole("status")).toHaveTextContent("No results were found");
    expect(navigate).toHaveBeenLastCalledWith("/search?q=a%26b", { replace: true });
    await userEvent.clear(screen.getByRole("searchbox"));
    expect(navigate).toHaveBeenLastCalledWith("/search", { replace: true });
  });

  it("is the same static page for every query, so that it can be hydrated", () => {
    expect(renderToString(page("?q=ruby"))).toBe(renderToString(page()));
  });
});
