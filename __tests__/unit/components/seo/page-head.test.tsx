import { render } from "@testing-library/react";
import React from "react";
import { PageHead } from "../../../../src/components/seo/page-head";
import { metaContent } from "../../../stand-ins/render-head";
import { answerFrame } from "../../../stand-ins/site-frame";

function show(props: Partial<React.ComponentProps<typeof PageHead>> = {}, site = {}) {
  answerFrame({ pathPrefix: "/site", ...site });
  render(<PageHead description="About it." path="/blog/a" {...props} />);
}

it.each([
  ["Arrays", "Arrays | Notes"],
  ["Notes", "Notes"],
  [undefined, "Notes | Writing and work"],
])("makes of the title %s the full title %s", (title, expected) => {
  show({ title });
  expect(document.title).toBe(expected);
  expect(["og:title", "og:image:alt"].map(metaContent)).toEqual([expected, expected]);
});

it("describes the page, as a website by default", () => {
  show({ keywords: ["ruby", "arrays"] });
  expect(["description", "og:description"].map(metaContent)).toEqual(["About it.", "About it."]);
  expect(["og:type", "og:site_name"].map(metaContent)).toEqual(["website", "Notes"]);
  expect(metaContent("keywords")).toBe("ruby, arrays");
  expect(metaContent("twitter:card")).toBe("summary_large_image");
});

it.each([
  ["with", 3, true],
  ["without", 0, false],
])("%s posts, links to %d feeds of the blog", (_, count, archive) => {
  show({}, { sections: { authors: false, archive, tags: false } });
  expect(document.querySelectorAll("link[rel=alternate][type]")).toHaveLength(count);
});

it("has no empty description", () => {
  show({ description: "" });
  expect(["description", "og:description"].map(metaContent)).toEqual([null, null]);
});

const src = "/site/static/a.jpg";
const gatsbyImageData = { layout: "fixed", width: 1, height: 1, images: { fallback: { src } } } as const;
const image = { childImageSharp: { gatsbyImageData } };
it.each([
  ["its card", true, { image }, "/site/cards/blog/a.jpg", ["1200", "630", "image/jpeg"]],
  ["its own picture, whose address has the prefix,", false, { image }, src, [null, null, null]],
  ["the card of the site", false, {}, "/site/cards.jpg", ["1200", "630", "image/jpeg"]],
])("has %s as preview with social cards: %s", (_, socialCards, props, path, known) => {
  show(props, { socialCards });
  expect(["og:image", "twitter:image"].map(metaContent)).toEqual(Array(2).fill(`https://example.com${path}`));
  expect(["width", "height", "type"].map((name) => metaContent(`og:image:${name}`))).toEqual(known);
});

it.each([
  ["nobody asks to leave the page out", { keywords: [] }, {}, null],
  ["the page asks to be left out", { noIndex: true }, {}, "noindex, nofollow"],
  ["the whole site asks to be left out", {}, { noIndex: true }, "noindex, nofollow"],
  ["only its links count", { noIndex: "follow" as const }, {}, "noindex, follow"],
  ["the site asks for more than the page", { noIndex: "follow" as const }, { noIndex: true }, "noindex, nofollow"],
])("has the right note for search engines when %s", (_, props, site, robots) => {
  show(props, site);
  expect(metaContent("robots")).toBe(robots);
  expect(metaContent("keywords")).toBeNull();
});
