import React from "react";
import { linkHandlers } from "../../browser/links";
import { useTrusted } from "../../browser/trusted";

interface HtmlProps extends React.HTMLAttributes<HTMLElement> {
  /** HTML from the build. */
  html: string;
  as?: React.ElementType;
  ref?: React.Ref<HTMLDivElement>;
}

/** An element with HTML of the build in it, which React leaves alone while it stays the same. Its links change the page. */
export function Html({ html, as: Tag = "div", ...attributes }: HtmlProps): React.ReactElement {
  return <Tag {...linkHandlers} {...attributes} dangerouslySetInnerHTML={useTrusted(html)} />;
}
