const IMAGE = {
  childImageSharp: {
    gatsbyImageData: {
      ...{ layout: "constrained", width: 720, height: 405 },
      images: { fallback: { src: "/static/cover.jpg", srcSet: "/static/cover.jpg 720w" }, sources: [] },
    },
  },
};

const AUTHOR = { key: "jane", name: "Jane", title: "Writer", link: "/blog/authors/jane", image: null };

/** A post as the fragments of the components ask for it. */
export function postData(more: Record<string, unknown> = {}) {
  const data = {
    ...{
      id: "a",
      title: "Arrays",
      path: "/blog/arrays",
      date: "2025-03-14T00:00:00.000Z",
      description: "About arrays.",
    },
    ...{
      summary: "<p>The beginning</p>",
      body: "<p>The whole text</p>",
      readingTime: { text: "3 min read" },
      image: IMAGE,
    },
    ...{
      authors: [AUTHOR],
      tags: [{ slug: "ruby", label: "Ruby", path: "/blog/tags/ruby" }],
      updated: null,
      updatedBy: null,
      editUrl: null,
    },
    ...{ scheduled: false, series: null },
    ...{ draft: false, unlisted: false, ...more },
  };
  return data as unknown as Queries.PostCardFragment & Queries.PostArticleFragment & Queries.LatestPostFragment;
}
