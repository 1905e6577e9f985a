import React, { useContext } from "react";
import { absoluteUrl, BLOG_PATH, cardPath, OPENSEARCH_PATH } from "../../shared/paths";
import { useSite } from "../layout/use-site";
import type { Picture } from "../ui/picture";
import { FeedLinks } from "./feed-links";
import { StructuredData } from "./structured-data-context";
import type { PageSubject } from "./structured-data/page-things";

interface PageHeadProps {
  /** The title of the page; undefined for the home page. */
  title?: string;
  /** Search engines show 50 to 160 characters in full. */
  description: string;
  /** The canonical path of the page, without the path prefix. */
  path: string;
  type?: "website" | "article";
  /** The picture for link previews if there are no social cards. */
  image?: React.ComponentProps<typeof Picture>["image"];
  keywords?: readonly string[];
  /** Asks search engines not to list the page, and not to follow its links unless it is `follow`. */
  noIndex?: boolean | "follow";
  /** What the structured data of the page is about. A page without it has none. */
  subject?: PageSubject;
  children?: React.ReactNode;
}

/** The metadata of a page for search engines, link previews and browsers. */
export function PageHead({
  title,
  description,
  path,
  type = "website",
  image,
  keywords,
  noIndex,
  subject,
  children,
}: PageHeadProps) {
  const site = useSite();
  const structuredData = useContext(StructuredData);
  const rest = title ? site.title : site.tagline;
  const own = title || site.title;
  const fullTitle = own === rest ? own : `${own} | ${rest}`;
  const url = absoluteUrl(site.url, path, site.pathPrefix);
  const ownPicture = site.socialCards ? undefined : image?.childImageSharp?.gatsbyImageData.images.fallback?.src;
  const picture = absoluteUrl(site.url, ownPicture ?? site.pathPrefix + cardPath(site.socialCards ? path : "/"));
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={url} />
      <link rel="alternate" hrefLang="en" href={url} />
      <link rel="alternate" hrefLang="x-default" href={url} />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:type" content={type} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:image" content={picture} />
      {(noIndex || site.noIndex) && (
        <meta name="robots" content={noIndex === "follow" && !site.noIndex ? "noindex, follow" : "noindex, nofollow"} />
      )}
      {!ownPicture && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:type" content="image/jpeg" />
        </>
      )}
      <meta property="og:image:alt" content={fullTitle} />
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(", ")} />}
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content="en" />
      <meta name="twitter:card" content="summary_large_image" />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={site.title}
        href={site.pathPrefix + OPENSEARCH_PATH}
      />
      {site.sections.archive && <FeedLinks path={BLOG_PATH} title={site.feed.title} />}
      {children}
      {subject && structuredData(subject)}
    </>
  );
}
