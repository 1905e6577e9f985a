import { render } from "@testing-library/react";
import React from "react";
import { FeedLinks } from "../../../../src/components/seo/feed-links";
import { ArticleHead } from "../../../../src/components/seo/article-head";
import { answerFrame } from "../../../stand-ins/site-frame";

beforeEach(() => answerFrame({ pathPrefix: "/site" }));

const tags = () =>
  [...document.querySelectorAll("meta, link")].map((tag) =>
    ["property", "name", "content", "type", "href"].flatMap((name) => tag.getAttribute(name) ?? []).join(" "),
  );

it("says when an article was written, by whom and about what, and where its Markdown is", () => {
  const article = {
    ...{ date: "2025-01-02T00:00:00.000Z", updated: "2025-02-03T00:00:00.000Z", tags: [{ label: "Ruby" }] },
    authors: [
      { name: "Jane", link: "/blog/authors/jane" },
      { name: "Joe", link: null },
    ],
  };
  render(<ArticleHead article={article} markdown="/blog/a b.md" />);
  expect(tags()).toEqual([
    "article:published_time 2025-01-02T00:00:00.000Z",
    "article:modified_time 2025-02-03T00:00:00.000Z",
    "article:author https://example.com/site/blog/authors/jane",
    "article:author Joe",
    "author Jane, Joe",
    "article:tag Ruby",
    "text/markdown /site/blog/a%20b.md",
  ]);
});

it("leaves out what is unknown", () => {
  render(<ArticleHead article={{ date: null, updated: null }} />);
  expect(tags()).toEqual([]);
});

it("FeedLinks links to the feeds of a list", () => {
  render(<FeedLinks path="/blog/tags/ruby" title="Ruby" />);
  expect(tags()).toEqual([
    "application/rss+xml /site/blog/tags/ruby/rss.xml",
    "application/atom+xml /site/blog/tags/ruby/atom.xml",
    "application/feed+json /site/blog/tags/ruby/feed.json",
  ]);
  const titles = [...document.querySelectorAll("link")].map((link) => link.title);
  expect(titles).toEqual(["Ruby RSS Feed", "Ruby Atom Feed", "Ruby JSON Feed"]);
});
