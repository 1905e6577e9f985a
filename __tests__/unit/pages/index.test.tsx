import { render, screen } from "@testing-library/react";
import React from "react";
import HomePage from "../../../src/pages/index";
import { postData } from "../../stand-ins/posts";

const renderHome = (posts: unknown[]) => {
  const data = {
    siteSettings: {
      tagline: "Work",
      owner: { name: "Ada", role: null, location: null, introduction: [], email: null },
    },
    contact: null,
    allTag: { nodes: [] },
    allProject: { nodes: [] },
    allPost: { nodes: posts },
  };
  render(<HomePage {...({ data } as unknown as React.ComponentProps<typeof HomePage>)} />);
};

it("leads to the blog if it has posts", () => {
  renderHome([postData()]);
  expect(screen.getByRole("link", { name: "Read the blog" })).toHaveAttribute("href", "/blog");
});

it("leads to no empty blog", () => {
  renderHome([]);
  expect(screen.getByRole("heading", { name: "Work" })).toBeVisible();
  expect(screen.queryByRole("link", { name: /blog/i })).toBeNull();
});
