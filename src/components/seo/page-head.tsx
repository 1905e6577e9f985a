import React from "react";
import { absoluteUrl } from "../../shared/paths";
import { useSite } from "../layout/use-site";

interface PageHeadProps {
  /** The page's own title; none for the home page. */
  title?: string;
  description: string;
  /** The one address of the page, without the prefix. */
  path: string;
  type?: "website" | "article";
  /** The picture for previews, a path with its prefix. */
  image?: string;
  keywords?: readonly string[];
  noIndex?: boolean;
  children?: React.ReactNode;
}

/** What a page says of itself to search engines, previews and browsers. */
export function PageHead({
  title,
  description,
  path,
  type = "website",
  image,
  keywords,
  noIndex,
  children,
}: PageHeadProps) {
  const site = useSite();
  const fullTitle = title ? `${title} | ${site.title}` : `${site.title} | ${site.tagline}`;
  const url = absoluteUrl(site.url, path, site.pathPrefix);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <link rel="alternate" hrefLang="en" href={url} />
      <link rel="alternate" hrefLang="x-default" href={url} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="en" />
      <meta name="twitter:card" content="summary_large_image" />
      {image && <meta property="og:image" content={absoluteUrl(site.url, image)} />}
      {image && <meta name="twitter:image" content={absoluteUrl(site.url, image)} />}
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(", ")} />}
      {(noIndex || site.noIndex) && <meta name="robots" content="noindex, nofollow" />}
      {children}
    </>
  );
}
