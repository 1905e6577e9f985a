import React from "react";
import { absoluteUrl, cardPath } from "../../shared/paths";
import { useSite } from "../layout/use-site";
import { ServedHead } from "./served-head";

interface PageHeadProps {
  /** The title of the page; undefined for the home page. */
  title?: string;
  /** Search engines show 50 to 160 characters in full. */
  description: string;
  /** The canonical path of the page, without the path prefix. */
  path: string;
  type?: "website" | "article";
  /** The picture for link previews if there are no social cards: a path with the prefix. */
  image?: string;
  keywords?: readonly string[];
  noIndex?: boolean;
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
  children,
}: PageHeadProps) {
  const site = useSite();
  const rest = title ? site.title : site.tagline;
  const own = title || site.title;
  const fullTitle = own === rest ? own : `${own} | ${rest}`;
  const url = absoluteUrl(site.url, path, site.pathPrefix);
  const card = site.pathPrefix + cardPath(site.socialCards ? path : "/");
  const picture = absoluteUrl(site.url, site.socialCards ? card : (image ?? card));
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
      <meta property="og:image" content={picture} />
      <meta name="twitter:image" content={picture} />
      {(noIndex || site.noIndex) && <meta name="robots" content="noindex, nofollow" />}
      <ServedHead title={fullTitle} keywords={keywords} isCard={site.socialCards || !image} />
      {children}
    </>
  );
}
