import { withPrefix, type GatsbySSR } from "gatsby";
import React from "react";
import { bootScript } from "./src/browser/boot-script";
import { framePage } from "./src/components/layout/page-frame";
import { BaseUrlBanner } from "./src/components/status/base-url-banner";
import { keepServed } from "./src/components/seo/served";
import type { MediaSheet } from "./src/outputs/media-sheets";
import headingFont from "./src/styles/fonts/bricolage-basic.woff2";
import bodyFont from "./src/styles/fonts/figtree-basic.woff2";

/** Changes with the style sheets. See `src/gatsby/webpack/constants.ts`. */
declare const __STYLES_DIGEST__: string;
declare const __ANNOUNCEMENT_ID__: string;
declare const __MEDIA_SHEETS__: Omit<MediaSheet, "css">[];

export const wrapPageElement: GatsbySSR["wrapPageElement"] = framePage;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
  pathname,
}) => {
  const attributes: Record<string, string> = {
    lang: "en",
    dir: "ltr",
    "data-theme": "dark",
    "data-theme-choice": "system",
    "data-styles": __STYLES_DIGEST__,
  };
  setHtmlAttributes(attributes);
  setHeadComponents([
    <link key="icon" rel="icon" type="image/png" href={withPrefix("/icons/icon-32x32.png")} />,
    <link key="icon-svg" rel="icon" type="image/svg+xml" href={withPrefix("/icon.svg")} />,
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix("/icons/icon-192x192.png")} />,
    <link key="body-font" rel="preload" as="font" type="font/woff2" href={bodyFont} crossOrigin="anonymous" />,
    <link key="heading-font" rel="preload" as="font" type="font/woff2" href={headingFont} crossOrigin="anonymous" />,
    // The title bar of the installed app. Browsers use the first match.
    <meta key="theme-app" name="theme-color" media="(display-mode: standalone)" content="#25c2a0" />,
    <meta
      key="theme-dark"
      name="theme-color"
      data-mode="dark"
      media="(prefers-color-scheme: dark)"
      content="#0b1716"
    />,
    <meta
      key="theme-light"
      name="theme-color"
      data-mode="light"
      media="(prefers-color-scheme: light)"
      content="#fbfaf5"
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

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) =>
  replaceHeadComponents(keepServed(getHeadComponents()));
