import { render, screen } from "@testing-library/react";
import HomePage from "../../../src/pages/index";
import { pageElement } from "../../stand-ins/page-element";
import { postData } from "../../stand-ins/posts";
import { hrefsIn } from "../../stand-ins/read-page";

const PROJECT = { slug: "x", title: "Project X", path: "/projects/#x", description: "A thing.", tags: [], image: null };

const show = ({ posts = [] as unknown[], projects = [] as unknown[], email = null as string | null }) => {
  const data = {
    siteSettings: { tagline: "Work", owner: { name: "Ada", role: null, location: null, introduction: ["I."], email } },
    ...{ contact: null, allTag: { nodes: [] }, allProject: { nodes: projects }, allPost: { nodes: posts } },
  };
  render(pageElement(HomePage, { data }));
};
const region = (name: string) => screen.getByRole("region", { name });

it("links to the blog and to its newest posts, with their dates", () => {
  show({ posts: [postData()] });
  expect(screen.getByRole("link", { name: "Read the blog" })).toHaveAttribute("href", "/blog");
  expect(region("Latest posts")).toHaveTextContent("March 14, 2025 · 3 min read");
  expect(hrefsIn(region("Latest posts"))).toEqual(["/blog", "/blog/arrays"]);
});

it("links to the featured projects on the projects page", () => {
  show({ projects: [PROJECT] });
  expect(screen.getByRole("link", { name: "See the projects" })).toHaveAttribute("href", "/projects/");
  expect(region("Featured work")).toHaveTextContent("A thing.");
  expect(hrefsIn(region("Featured work"))).toEqual(["/projects/", "/projects/#x"]);
});

it("has no section for an empty blog or an empty list of projects, and none to stay in touch without posts and an address", () => {
  show({});
  expect(screen.getByRole("heading", { name: "Work" })).toBeVisible();
  expect(screen.getByText("I.")).toBeVisible();
  expect(screen.queryByRole("region", { name: /Featured work|Latest posts|Stay in touch/ })).toBeNull();
  expect(screen.queryByRole("link", { name: /Read the blog|See the projects|Write to me/ })).toBeNull();
});

it("offers the feed of the posts, and invites no mail without an address", () => {
  show({ posts: [postData()] });
  expect(region("Stay in touch")).not.toHaveTextContent("Send me");
  expect(hrefsIn(region("Stay in touch"))).toEqual(["/blog/rss.xml"]);
});

it("invites mail to the owner's address, and offers no feed of an empty blog", () => {
  show({ email: "ada@example.com" });
  expect(region("Stay in touch")).toHaveTextContent("Send me questions");
  expect(region("Stay in touch")).not.toHaveTextContent("feed");
  expect(screen.getByRole("link", { name: "Write to me" })).toHaveAttribute("href", "mailto:ada@example.com");
});
