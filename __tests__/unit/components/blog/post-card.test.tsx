import { render, screen } from "@testing-library/react";
import React from "react";
import { PostCard } from "../../../../src/components/blog/post-card";
import { compiled, postData } from "../../../stand-ins/posts";

describe("PostCard", () => {
  it("tells what the post is and when it was written, in UTC", () => {
    render(<PostCard post={postData()} first />);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Arrays");
    expect(screen.getByText("March 14, 2025")).toHaveAttribute("datetime", "2025-03-14T00:00:00.000Z");
    expect(screen.getByText(/3 min read/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Jane" })).toHaveAttribute("href", "/blog/authors/jane");
  });

  it("leads to the post by its title and by a link that names it", () => {
    render(<PostCard post={postData()} first />);
    for (const name of ["Arrays", "Read more about Arrays"]) {
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/blog/arrays");
    }
  });

  it("does not make keyboards and screen readers visit the cover as well", () => {
    const { container } = render(<PostCard post={postData()} first />);
    const cover = container.querySelector(".post-card-cover");
    expect(cover).toHaveAttribute("tabindex", "-1");
    expect(cover).toHaveAttribute("aria-hidden", "true");
  });

  it.each([
    ["its beginning", "<p>The <em>beginning</em></p>", "The beginning"],
    ["its description where no beginning is marked", "", "About arrays."],
  ])("shows %s", (_, summary, text) => {
    const { container } = render(<PostCard post={postData({ summary: compiled(summary) })} first />);
    expect(container.querySelector(".prose")).toHaveTextContent(text);
  });

  it("needs no cover", () => {
    const { container } = render(<PostCard post={postData({ image: null })} first />);
    expect(container.querySelector("img")).toBeNull();
  });
});
