import React from "react";
import { absoluteUrl, BLOG_PATH, FEED_FORMATS, feedPath, OPENSEARCH_PATH, type FeedFormat } from "../../shared/paths";
import { useSite } from "../layout/use-site";
import { SERVED_PAGE, SERVED_SITE } from "./served";

interface ServedHeadProps {
  /** The alternative text of the preview picture. */
  title: string;
  keywords?: readonly string[];
  /** Whether the preview picture is a social card, whose size is known. */
  isCard: boolean;
}

/** Metadata that only the static HTML contains. See `served.ts`. */
export const ServedHead: React.FC<ServedHeadProps> =
  process.env.BUILD_STAGE === "build-javascript"
    ? () => null
    : ({ title, keywords, isCard }) => {
        const site = useSite();
        return (
          <>
            {isCard && <meta property="og:image:width" content="1200" {...SERVED_PAGE} />}
            {isCard && <meta property="og:image:height" content="630" {...SERVED_PAGE} />}
            {isCard && <meta property="og:image:type" content="image/jpeg" {...SERVED_PAGE} />}
            <meta property="og:image:alt" content={title} {...SERVED_PAGE} />
            {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(", ")} {...SERVED_PAGE} />}
            <meta property="og:site_name" content={site.title} {...SERVED_SITE} />
            <meta property="og:locale" content="en" {...SERVED_SITE} />
            <meta name="twitter:card" content="summary_large_image" {...SERVED_SITE} />
            <link
              rel="search"
              type="application/opensearchdescription+xml"
              title={site.title}
              href={site.pathPrefix + OPENSEARCH_PATH}
              {...SERVED_SITE}
            />
            {(Object.keys(FEED_FORMATS) as FeedFormat[]).map((format) => (
              <link
                key={format}
                rel="alternate"
                type={FEED_FORMATS[format].type}
                title={`${site.feed.title} (${FEED_FORMATS[format].name})`}
                href={site.pathPrefix + feedPath(BLOG_PATH, format)}
                {...SERVED_SITE}
              />
            ))}
          </>
        );
      };

interface ArticleHeadProps {
  article: {
    /** ISO 8601. */
    date?: string | null;
    updated?: string | null;
    tags?: readonly { readonly label: string }[];
    authors?: readonly { readonly name: string; readonly link: string | null }[];
  };
  /** The path of the Markdown version, if there is one. */
  markdown?: string | null;
}

/** Metadata of a text: its dates, authors and tags, and a link to the Markdown version. */
export const ArticleHead: React.FC<ArticleHeadProps> =
  process.env.BUILD_STAGE === "build-javascript"
    ? () => null
    : ({ article: { date, updated, tags = [], authors = [] }, markdown }) => {
        const site = useSite();
        const profile = (name: string, link: string | null): string =>
          link?.startsWith("/") ? absoluteUrl(site.url, link, site.pathPrefix) : name;
        return (
          <>
            {date && <meta property="article:published_time" content={date} {...SERVED_PAGE} />}
            {updated && <meta property="article:modified_time" content={updated} {...SERVED_PAGE} />}
            {authors.map(({ name, link }) => (
              <meta key={name} property="article:author" content={profile(name, link)} {...SERVED_PAGE} />
            ))}
            {authors.length > 0 && (
              <meta name="author" content={authors.map(({ name }) => name).join(", ")} {...SERVED_PAGE} />
            )}
            {tags.map(({ label }) => (
              <meta key={label} property="article:tag" content={label} {...SERVED_PAGE} />
            ))}
            {markdown && (
              <link rel="alternate" type="text/markdown" href={site.pathPrefix + markdown} {...SERVED_PAGE} />
            )}
          </>
        );
      };
