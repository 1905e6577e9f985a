import React from "react";
import { useTrusted } from "../../browser/trusted";

interface HtmlProps extends React.HTMLAttributes<HTMLElement> {
  /** HTML from the build. */
  html: string;
  as?: React.ElementType;
  ref?: React.Ref<HTMLDivElement>;
}

/** An element with HTML from the build. React does not touch its content while the HTML is the same. */
export function Html({ html, as: Tag = "div", ...attributes }: HtmlProps): React.ReactElement {
  return <Tag {...attributes} dangerouslySetInnerHTML={useTrusted(html)} />;
}
