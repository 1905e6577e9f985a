import { render, screen } from "@testing-library/react";
import React from "react";
import { TagList } from "../../../../src/components/blog/tag-list";

const tag = (slug: string, more = {}) => ({ slug, label: slug.toUpperCase(), path: `/blog/tags/${slug}`, ...more });

describe("TagList", () => {
  it("leads to each tag", () => {
    render(<TagList tags={[tag("ruby"), tag("rails", { description: "The framework." })]} />);
    expect(screen.getByRole("list", { name: "Tags" })).toBeInTheDocument();
    const [ruby, rails] = screen.getAllByRole("link");
    expect(ruby).toHaveAttribute("href", "/blog/tags/ruby");
    expect(ruby).toHaveAttribute("rel", "tag");
    expect(ruby).not.toHaveAttribute("title");
    expect(rails).toHaveAttribute("title", "The framework.");
  });

  it.each([
    [1, "RUBY1 post"],
    [3, "RUBY3 posts"],
    [0, "RUBY0 posts"],
    [undefined, "RUBY"],
  ])("with %p posts reads %s", (postCount, text) => {
    render(<TagList tags={[tag("ruby", { postCount })]} label="Tags with R" />);
    expect(screen.getByRole("list", { name: "Tags with R" }).textContent).toBe(text);
  });
});
