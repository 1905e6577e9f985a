import { formatDate } from "../../shared/dates";
import {
  APP_SHELL_PATH,
  BLOG_PATH,
  cardPath,
  DOCS_PATH,
  isWithin,
  PROJECTS_PATH,
  RESUME_PATH,
  SEARCH_PATH,
} from "../../shared/paths";

/** The content of a page's social card, the preview image in links to the page. */
export interface Card {
  /** The path of the image, without the path prefix. */
  address: string;
  title: string;
  /** The kind of page. */
  kicker: string;
  /** The line below the title: the author and date, or the subject of the page. */
  note: string;
  /** The name of the site. */
  site: string;
  /** The domain of the site, which has Latin letters in any language. */
  domain: string;
  /** The picture to the right of the text: its file and a digest of its content. */
  cover?: { file: string; digest: string } | undefined;
}

/** The size of social cards in pixels, as all platforms expect it. */
export const CARD = { width: 1200, height: 630 };

/** Queries everything that a card may show. */
export const CARDS_QUERY = /* GraphQL */ `
  fragment CardImage on File {
    absolutePath
    internal {
      contentDigest
    }
  }

  query Cards {
    siteSettings {
      title
      tagline
      url
      socialCards
      owner {
        name
        role
        location
      }
      blog {
        title
        description
      }
      projects {
        description
      }
    }
    allPost(filter: { built: { eq: true } }) {
      nodes {
        title
        path
        date
        authors {
          name
        }
        image {
          ...CardImage
        }
      }
    }
    allDoc(filter: { built: { eq: true } }) {
      nodes {
        title
        path
        description
        image {
          ...CardImage
        }
      }
    }
    allPage(filter: { built: { eq: true } }) {
      nodes {
        title
        path
        description
        image {
          ...CardImage
        }
      }
    }
    allTag {
      nodes {
        label
        path
        description
        postCount
      }
    }
    allAuthor {
      nodes {
        name
        title
        path
        postCount
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
  }
`;

type Data = Queries.CardsQuery;

const coverOf = (image: Queries.CardImageFragment | null): Card["cover"] =>
  image ? { file: image.absolutePath, digest: image.internal.contentDigest } : undefined;

const sentence = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(" · ");

/**
 * Returns the cards of all pages. The pages of a paginated list share the card of the first one.
 * @param titleOf Returns the title of a built page from its HTML.
 */
export function listCards(data: Data, titleOf: (path: string) => string | undefined): Card[] {
  const site = data.siteSettings!;
  const wanted = new Set(data.allSitePage.nodes.map(({ path }) => cardPath(path)));
  const cards = new Map<string, Card>();
  const add = (path: string, card: Pick<Card, "title" | "kicker" | "note"> & Partial<Card>) => {
    const address = cardPath(path);
    if (wanted.has(address) && !cards.has(address)) cards.set(address, { address, site: site.title, domain, ...card });
  };
  const { owner, blog } = site;
  const domain = new URL(site.url).host;
  const kickerOf = (path: string) =>
    isWithin(DOCS_PATH, path) ? "Docs" : isWithin(BLOG_PATH, path) ? blog.title : site.title;
  add("/", { title: site.tagline, kicker: sentence(owner.role, owner.location), note: domain });
  if (!site.socialCards) return [...cards.values()];

  for (const { path, title, date, authors, image } of data.allPost.nodes) {
    const names = authors.map(({ name }) => name).join(", ");
    add(path, { title, kicker: blog.title, note: sentence(names, formatDate(date)), cover: coverOf(image) });
  }
  for (const { path, title, description, image } of [...data.allDoc.nodes, ...data.allPage.nodes])
    add(path, { title, kicker: kickerOf(path), note: description, cover: coverOf(image) });
  for (const { path, label, description, postCount } of data.allTag.nodes) {
    const note = description || (postCount > 0 ? count(postCount) : domain);
    add(path, { title: label, kicker: "Posts tagged", note });
  }
  for (const { path, name, title, postCount } of data.allAuthor.nodes)
    add(path, { title: name, kicker: "Author", note: sentence(title, count(postCount)) });
  add(BLOG_PATH, { title: blog.title, kicker: site.title, note: blog.description });
  add(PROJECTS_PATH, { title: "Projects", kicker: site.title, note: site.projects.description });
  add(RESUME_PATH, { title: owner.name, kicker: "Resume", note: sentence(owner.role, owner.location) });
  add(SEARCH_PATH, { title: "Search", kicker: site.title, note: domain });
  for (const { path } of data.allSitePage.nodes) {
    if (path !== APP_SHELL_PATH)
      add(path, { title: titleOf(path) ?? site.title, kicker: kickerOf(path), note: domain });
  }
  return [...cards.values()];
}

const count = (posts: number): string => (posts === 1 ? "One post" : `${posts} posts`);
