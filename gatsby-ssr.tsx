import { withPrefix, type GatsbySSR } from "gatsby";
import React from "react";
import { bootScript } from "./src/browser/boot-script";
import { framePage } from "./src/components/layout/page-frame";
import { BaseUrlBanner } from "./src/components/status/base-url-banner";
import { StructuredData } from "./src/components/seo/structured-data-context";
import { JsonLd } from "./src/components/seo/structured-data/json-ld";
import type { MediaSheet } from "./src/outputs/media-sheets";
import headingFont from "./src/styles/fonts/bricolage-basic.woff2";
import bodyFont from "./src/styles/fonts/figtree-basic.woff2";

/** A digest of the style sheets. `src/gatsby/webpack/constants.ts` defines these constants for the static HTML only. */
declare const __STYLES_DIGEST__: string;
declare const __ANNOUNCEMENT_ID__: string;
declare const __THEME_COLORS__: Record<"app" | "dark" | "light", string>;
declare const __MEDIA_SHEETS__: Omit<MediaSheet, "css">[];

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <StructuredData value={(subject) => <JsonLd subject={subject} />}>{element}</StructuredData>
);

export const wrapPageElement: GatsbySSR["wrapPageElement"] = framePage;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
  pathname,
}) => {
  const attributes: Record<string, string> = {
    dir: "ltr",
    "data-theme": "dark",
    "data-theme-choice": "system",
    "data-styles": __STYLES_DIGEST__,
    // The not-found page has two addresses; the application knows it by one, wherever the host or the worker shows it.
    "data-path": pathname === "/404" ? "/404.html" : pathname,
  };
  setHtmlAttributes(attributes);
  setHeadComponents([
    <link key="icon" rel="icon" type="image/png" href={withPrefix("/icons/icon-32x32.png")} />,
    <link key="icon-svg" rel="icon" type="image/svg+xml" href={withPrefix("/icon.svg")} />,
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix("/icons/icon-192x192.png")} />,
    <link key="body-font" rel="preload" as="font" type="font/woff2" href={bodyFont} crossOrigin="anonymous" />,
    <link key="heading-font" rel="preload" as="font" type="font/woff2" href={headingFont} crossOrigin="anonymous" />,
    // The title bar of the installed app. Browsers use the first match.
    <meta key="theme-app" name="theme-color" media="(display-mode: standalone)" content={__THEME_COLORS__.app} />,
    <meta
      key="theme-dark"
      name="theme-color"
      data-mode="dark"
      media="(prefers-color-scheme: dark)"
      content={__THEME_COLORS__.dark}
    />,
    <meta
      key="theme-light"
      name="theme-color"
      data-mode="light"
      media="(prefers-color-scheme: light)"
      content={__THEME_COLORS__.light}
    />,
    ...__MEDIA_SHEETS__.map(({ address, media, withoutScripting }) => {
      const link = <link key={address} rel="stylesheet" media={media} href={withPrefix(address)} />;
      return withoutScripting ? <noscript key={address}>{link}</noscript> : link;
    }),
  ]);
  setPreBodyComponents([
    <script key="boot" dangerouslySetInnerHTML={{ __html: bootScript(__ANNOUNCEMENT_ID__) }} />,
    pathname === "/" && <BaseUrlBanner key="base-url" baseUrl={withPrefix("/")} />,
  ]);
};

/** The script in which Gatsby tells its code in the browser the page's path and the build's hash. */
const PAGE_SCRIPT_KEY = "script-loader";

type Component = React.ReactElement<Record<string, unknown>>;

const isStructuredData = (component: React.ReactNode): component is Component =>
  React.isValidElement<Component["props"]>(component) && component.props.type === "application/ld+json";

/**
 * Replaces what differs from page to page in inline scripts, so that a few hashes in the host's policy cover all pages,
 * and takes structured data out of the `Head`, which Gatsby renders again in the browser.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const head = page.getHeadComponents();
  const data = head
    .filter(isStructuredData)
    .map(({ props: { "data-gatsby-head": _gatsby, ...props } }) => <script key="structured-data" {...props} />);
  const scripts = page
    .getPostBodyComponents()
    .filter((component) => !React.isValidElement(component) || component.key !== PAGE_SCRIPT_KEY);
  page.replaceHeadComponents(head.filter((component) => !isStructuredData(component)));
  page.replacePostBodyComponents([...data, ...scripts]);
};
