import { projectPath } from "../../../shared/paths";
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

/** A profile page. */
export const profilePage = (site: SiteIdentity, page: DescribedPage, somebody?: Thing): Thing => ({
  ...webPage(site, "ProfilePage", page),
  mainEntity: somebody ?? ownerOf(site),
});

/** A project on the projects page. */
export interface Work {
  readonly title: string;
  readonly description: string;
  /** The id of its section on the projects page. */
  readonly slug: string;
  readonly date: string;
}

/** The projects page. */
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

interface Document extends DescribedPage {
  readonly keywords: readonly string[];
  readonly card: string;
}

/** A page of the documentation. */
export const techArticle = (site: SiteIdentity, doc: Document): Thing => ({
  "@type": "TechArticle",
  "@id": addressOf(site, doc.path),
  headline: doc.title,
  description: doc.description,
  url: addressOf(site, doc.path),
  mainEntityOfPage: addressOf(site, doc.path),
  dateModified: doc.updated,
  image: addressOf(site, doc.card),
  keywords: doc.keywords,
  inLanguage: site.feed.language,
  author: ownerOf(site),
  isPartOf: websiteOf(site),
  about: site.software && softwareOf(site),
});
