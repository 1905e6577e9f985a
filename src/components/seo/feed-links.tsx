import React from "react";
import { FEED_FORMATS } from "../../shared/paths";
import { useSite } from "../layout/use-site";

interface FeedLinksProps {
  /** The path of the list of posts. */
  path: string;
  title: string;
}

/** Links to the feeds of a list of posts, for feed readers that are given the page. */
export function FeedLinks({ path, title }: FeedLinksProps): React.ReactNode {
  const { pathPrefix } = useSite();
  return Object.values(FEED_FORMATS).map(({ file, name, type }) => (
    <link
      key={file}
      rel="alternate"
      type={type}
      title={`${title} ${name} Feed`}
      href={`${pathPrefix}${path}/${file}`}
    />
  ));
}
