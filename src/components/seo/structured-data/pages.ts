import { cardPath, projectPath } from "../../../shared/paths";
import { addressOf, ownerOf, softwareOf, websiteOf, type SiteIdentity, type Thing } from "./thing";

/** The metadata of a page. */
export interface DescribedPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly updated?: string | null;
}

type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ProfilePage";

/** A page that is not part of the blog or the documentation. */
export const webPage = (
  site: SiteIdentity,
  type: PageType,
  { title, description, path, updated }: DescribedPage,
): Thing => ({
  "@type": type,
  "@id": addressOf(site, path),
  name: title,
  description,
  url: addressOf(site, path),
  dateModified: updated,
  inLanguage: site.feed.language,
  isPartOf: websiteOf(site),
});

/** The schema.org types of prose pages with known names. */
export const PROSE_TYPES: Record<string, PageType> = { about: "AboutPage", contact: "ContactPage" };

export const profilePage = (site: SiteIdentity, page: DescribedPage, somebody?: Thing): Thing => ({
  ...webPage(site, "ProfilePage", page),
  mainEntity: somebody ?? ownerOf(site),
});

/** A project on the projects page. `slug` is the id of its section. */
export type Work = Pick<Queries.ProjectCardFragment, "title" | "description" | "slug" | "date">;

export const projectsPage = (site: SiteIdentity, page: DescribedPage, projects: readonly Work[]): Thing => ({
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

/** A page of the documentation with its metadata. */
export interface DescribedDoc extends DescribedPage {
  readonly keywords: readonly string[];
}

export const techArticle = (site: SiteIdentity, doc: DescribedDoc): Thing => ({
  "@type": "TechArticle",
  "@id": addressOf(site, doc.path),
  headline: doc.title,
  description: doc.description,
  url: addressOf(site, doc.path),
  mainEntityOfPage: addressOf(site, doc.path),
  dateModified: doc.updated,
  image: addressOf(site, cardPath(doc.path)),
  keywords: doc.keywords,
  inLanguage: site.feed.language,
  author: ownerOf(site),
  isPartOf: websiteOf(site),
  about: site.software && softwareOf(site),
});
