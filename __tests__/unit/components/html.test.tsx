import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Html from "../../../src/html";

const BODY =
  '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="x">a</p></div>' +
  '<div id="gatsby-announcer" style="position:absolute;clip:rect(0, 0, 0, 0)" aria-live="assertive"></div>';

const render = (postBodyComponents: React.ReactNode[], path = "/blog/a") =>
  renderToStaticMarkup(
    <Html
      htmlAttributes={{ lang: "en" }}
      headComponents={<title>A</title>}
      bodyAttributes={{}}
      preBodyComponents={[]}
      body={BODY}
      postBodyComponents={postBodyComponents}
      path={path}
    />,
  );

const PAGE_PATH = <script key="script-loader">window.pagePath=1</script>;

it("has the page's path in an attribute, in the place of a script of its own", () => {
  const html = render([PAGE_PATH, <script key="app" src="/app.js" />]);
  expect(html).toContain('<html lang="en" data-path="/blog/a">');
  expect(html).not.toContain("pagePath");
  expect(html).toContain('src="/app.js"');
});

it("has one path for both files of the not-found page, which stands for any address", () => {
  for (const path of ["/404", "/404.html"]) expect(render([PAGE_PATH], path)).toContain('data-path="/404.html"');
});

it("names no path where Gatsby does not, as in development", () => {
  expect(render([])).not.toContain("data-path");
});

it("has none of Gatsby's own style attributes, and leaves those of the page to the build's check", () => {
  const html = render([PAGE_PATH]);
  expect(html).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">');
  expect(html).toContain('<div id="gatsby-announcer" aria-live="assertive">');
  expect(html).toContain('<p style="x">');
});

it("lets the scripts of a built page wait, with the data that the application asks for first", () => {
  const env = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  const html = render([PAGE_PATH, <script key="app" src="/app.js" />]);
  env.restore();
  const [, data, waiting] = /<template id="app-scripts" data-preload="(.*?)">(.*?)<\/template><script>/.exec(html)!;
  expect(data!.split(" ")).toEqual(["/page-data/app-data.json", "/page-data/blog/a/page-data.json"]);
  expect(waiting).toBe('<script src="/app.js"></script>');
  expect(render([<script key="app" src="/app.js" />])).not.toContain("<template");
});
