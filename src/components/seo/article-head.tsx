import React from "react";
import { absoluteUrl, linkAddress } from "../../shared/paths";
import { useSite } from "../layout/use-site";

interface ArticleHeadProps {
  article: {
    /** ISO 8601. */
    date?: string | null;
    updated?: string | null;
    tags?: readonly { readonly label: string }[];
    authors?: readonly { readonly name: string; readonly link: string | null }[];
  };
  /** The address of the text as plain Markdown, if it has one. */
  markdown?: string | null;
}

/** When a text was written, by whom and about what, and where its plain form is. */
export function ArticleHead({ article, markdown }: ArticleHeadProps): React.ReactElement {
  const { date, updated, tags = [], authors = [] } = article;
  const site = useSite();
  const profile = (name: string, link: string | null): string =>
    link?.startsWith("/") ? absoluteUrl(site.url, link, site.pathPrefix) : name;
  return (
    <>
      {date && <meta property="article:published_time" content={date} />}
      {updated && <meta property="article:modified_time" content={updated} />}
      {authors.map(({ name, link }) => (
        <meta key={name} property="article:author" content={profile(name, link)} />
      ))}
      {authors.length > 0 && <meta name="author" content={authors.map(({ name }) => name).join(", ")} />}
      {tags.map(({ label }) => (
        <meta key={label} property="article:tag" content={label} />
      ))}
      {markdown && <link rel="alternate" type="text/markdown" href={site.pathPrefix + linkAddress(markdown)} />}
    </>
  );
}
