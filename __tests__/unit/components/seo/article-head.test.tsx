import { render } from "@testing-library/react";
import React from "react";
import { FeedLinks } from "../../../../src/components/seo/feed-links";
import { ArticleHead } from "../../../../src/components/seo/article-head";
import { answerFrame } from "../../../stand-ins/site-frame";

function show(element: React.ReactElement) {
  answerFrame({ pathPrefix: "/site" });
  render(element);
}
const contents = (name: string) =>
  [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((meta) =>
    meta.getAttribute("content"),
  );
const links = () =>
  [...document.querySelectorAll("link")].map((link) => [link.getAttribute("type"), link.getAttribute("href")]);

describe("ArticleHead", () => {
  it("says when an article was written, by whom and about what, and where its plain text is", () => {
    const article = {
      ...{ date: "2025-01-02T00:00:00.000Z", updated: "2025-02-03T00:00:00.000Z", tags: [{ label: "Ruby" }] },
      authors: [
        { name: "Jane", link: "/blog/authors/jane" },
        { name: "Joe", link: null },
      ],
    };
    show(<ArticleHead article={article} markdown="/blog/a.md" />);
    expect(contents("article:published_time")).toEqual([article.date]);
    expect(contents("article:modified_time")).toEqual([article.updated]);
    expect(contents("article:author")).toEqual(["https://example.com/site/blog/authors/jane", "Joe"]);
    expect(contents("author")).toEqual(["Jane, Joe"]);
    expect(contents("article:tag")).toEqual(["Ruby"]);
    expect(links()).toEqual([["text/markdown", "/site/blog/a.md"]]);
  });

  it("says nothing that is not known", () => {
    show(<ArticleHead article={{ date: null, updated: null }} />);
    expect(document.querySelectorAll("meta, link")).toHaveLength(0);
  });
});

it("FeedLinks leads to the feeds of one list", () => {
  show(<FeedLinks path="/blog/tags/ruby" title="Ruby" />);
  expect(links().map(([, href]) => href)).toEqual([
    "/site/blog/tags/ruby/rss.xml",
    "/site/blog/tags/ruby/atom.xml",
    "/site/blog/tags/ruby/feed.json",
  ]);
});
