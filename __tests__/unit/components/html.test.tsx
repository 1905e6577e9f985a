import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Html from "../../../src/html";

it("does not ask visitors to turn scripting on, as Gatsby's own document does", () => {
  const nothing = { headComponents: null, preBodyComponents: null, postBodyComponents: null };
  const html = renderToStaticMarkup(<Html {...nothing} htmlAttributes={{}} bodyAttributes={{}} body="<p>a</p>" />);
  expect(html).toContain("<p>a</p>");
  expect(html).not.toContain("noscript");
});
