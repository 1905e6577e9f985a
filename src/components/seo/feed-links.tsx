import React from "react";
import { FEED_FORMATS, feedPath, type FeedFormat } from "../../shared/paths";
import { useSite } from "../layout/use-site";
import { SERVED_PAGE } from "./served";

interface FeedLinksProps {
  /** The path of the list of posts. */
  path: string;
  title: string;
}

/** Links to the feeds of a tag or an author, with which feed readers find them. */
export const FeedLinks: React.FC<FeedLinksProps> =
  process.env.BUILD_STAGE === "build-javascript"
    ? () => null
    : ({ path, title }) => {
        const { pathPrefix } = useSite();
        return (Object.keys(FEED_FORMATS) as FeedFormat[]).map((format) => (
          <link
            key={format}
            rel="alternate"
            type={FEED_FORMATS[format].type}
            title={`${title} (${FEED_FORMATS[format].name})`}
            href={pathPrefix + feedPath(path, format)}
            {...SERVED_PAGE}
          />
        ));
      };
