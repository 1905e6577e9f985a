import React from "react";
import { linkHandlers } from "../../browser/links";
import { useTrusted } from "../../browser/trusted";

interface HtmlProps extends React.HTMLAttributes<HTMLElement> {
  /** HTML from the build. */
  html: string;
  as?: React.ElementType;
  ref?: React.Ref<HTMLDivElement>;
}

/**
 * An element that contains HTML from the build. React does not touch it while the HTML stays the same. Its links
 * navigate without a page load.
 */
export function Html({ html, as: Tag = "div", ...attributes }: HtmlProps): React.ReactElement {
  return <Tag {...linkHandlers} {...attributes} dangerouslySetInnerHTML={useTrusted(html)} />;
}
