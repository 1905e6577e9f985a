import { BLOG_PATH, cardPath } from "../../../shared/paths";
import type { TrailStep } from "../../../shared/sidebar";
import { addressOf, blogOf, ownerOf, websiteOf, type Reference, type SiteIdentity, type Thing } from "./thing";

type Author = Pick<Queries.AuthorBadgeFragment, "name" | "title" | "link">;

/** A post in a list. */
export interface ListedPost extends Pick<Queries.PostCardFragment, "title" | "path" | "date" | "description"> {
  readonly authors: readonly Author[];
}

/** A post on its own page. */
export interface WholePost extends ListedPost {
  readonly updated: string | null;
  readonly keywords: readonly string[];
  readonly tags: readonly { readonly label: string }[];
  readonly readingTime: { readonly words: number; readonly minutes: number };
}

/** The blog as a breadcrumb. */
export const blogStep = (site: SiteIdentity): TrailStep => ({ label: site.blog.title, path: BLOG_PATH });

export const blog = (site: SiteIdentity, posts: readonly ListedPost[] = []): Thing => ({
  "@type": "Blog",
  ...blogOf(site),
  name: site.blog.title,
  description: site.blog.description,
  url: addressOf(site, BLOG_PATH),
  inLanguage: site.feed.language,
  isPartOf: websiteOf(site),
  publisher: ownerOf(site),
  blogPost: posts.map((post) => briefly(site, post)),
});

/** Search engines truncate longer headlines. */
const HEADLINE_LENGTH = 110;

const briefly = (site: SiteIdentity, { title, path, date, description, authors }: ListedPost): Thing => ({
  "@type": "BlogPosting",
  "@id": addressOf(site, path),
  headline: title.slice(0, HEADLINE_LENGTH),
  description,
  url: addressOf(site, path),
  datePublished: date,
  author: authors.map((author) => person(site, author)),
});

export const blogPosting = (site: SiteIdentity, post: WholePost): Thing => ({
  ...briefly(site, post),
  dateModified: post.updated ?? post.date,
  image: addressOf(site, cardPath(post.path)),
  keywords: [...new Set([...post.tags.map(({ label }) => label), ...post.keywords])],
  wordCount: post.readingTime.words,
  timeRequired: `PT${post.readingTime.minutes}M`,
  inLanguage: site.feed.language,
  mainEntityOfPage: addressOf(site, post.path),
  isPartOf: blogOf(site),
  publisher: ownerOf(site),
});

/** An author. The owner of the site is only described once and referred to here. */
export const person = (site: SiteIdentity, { name, title, link }: Author): Thing | Reference =>
  name === site.owner.name
    ? ownerOf(site)
    : {
        "@type": "Person",
        name,
        jobTitle: title,
        url: link?.startsWith("mailto:") ? null : link && addressOf(site, link),
      };
