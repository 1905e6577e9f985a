import { withPrefix } from "gatsby";
import React from "react";
import { loadAppScript, SCRIPTS_TEMPLATE_ID } from "./browser/load-app";
import { NOT_FOUND_PATH } from "./browser/page-source";
import { pageDataUrl } from "./shared/built-files";

interface HtmlProps {
  htmlAttributes: React.HtmlHTMLAttributes<HTMLHtmlElement>;
  headComponents: React.ReactNode;
  bodyAttributes: React.HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: React.ReactNode;
  /** The rendered HTML of the page. */
  body: string;
  postBodyComponents: React.ReactNode[];
  /** The path of the page in Gatsby. */
  path: string;
}

/** The key of the script with which Gatsby passes the page's path to its browser code. */
const PAGE_PATH_KEY = "script-loader";

/** Gatsby's wrapper and announcer have inline styles. The style sheet provides the same styles. */
const STYLED_BY_GATSBY = /<div [^>]*?id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

const withoutStyles = (body: string): string =>
  body.replace(STYLED_BY_GATSBY, (tag) => tag.replace(/ style="[^"]*"/, ""));

const isPagePathScript = (component: React.ReactNode): boolean =>
  React.isValidElement(component) && component.key === PAGE_PATH_KEY;

/**
 * The scripts of the application and the data that it requests first. In a built page they load after the first paint.
 */
function AppScripts({ path, children }: React.PropsWithChildren<{ path: string }>): React.ReactElement {
  if (process.env.NODE_ENV !== "production") return <>{children}</>;
  const data = ["/page-data/app-data.json", encodeURI(pageDataUrl(path))].map((address) => withPrefix(address));
  return (
    <>
      <template id={SCRIPTS_TEMPLATE_ID} data-preload={data.join(" ")}>
        {children}
      </template>
      <script dangerouslySetInnerHTML={{ __html: loadAppScript }} />
    </>
  );
}

/**
 * The HTML document of each page, which replaces Gatsby's default. Its inline scripts and styles are the same on all
 * pages, so that a few hashes in the Content Security Policy cover them. The path is in an attribute, which the boot
 * script reads.
 */
export default function Html(props: HtmlProps): React.ReactElement {
  const { postBodyComponents } = props;
  const rest = postBodyComponents.filter((component) => !isPagePathScript(component));
  // The not-found page has two addresses. The application uses only one, even if a host or the worker serves it
  // elsewhere.
  const ownPath = props.path === "/404" ? NOT_FOUND_PATH : props.path;
  const path = rest.length < postBodyComponents.length ? ownPath : undefined;
  return (
    <html lang="en" {...props.htmlAttributes} data-path={path}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: withoutStyles(props.body) }} />
        <AppScripts path={ownPath}>{rest}</AppScripts>
      </body>
    </html>
  );
}
