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
  /** The page as it was rendered. */
  body: string;
  postBodyComponents: React.ReactNode[];
  /** The page's path as Gatsby knows it. */
  path: string;
}

/** The script in which Gatsby tells its code in the browser the page's path. */
const PAGE_PATH_KEY = "script-loader";

/** Gatsby styles its frame around the page and its announcer by attributes, where a style sheet does as well. */
const STYLED_BY_GATSBY = /<div [^>]*?id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

const withoutStyles = (body: string): string =>
  body.replace(STYLED_BY_GATSBY, (tag) => tag.replace(/ style="[^"]*"/, ""));

const isPagePathScript = (component: React.ReactNode): boolean =>
  React.isValidElement(component) && component.key === PAGE_PATH_KEY;

/** The application's scripts and the data that it asks for first. Those of a built page wait until it is painted. */
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
 * The document around each page, in place of Gatsby's own: nothing in it that runs or styles differs from page to page,
 * so that a few hashes in the host's policy cover all of them. The path stands in an attribute, where the boot script
 * finds it.
 */
export default function Html(props: HtmlProps): React.ReactElement {
  const { postBodyComponents } = props;
  const rest = postBodyComponents.filter((component) => !isPagePathScript(component));
  // The not-found page has two addresses; the application knows it by one, wherever the host or the worker shows it.
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
