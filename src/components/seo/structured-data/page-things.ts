import { AUTHORS_PATH, BLOG_PATH, cardPath, DOCS_PATH, projectPath, TAGS_PATH } from "../../../shared/paths";
import type { TrailStep } from "../../../shared/sidebar";
import {
  addressOf,
  blogOf,
  breadcrumbs,
  ownerOf,
  profilesOf,
  software,
  softwareOf,
  websiteOf,
  type Reference,
  type Site,
  type Thing,
} from "./thing";

/** The kinds of pages with the data of each. */
export type PageSubject =
  | { kind: "home" }
  | { kind: "blog"; posts: readonly Queries.PostCardFragment[] }
  | { kind: "post"; post: Post }
  /** A list in the blog: the archive, the tags, a tag, the authors. */
  | { kind: "list"; page: DescribedPage; parent?: "tags" }
  | { kind: "author"; page: DescribedPage; author: Queries.AuthorCardFragment }
  | { kind: "doc"; page: DescribedDoc; trail: readonly TrailStep[] }
  /** A list in the documentation: a category, the tags, a tag. */
  | { kind: "docs"; page: DescribedPage; trail: readonly TrailStep[] }
  | { kind: "projects"; page: DescribedPage; projects: readonly Queries.ProjectCardFragment[] }
  | { kind: "resume"; page: DescribedPage }
  | { kind: "prose"; name: string; page: DescribedPage };

/** The metadata of a page. */
interface DescribedPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly updated?: string | null;
}

interface DescribedDoc extends DescribedPage {
  readonly keywords: readonly string[];
}

/** A post on its own page. */
type Post = NonNullable<Queries.PostPageQuery["post"]>;

/** The fields of a post that lists have too. */
type ListedPost = Pick<Post, "title" | "path" | "date" | "description" | "authors">;

type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ProfilePage" | "TechArticle";

/** The schema.org types of prose pages with known names. */
const PROSE_TYPES: Record<string, PageType> = { about: "AboutPage", contact: "ContactPage" };

/** Search engines truncate longer headlines. */
const HEADLINE_LENGTH = 110;

/** Returns the structured data of a page, including its breadcrumbs. */
export function thingsOf(site: Site, subject: PageSubject): Thing[] {
  const blogStep = { label: site.blog.title, path: BLOG_PATH };
  switch (subject.kind) {
    case "home":
      return [];
    case "blog":
      return [blog(site, subject.posts), breadcrumbs(site, [blogStep])];
    case "post":
      return [blogPosting(site, subject.post), blog(site), breadcrumbs(site, [blogStep, step(subject.post)])];
    case "list": {
      const above = subject.parent === "tags" ? [blogStep, { label: "Tags", path: TAGS_PATH }] : [blogStep];
      return [webPage(site, "CollectionPage", subject.page), breadcrumbs(site, [...above, step(subject.page)])];
    }
    case "author": {
      const { page, author } = subject;
      const mainEntity = author.name === site.owner.name ? ownerOf(site) : writer(site, page, author);
      return [
        { ...webPage(site, "ProfilePage", page), mainEntity },
        breadcrumbs(site, [
          blogStep,
          { label: "Authors", path: AUTHORS_PATH },
          { label: author.name, path: page.path },
        ]),
      ];
    }
    case "doc":
      return [techArticle(site, subject.page), ...docsThings(site, subject.trail)];
    case "docs":
      return [webPage(site, "CollectionPage", subject.page), ...docsThings(site, subject.trail)];
    case "projects":
      return [projectsPage(site, subject.page, subject.projects), breadcrumbs(site, [step(subject.page)])];
    case "resume":
      return [
        { ...webPage(site, "ProfilePage", subject.page), mainEntity: ownerOf(site) },
        breadcrumbs(site, [step(subject.page)]),
      ];
    case "prose": {
      const { name, page } = subject;
      return [webPage(site, PROSE_TYPES[name] ?? "WebPage", page), breadcrumbs(site, [step(page)])];
    }
  }
}

