import React from "react";
import { useTrusted } from "../../browser/trusted";

interface HtmlProps extends React.HTMLAttributes<HTMLElement> {
  /** HTML that the build has made. */
  html: string;
  as?: React.ElementType;
  ref?: React.Ref<HTMLDivElement>;
}

/** An element with HTML of the build in it, which React leaves alone while it stays the same. */
export function Html({ html, as: Tag = "div", ...attributes }: HtmlProps): React.ReactElement {
  return <Tag {...attributes} dangerouslySetInnerHTML={useTrusted(html)} />;
}
