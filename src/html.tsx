import React from "react";
import { LANGUAGE } from "./shared/dates";

interface HtmlProps {
  htmlAttributes: React.HtmlHTMLAttributes<HTMLHtmlElement>;
  headComponents: React.ReactNode;
  bodyAttributes: React.HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: React.ReactNode;
  /** The rendered HTML of the page. */
  body: string;
  postBodyComponents: React.ReactNode;
}

/** The document around each page: Gatsby's own without its request to turn scripting on, which no page needs. */
export default function Html(props: HtmlProps): React.ReactElement {
  return (
    <html lang={LANGUAGE} {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
