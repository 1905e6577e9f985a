import { absoluteUrl, BLOG_PATH, DOCS_PATH, isExternalUrl, SEARCH_PATH } from "../../../shared/paths";
import type { TrailStep } from "../../../shared/sidebar";
import type { useSite } from "../../layout/use-site";

type Value = string | number | boolean | null | undefined | Thing | Reference | readonly Value[];

/** A schema.org item. Undefined and null values are left out. */
export interface Thing {
  "@type": string;
  [property: string]: Value;
}

/** A reference to an item that is described elsewhere. */
export interface Reference {
  "@id": string;
}

export type Site = ReturnType<typeof useSite>;

/** Returns the absolute URL of a path of the site. Returns an external URL unchanged. */
export const addressOf = (site: Site, path: string): string =>
  isExternalUrl(path) ? path : absoluteUrl(site.url, path, site.pathPrefix);

const idOf = (site: Site, path: string, name: string): string => `${addressOf(site, path)}#${name}`;

export const ownerOf = (site: Site): Reference => ({ "@id": idOf(site, "/", "owner") });
export const websiteOf = (site: Site): Reference => ({ "@id": idOf(site, "/", "website") });
export const blogOf = (site: Site): Reference => ({ "@id": idOf(site, BLOG_PATH, "blog") });
export const softwareOf = (site: Site): Reference => ({ "@id": idOf(site, DOCS_PATH, "software") });

export const website = (site: Site): Thing => ({
  "@type": "WebSite",
  ...websiteOf(site),
  name: site.title,
  description: site.description,
  url: addressOf(site, "/"),
  inLanguage: site.feed.language,
  publisher: ownerOf(site),
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${addressOf(site, SEARCH_PATH)}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
});

/** The addresses of pages about a person: all but those of mail and telephones. */
export const profilesOf = (site: Site, socials: readonly { url: string }[]): string[] =>
  socials.map(({ url }) => addressOf(site, url)).filter((url) => /^https?:/i.test(url));

export const owner = (site: Site): Thing => ({
  "@type": "Person",
  ...ownerOf(site),
  name: site.owner.name,
  jobTitle: site.owner.role,
  url: addressOf(site, "/"),
  sameAs: profilesOf(site, site.socials),
});

/** The software that the documentation is about. */
export const software = (site: Site, { name, description, ...more }: NonNullable<Site["software"]>): Thing => ({
  "@type": "SoftwareApplication",
  ...softwareOf(site),
  name,
  description,
  url: addressOf(site, DOCS_PATH),
  applicationCategory: more.category,
  operatingSystem: more.operatingSystem,
  softwareVersion: more.version,
  license: more.license,
  sameAs: more.repository,
  author: ownerOf(site),
  offers: { "@type": "Offer", price: 0, priceCurrency: "EUR" },
});

/** Returns the breadcrumbs of a page. Steps without a page are left out. */
export function breadcrumbs(site: Site, trail: readonly TrailStep[]): Thing {
  const steps = [{ label: site.title, path: "/" }, ...trail].filter(({ path }) => path !== null);
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: addressOf(site, path!),
    })),
  };
}

/**
 * Serializes the items of a page for a data block. Leaves out empty values, and escapes characters that would end the
 * element or change how HTML is parsed.
 */
export function toJsonLd(things: readonly Thing[]): string {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things }, (_, value: unknown) =>
    value === null || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
