import { render } from "@testing-library/react";
import React from "react";
import { PageHead } from "../../../../src/components/seo/page-head";
import { metaContent } from "../../../stand-ins/render-head";
import { answerFrame } from "../../../stand-ins/site-frame";

function head(props: Partial<React.ComponentProps<typeof PageHead>> = {}, site = {}) {
  answerFrame(site);
  render(<PageHead description="About it." path="/blog/a" {...props} />);
  const href = (selector: string) => document.querySelector(`link${selector}`)?.getAttribute("href") ?? null;
  return { content: metaContent, href, title: document.title };
}

describe("PageHead", () => {
  it.each([
    ["Arrays", "Arrays | Notes"],
    ["Notes", "Notes"],
    [undefined, "Notes | Writing and work"],
  ])("with the title %s is called %s", (title, expected) => {
    const { content, title: shown } = head({ title });
    expect(shown).toBe(expected);
    expect(content("og:title")).toBe(expected);
  });

  it("names one address, below the prefix, everywhere", () => {
    const { content, href } = head({}, { pathPrefix: "/site" });
    const url = "https://example.com/site/blog/a";
    expect(href('[rel="canonical"]')).toBe(url);
    expect(href('[hreflang="en"]')).toBe(url);
    expect(href('[hreflang="x-default"]')).toBe(url);
    expect(content("og:url")).toBe(url);
  });

  it("describes itself, as a website unless it is an article", () => {
    const { content } = head({ keywords: ["ruby", "arrays"] });
    expect(content("description")).toBe("About it.");
    expect(content("og:description")).toBe("About it.");
    expect(content("og:type")).toBe("website");
    expect(content("keywords")).toBe("ruby, arrays");
    expect(content("twitter:card")).toBe("summary_large_image");
  });

  const src = "/site/static/a.jpg";
  const gatsbyImageData = { layout: "fixed", width: 1, height: 1, images: { fallback: { src } } } as const;
  const image = { childImageSharp: { gatsbyImageData } };
  it.each([
    ["its card", true, { image }, "/site/cards/blog/a.jpg", ["1200", "image/jpeg"]],
    ["its own picture, whose address has the prefix already,", false, { image }, src, [null, null]],
    ["the card of the site", false, {}, "/site/cards/home.jpg", ["1200", "image/jpeg"]],
  ])("shows %s in previews where cards are drawn: %s", (_, socialCards, props, path, known) => {
    const { content } = head(props, { pathPrefix: "/site", socialCards });
    expect(["og:image", "twitter:image"].map(content)).toEqual(Array(2).fill(`https://example.com${path}`));
    expect(["og:image:width", "og:image:type"].map(content)).toEqual(known);
  });

  it("says how large the card is, what it says, and where the search and the blog's feeds are", () => {
    const { content } = head({ title: "Arrays" }, { pathPrefix: "/site" });
    expect(content("og:image:height")).toBe("630");
    expect(content("og:image:alt")).toBe("Arrays | Notes");
    expect(content("og:site_name")).toBe("Notes");
    const links = [...document.querySelectorAll("link[type]")];
    expect(links.map((link) => [link.getAttribute("type"), link.getAttribute("href")])).toEqual([
      ["application/opensearchdescription+xml", "/site/opensearch.xml"],
      ["application/rss+xml", "/site/blog/rss.xml"],
      ["application/atom+xml", "/site/blog/atom.xml"],
      ["application/feed+json", "/site/blog/feed.json"],
    ]);
  });

  it("leaves out what there is none of", () => {
    const { content } = head({ keywords: [] });
    expect(["keywords", "robots"].map(content)).toEqual([null, null]);
  });

  it.each([
    ["it asks", { noIndex: true }, {}],
    ["the whole site asks", {}, { noIndex: true }],
  ])("stays out of search engines when %s", (_, props, site) => {
    expect(head(props, site).content("robots")).toBe("noindex, nofollow");
  });
});