const step = ({ title, path }: Pick<DescribedPage, "title" | "path">): TrailStep => ({ label: title, path });

const docsThings = (site: Site, trail: readonly TrailStep[]): Thing[] => [
  ...(site.software ? [software(site, site.software)] : []),
  breadcrumbs(site, [{ label: "Docs", path: DOCS_PATH }, ...trail]),
];

const webPage = (site: Site, type: PageType, { title, description, path, updated }: DescribedPage): Thing => ({
  "@type": type,
  "@id": addressOf(site, path),
  name: title,
  description,
  url: addressOf(site, path),
  dateModified: updated,
  inLanguage: site.feed.language,
  isPartOf: websiteOf(site),
});

/** The preview card of a page. Without cards for each page, that of the site. */
const cardOf = (site: Site, path: string): string => addressOf(site, cardPath(site.socialCards ? path : "/"));

const techArticle = (site: Site, doc: DescribedDoc): Thing => ({
  ...webPage(site, "TechArticle", doc),
  // The headline says it.
  name: undefined,
  headline: doc.title,
  mainEntityOfPage: addressOf(site, doc.path),
  image: cardOf(site, doc.path),
  keywords: doc.keywords,
  author: ownerOf(site),
  about: site.software && softwareOf(site),
});

const projectsPage = (site: Site, page: DescribedPage, projects: readonly Queries.ProjectCardFragment[]): Thing => ({
  ...webPage(site, "CollectionPage", page),
  hasPart: projects.map(({ title, description, slug, date }) => ({
    "@type": "CreativeWork",
    name: title,
    description,
    url: addressOf(site, projectPath(slug)),
    dateCreated: date,
    creator: ownerOf(site),
  })),
});

const blog = (site: Site, posts: readonly ListedPost[] = []): Thing => ({
  "@type": "Blog",
  ...blogOf(site),
  name: site.blog.title,
  description: site.blog.description,
  url: addressOf(site, BLOG_PATH),
  inLanguage: site.feed.language,
  isPartOf: websiteOf(site),
  publisher: ownerOf(site),
  blogPost: posts.map((post) => listedPost(site, post)),
});

const listedPost = (site: Site, { title, path, date, description, authors }: ListedPost): Thing => ({
  "@type": "BlogPosting",
  "@id": addressOf(site, path),
  headline: title.slice(0, HEADLINE_LENGTH),
  description,
  url: addressOf(site, path),
  datePublished: date,
  author: authors.length === 1 ? person(site, authors[0]!) : authors.map((author) => person(site, author)),
});

const blogPosting = (site: Site, post: Post): Thing => ({
  ...listedPost(site, post),
  name: post.title,
  dateModified: post.updated ?? post.date,
  image: { "@type": "ImageObject", url: cardOf(site, post.path), caption: post.title },
  keywords: [...new Set([...post.tags.map(({ label }) => label), ...post.keywords])],
  wordCount: post.readingTime.words,
  timeRequired: `PT${post.readingTime.minutes}M`,
  inLanguage: site.feed.language,
  mainEntityOfPage: addressOf(site, post.path),
  isPartOf: blogOf(site),
  publisher: ownerOf(site),
});

/** An author. The owner of the site is only described once and referred to here. */
const person = (site: Site, { name, title, link }: Queries.AuthorBadgeFragment): Thing | Reference =>
  name === site.owner.name
    ? ownerOf(site)
    : {
        "@type": "Person",
        name,
        jobTitle: title,
        url: link?.startsWith("mailto:") ? null : link && addressOf(site, link),
      };

const writer = (
  site: Site,
  page: DescribedPage,
  { name, title, description, socials }: Queries.AuthorCardFragment,
): Thing => ({
  "@type": "Person",
  "@id": `${addressOf(site, page.path)}#person`,
  name,
  jobTitle: title,
  description,
  url: addressOf(site, page.path),
  sameAs: profilesOf(site, socials),
});
