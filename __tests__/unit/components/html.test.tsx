import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Html from "../../../src/html";

it("is Gatsby's document, and asks nobody to turn scripting on", () => {
  const html = renderToStaticMarkup(
    <Html
      htmlAttributes={{ lang: "en" }}
      headComponents={<title>A</title>}
      bodyAttributes={{ className: "b" }}
      preBodyComponents={<i>before</i>}
      body="<p>a</p>"
      postBodyComponents={<i>after</i>}
    />,
  );
  expect(html).toMatch(/<title>A<\/title><\/head><body class="b"><i>before<\/i><div id="___gatsby"><p>a<\/p><\/div>/);
  expect(html).toMatch(/<i>after<\/i><\/body>/);
  expect(html).not.toContain("noscript");
});
