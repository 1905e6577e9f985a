import { render, screen } from "@testing-library/react";
import React from "react";
import TagTemplate, { Head } from "../../../src/templates/tag";
import { postData } from "../../stand-ins/posts";
import { metaContent } from "../../stand-ins/render-head";

const list = { path: "/blog/tags/ruby", number: 1, total: 1, newerPath: null, olderPath: null };
const props = (count: number, unlisted = false, description = "") =>
  ({
    data: { tag: { label: "Ruby", description }, posts: [postData()] },
    pageContext: { list: { ...list, count }, unlisted },
  }) as unknown as React.ComponentProps<typeof TagTemplate> & React.ComponentProps<typeof Head>;

describe("the page of a tag", () => {
  it.each([
    [1, 'One post tagged with "Ruby"'],
    [12, '12 posts tagged with "Ruby"'],
  ])("with %i posts is called %s", (count, title) => {
    render(<TagTemplate {...props(count)} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    render(<Head {...props(count)} />);
    expect(document.title).toBe(`${title} | Notes`);
    expect(metaContent("robots")).toBeNull();
  });

  it("leads to all tags and to the posts", () => {
    render(<TagTemplate {...props(1, false, "The language.")} />);
    expect(screen.getByRole("link", { name: "View All Tags" })).toHaveAttribute("href", "/blog/tags");
    expect(screen.getByText("The language.")).toBeInTheDocument();
    expect(screen.getAllByRole("article")).toHaveLength(1);
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("has nothing to say of a tag without a description", () => {
    const { container } = render(<TagTemplate {...props(1)} />);
    expect(container.querySelector(".page-lead")).toBeNull();
  });

  it("with unlisted posts only says so, stays out of search engines, and does not lead to all tags: there may be none", () => {
    render(<TagTemplate {...props(1, true)} />);
    expect(screen.getByRole("note")).toHaveTextContent("Unlisted page");
    expect(screen.queryByRole("link", { name: "View All Tags" })).toBeNull();
    render(<Head {...props(1, true)} />);
    expect(metaContent("robots")).toBe("noindex, nofollow");
  });
});
