import { render, screen, within } from "@testing-library/react";
import { framePage } from "../../../src/components/layout/page-frame";
import PostTemplate, { Head } from "../../../src/templates/post";
import { setPathPrefix } from "../../stand-ins/gatsby";
import { pageElement } from "../../stand-ins/page-element";
import { postData } from "../../stand-ins/posts";
import { metaContent } from "../../stand-ins/render-head";

const POST = {
  ...postData(),
  ...{ metaTitle: "Arrays, explained", keywords: [], listed: true },
  contents: [{ id: "a", text: "Part" }],
};
const post = (Page: typeof PostTemplate | typeof Head, more = {}) =>
  pageElement(Page, { data: { post: { ...POST, ...more }, newer: null, older: null } });

it.each([
  ["entries", POST.contents, 1],
  ["no entry", [], 0],
])("with %s has its table of contents, if any, outside of the main content", (_, contents, count) => {
  render(post(PostTemplate, { contents }));
  expect(screen.queryAllByRole("navigation", { name: "On this page" })).toHaveLength(count);
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("heading", { level: 1 }));
});

it.each([
  ["at the root of a domain", "", "/blog/d/"],
  ["below a path prefix", "/site", "/site/blog/d"],
  ["at an address that the browser has encoded", "/site", "/site/blog/%64"],
])("is marked among the recent posts %s", (_, prefix, pathname) => {
  setPathPrefix(prefix);
  render(framePage({ element: post(PostTemplate), props: { location: { pathname } } }));
  const posts = within(screen.getByRole("navigation", { name: "Blog recent posts navigation" }));
  expect(posts.getByRole("link", { current: "page" })).toHaveTextContent("Post D");
});

it("describes itself to search engines and link previews", () => {
  render(post(Head, { updated: "2025-05-01T00:00:00.000Z" }));
  expect(document.title).toBe("Arrays, explained | Notes");
  expect(metaContent("og:type")).toBe("article");
  expect(metaContent("article:modified_time")).toBe("2025-05-01T00:00:00.000Z");
  expect(metaContent("article:tag")).toBe("Ruby");
  expect(metaContent("robots")).toBeNull();
});

it("is hidden from search engines if it is not listed", () => {
  render(post(Head, { listed: false, image: null }));
  expect(metaContent("robots")).toBe("noindex, nofollow");
});
