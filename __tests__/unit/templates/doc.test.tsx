import { render, screen, within } from "@testing-library/react";
import DocTemplate, { Head } from "../../../src/templates/doc";
import DocTagTemplate from "../../../src/templates/doc-tag";
import DocTagIndexTemplate from "../../../src/templates/doc-tag-index";
import { atPath } from "../../stand-ins/at-path";
import { pageElement } from "../../stand-ins/page-element";
import { hrefsIn, textsOf } from "../../stand-ins/read-page";
import { metaContent, renderHead } from "../../stand-ins/render-head";

const DOC = {
  path: "/docs/quickstart",
  ...{ title: "Quickstart", metaTitle: "Quickstart", description: "Begin.", keywords: [], listed: true },
  ...{ draft: false, unlisted: false, hideTitle: false, body: "<p>Text</p>", updated: null, updatedBy: null },
  ...{ tags: [], image: null, editUrl: null, contents: [] },
};
const NAVIGATION = { canonicalPath: "/docs/quickstart", trail: [], previous: null, next: null };
const docPage = (Page: typeof DocTemplate | typeof Head, doc = {}, navigation = {}) =>
  pageElement(Page, {
    data: { doc: { ...DOC, ...doc } },
    pageContext: { navigation: { ...NAVIGATION, ...navigation } },
  });

it("a doc with `hide_title` has a heading for screen readers only", () => {
  render(docPage(DocTemplate, { hideTitle: true }));
  expect(screen.getByRole("heading", { level: 1, name: "Quickstart" })).toHaveClass("visually-hidden");
});

it("a doc has the sidebar of its version, and breadcrumbs to the home page even outside the sidebar", () => {
  render(atPath("/docs/intro", docPage(DocTemplate)));
  expect(hrefsIn(screen.getByRole("navigation", { name: "Breadcrumbs" }))).toEqual(["/"]);
  const sidebar = screen.getByRole("navigation", { name: "Docs sidebar" });
  expect(within(sidebar).getByRole("link", { current: "page" })).toHaveTextContent("Intro");
});

it("a doc links to the previous and the next one", () => {
  const [previous, next] = ["intro", "deploy"].map((name) => ({ label: name, path: `/docs/${name}` }));
  render(docPage(DocTemplate, {}, { previous, next }));
  expect(hrefsIn(screen.getByRole("navigation", { name: "Docs pages" }))).toEqual(["/docs/intro", "/docs/deploy"]);
});

it("a doc says who updated it, that it is unlisted, and which tags it has", () => {
  const tags = [{ slug: "a", label: "Basics", path: "/docs/tags/a", description: "" }];
  render(docPage(DocTemplate, { tags, unlisted: true, updated: "2025-01-02T00:00:00.000Z", updatedBy: "Jane" }));
  expect(screen.getByRole("link", { name: "Basics" })).toHaveAttribute("href", "/docs/tags/a");
  expect(screen.getByRole("note")).toHaveTextContent("Unlisted page");
  expect(screen.getByText(/by Jane/)).toBeInTheDocument();
});

it.each([
  [{}, {}, null],
  [{ listed: false }, {}, "noindex, nofollow"],
  [{}, { noIndex: true }, "noindex, nofollow"],
])("a doc with %j in a version with %j has the robots %s", (doc, navigation, robots) => {
  renderHead(docPage(Head, doc, navigation));
  expect(metaContent("robots")).toBe(robots);
});

it("a doc of an older version names its own plain text, and the latest version as canonical", () => {
  renderHead(docPage(Head, { path: "/docs/1.0/quickstart" }));
  expect(document.querySelector("link[type='text/markdown']")).toHaveAttribute("href", "/docs/1.0/quickstart.md");
  expect(document.querySelector("link[rel=canonical]")!.getAttribute("href")).toMatch(/[^0]\/quickstart$/);
});

const doc = (title: string) => ({ title, path: `/docs/${title}`, description: "About it." });
const tag = (label: string, docs: unknown[] = [], listed = true) => ({
  ...{ slug: label, label, description: "", path: `/docs/tags/${label}`, docs, docCount: docs.length, listed },
});
const pageContext = { tagAddress: "/docs/tags/a" };

it.each([
  ['One doc tagged with "a"', [doc("x")]],
  ['2 docs tagged with "a"', [doc("x"), doc("y")]],
])("the page of a tag is called %s, and lists the docs", (heading, docs) => {
  render(pageElement(DocTagTemplate, { data: { docTags: [tag("a", docs)] }, pageContext }));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(docs.length);
  expect(screen.getByRole("link", { name: "View all tags" })).toHaveAttribute("href", "/docs/tags");
  expect(screen.queryByRole("navigation", { name: "Docs sidebar" })).toBeNull();
});

it("the index of tags groups them by first letter, without those of unlisted docs", () => {
  const docTags = [tag("apple"), tag("axe"), tag("bee"), tag("secret", [], false)];
  render(pageElement(DocTagIndexTemplate, { data: { docTags }, pageContext }));
  expect(textsOf(screen.getAllByRole("heading", { level: 2 }))).toEqual(["A", "B"]);
  expect(hrefsIn(screen.getByRole("main"))).not.toContain("/docs/tags/secret");
});
