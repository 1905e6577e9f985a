import React from "react";
import { FEED_FORMATS, feedPath, type FeedFormat } from "../../shared/paths";
import { useSite } from "../layout/use-site";

interface FeedLinksProps {
  /** The path of the list of posts. */
  path: string;
  title: string;
}

/** Links to the feeds of a list of posts, for feed readers that are given the page. */
export function FeedLinks({ path, title }: FeedLinksProps): React.ReactNode {
  const { pathPrefix } = useSite();
  return (Object.keys(FEED_FORMATS) as FeedFormat[]).map((format) => (
    <link
      key={format}
      rel="alternate"
      type={FEED_FORMATS[format].type}
      title={`${title} ${FEED_FORMATS[format].name} Feed`}
      href={pathPrefix + feedPath(path, format)}
    />
  ));
}
