import React from "react";
import { keepServed } from "../../../../src/components/seo/served";

/** As Gatsby hands over what a page's Head has rendered. */
const rendered = (props: Record<string, unknown>, key = "a") => <meta key={key} data-gatsby-head="true" {...props} />;
const propsOf = (node: React.ReactNode) => (node as React.ReactElement<Record<string, unknown>>).props;

describe("keepServed", () => {
  it("takes what is served for one page out of Gatsby's hands, and marks it to go with the page", () => {
    const [kept] = keepServed([rendered({ name: "keywords", "data-head": "page" })]);
    expect(propsOf(kept)).toEqual({ name: "keywords", "data-head": "page" });
  });

  it("leaves no mark on what is the same on every page", () => {
    const [kept] = keepServed([rendered({ name: "twitter:card", "data-head": "site" })]);
    expect(propsOf(kept)).toEqual({ name: "twitter:card" });
  });

  it("keeps keys and contents", () => {
    const json = { __html: "{}" };
    const [kept] = keepServed([
      <script key="k" data-gatsby-head="true" data-head="page" dangerouslySetInnerHTML={json} />,
    ]);
    expect((kept as React.ReactElement).key).toBe("k");
    expect(propsOf(kept).dangerouslySetInnerHTML).toBe(json);
  });

  it("leaves to Gatsby what the browser renders too", () => {
    const all = [rendered({ name: "description" }), "text", null];
    expect(keepServed(all)).toEqual(all);
  });
});
