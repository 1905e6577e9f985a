import type { GatsbySSR } from "gatsby";
import React from "react";
import bodyFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import headingFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import { bootScript } from "./src/browser/boot-script";
import { Layout } from "./src/components/layout/layout";
import { sitePath } from "./src/components/layout/site-path";

/** Changes with the style sheets; see `src/node/webpack.ts`. */
declare const __STYLES_DIGEST__: string;

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={sitePath(props.location.pathname)}>{element}</Layout>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
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
    <link key="body-font" rel="preload" as="font" type="font/woff2" href={bodyFont} crossOrigin="anonymous" />,
    <link key="heading-font" rel="preload" as="font" type="font/woff2" href={headingFont} crossOrigin="anonymous" />,
    <meta key="theme-dark" name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1716" />,
    <meta key="theme-light" name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf5" />,
  ]);
  setPreBodyComponents([<script key="boot" dangerouslySetInnerHTML={{ __html: bootScript }} />]);
};
