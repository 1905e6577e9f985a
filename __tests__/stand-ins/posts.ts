const IMAGE = {
  childImageSharp: {
    gatsbyImageData: {
      ...{ layout: "constrained", width: 720, height: 405 },
      images: { fallback: { src: "/static/cover.jpg", srcSet: "/static/cover.jpg 720w" }, sources: [] },
    },
  },
};

const AUTHOR = { key: "jane", name: "Jane", title: "Writer", link: "/blog/authors/jane", image: null };

type PostData = Queries.PostCardFragment & Queries.PostArticleFragment & Queries.LatestPostFragment;

/** Compiled text is a string or a list of blocks; the type that Gatsby generates for it knows neither. */
export const compiled = (html: string) => html as unknown as PostData["body"];

/** A post as the fragments of the components ask for it. */
export function postData(more: Partial<PostData> = {}): PostData {
  return {
    ...{
      id: "a",
      title: "Arrays",
      path: "/blog/arrays",
      date: "2025-03-14T00:00:00.000Z",
      description: "About arrays.",
    },
    ...{
      summary: compiled("<p>The beginning</p>"),
      body: compiled("<p>The whole text</p>"),
      readingTime: { text: "3 min read" },
      image: IMAGE as unknown as PostData["image"],
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
}
