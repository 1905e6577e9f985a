import fs from "node:fs";

it("gives a page without a sidebar the column of the sidebar too", () => {
  const css = fs.readFileSync("src/components/layout/layout.css", "utf8");
  expect(css).toMatch(/\.page-columns > main:first-child \{\s*grid-column: span 2;/);
});
