import { escapeMarkup } from "../shared/escape";
import { absoluteUrl, OPENSEARCH_PATH, SEARCH_PATH } from "../shared/paths";
import type { OutputSite } from "./listed-content";

type Searchable = Pick<OutputSite, "title" | "description" | "url" | "pathPrefix">;

/**
 * Returns the OpenSearch description, with which browsers add the site to their search engines:
 * https://github.com/dewitt/opensearch
 */
export function buildOpenSearch({ title, description, url, pathPrefix }: Searchable): string {
  const address = (file: string): string => escapeMarkup(absoluteUrl(url, file, pathPrefix));
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeMarkup(shorten(title, 16))}</ShortName>
  <Description>${escapeMarkup(shorten(description, 1024))}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${address("/icon.svg")}</Image>
  <Url type="text/html" method="get" template="${address(SEARCH_PATH)}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${address(OPENSEARCH_PATH)}"/>
</OpenSearchDescription>
`;
}

/** Shortens a text to the maximum length of the format, between words if possible. */
function shorten(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const end = characters.lastIndexOf(" ", length);
  return characters
    .slice(0, end > 0 ? end : length)
    .join("")
    .trim();
}
