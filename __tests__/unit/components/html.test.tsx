import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Html from "../../../src/html";

it("does not ask visitors to turn scripting on, as Gatsby's own document does", () => {
  const html = renderToStaticMarkup(
    <Html
      htmlAttributes={{}}
      headComponents={<title>A</title>}
      bodyAttributes={{ className: "b" }}
      preBodyComponents={<i>before</i>}
      body="<p>a</p>"
      postBodyComponents={<i>after</i>}
    />,
  );
  expect(html).toContain('<body class="b"><i>before</i><div id="___gatsby"><p>a</p></div><i>after</i></body>');
  expect(html).not.toContain("noscript");
});
