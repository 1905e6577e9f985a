import { AUTHORS_PATH, DOCS_PATH, TAGS_PATH } from "../../../shared/paths";
import type { TrailStep } from "../../../shared/sidebar";
import { blog, blogPosting, blogStep, type ListedPost, type WholePost } from "./blog";
import {
  profilePage,
  projectsPage,
  PROSE_TYPES,
  techArticle,
  webPage,
  type DescribedDoc,
  type DescribedPage,
  type Work,
} from "./pages";
import { addressOf, breadcrumbs, software, type SiteIdentity, type Thing } from "./thing";

/** The kinds of pages with the data of each. */
export type PageSubject =
  | { kind: "home" }
  | { kind: "blog"; posts: readonly ListedPost[] }
  | { kind: "post"; post: WholePost }
  /** A list in the blog: the archive, the tags, a tag, the authors. */
  | { kind: "list"; page: DescribedPage; parent?: "tags" | "authors" }
  | { kind: "author"; page: DescribedPage; author: Author }
  | { kind: "doc"; page: DescribedDoc; trail: readonly TrailStep[] }
  /** A list in the documentation: a category, the tags, a tag. */
  | { kind: "docs"; page: DescribedPage; trail: readonly TrailStep[] }
  | { kind: "projects"; page: DescribedPage; projects: readonly Work[] }
  | { kind: "resume"; page: DescribedPage }
  | { kind: "prose"; name: string; page: DescribedPage };

interface Author extends Pick<Queries.AuthorCardFragment, "name" | "title" | "description"> {
  readonly socials: readonly { readonly url: string }[];
}

const PARENTS = { tags: { label: "Tags", path: TAGS_PATH }, authors: { label: "Authors", path: AUTHORS_PATH } };

const step = ({ title, path }: DescribedPage): TrailStep => ({ label: title, path });

/** Returns the structured data of a page, including its breadcrumbs. */
export function thingsOf(site: SiteIdentity, subject: PageSubject): Thing[] {
  switch (subject.kind) {
    case "home":
      return [];
    case "blog":
      return [blog(site, subject.posts), breadcrumbs(site, [blogStep(site)])];
    case "post": {
      const { post } = subject;
      return [
        blogPosting(site, post),
        blog(site),
        breadcrumbs(site, [blogStep(site), { label: post.title, path: post.path }]),
      ];
    }
    case "list": {
      const above = subject.parent ? [blogStep(site), PARENTS[subject.parent]] : [blogStep(site)];
      return [webPage(site, "CollectionPage", subject.page), breadcrumbs(site, [...above, step(subject.page)])];
    }
    case "author": {
      const { page, author } = subject;
      const trail = [blogStep(site), PARENTS.authors, { label: author.name, path: page.path }];
      return [
        profilePage(site, page, author.name === site.owner.name ? undefined : writer(site, page, author)),
        breadcrumbs(site, trail),
      ];
    }
    case "doc": {
      const { page, trail } = subject;
      return [techArticle(site, page), ...docsThings(site, trail)];
    }
    case "docs":
      return [webPage(site, "CollectionPage", subject.page), ...docsThings(site, subject.trail)];
    case "projects":
      return [projectsPage(site, subject.page, subject.projects), breadcrumbs(site, [step(subject.page)])];
    case "resume":
      return [profilePage(site, subject.page), breadcrumbs(site, [step(subject.page)])];
    case "prose": {
      const { name, page } = subject;
      return [webPage(site, PROSE_TYPES[name] ?? "WebPage", page), breadcrumbs(site, [step(page)])];
    }
  }
}

const docsThings = (site: SiteIdentity, trail: readonly TrailStep[]): Thing[] => [
  ...(site.software ? [software(site, site.software)] : []),
  breadcrumbs(site, [{ label: "Docs", path: DOCS_PATH }, ...trail]),
];

const writer = (site: SiteIdentity, page: DescribedPage, { name, title, description, socials }: Author): Thing => ({
  "@type": "Person",
  "@id": `${addressOf(site, page.path)}#person`,
  name,
  jobTitle: title,
  description,
  url: addressOf(site, page.path),
  sameAs: socials.map(({ url }) => url),
});
