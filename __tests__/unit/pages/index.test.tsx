import { render, screen } from "@testing-library/react";
import React from "react";
import HomePage from "../../../src/pages/index";
import { postData } from "../../stand-ins/posts";

const PROJECT = { slug: "x", title: "Project X", path: "/projects/#x", description: "A thing.", tags: [], image: null };

const showHome = ({ posts = [] as unknown[], projects = [] as unknown[], email = null as string | null }) => {
  const data = {
    siteSettings: { tagline: "Work", owner: { name: "Ada", role: null, location: null, introduction: [], email } },
    contact: null,
    allTag: { nodes: [] },
    allProject: { nodes: projects },
    allPost: { nodes: posts },
  };
  render(<HomePage {...({ data } as unknown as React.ComponentProps<typeof HomePage>)} />);
};
const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

it("leads to the blog and to its newest posts, which are dated", () => {
  showHome({ posts: [postData()] });
  expect(screen.getByRole("region", { name: "Latest posts" })).toHaveTextContent("March 14, 2025 · 3 min read");
  expect(links().slice(0, 3)).toEqual([
    [expect.stringContaining("Read the blog"), "/blog"],
    ["All posts", "/blog"],
    ["Arrays", "/blog/arrays"],
  ]);
});

it("leads to the featured projects at their places on the projects page", () => {
  showHome({ projects: [PROJECT] });
  expect(screen.getByRole("region", { name: "Featured work" })).toHaveTextContent("A thing.");
  expect(links().slice(0, 3)).toEqual([
    ["See the projects", "/projects/"],
    ["All projects", "/projects/"],
    ["Project X", "/projects/#x"],
  ]);
});

it("has no button to an empty blog or an empty list of projects, and asks for no letters that cannot be sent", () => {
  showHome({});
  expect(screen.getByRole("heading", { name: "Work" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Featured work" })).toBeNull();
  expect(screen.queryByRole("link", { name: /Read the blog|See the projects/ })).toBeNull();
  expect(screen.getByRole("region", { name: "Stay in touch" })).not.toHaveTextContent("Send me");
});

it("asks for letters where there is a way to write", () => {
  showHome({ email: "ada@example.com" });
  expect(screen.getByRole("region", { name: "Stay in touch" })).toHaveTextContent("Send me questions");
  expect(screen.getByRole("link", { name: "Write to me" })).toHaveAttribute("href", "mailto:ada@example.com");
});
