import { fillServicesList } from "../../../../src/gatsby/graphql/services-list";
import { compileBlock } from "../../../stand-ins/compile-text";

it("the list replaces its block and nothing around it", async () => {
  const { html, messages } = await compileBlock("Before\n\n::services\n\nAfter");
  expect(messages).toEqual([]);
  const filled = fillServicesList(html);
  expect(filled).toMatch(/^<p>Before<\/p>\s*<h3 id="consent-analytics">Measuring visits<\/h3>.*<p>After<\/p>$/s);
  expect(filled).not.toContain("data-services");
  expect(fillServicesList("<p>data</p>")).toBe("<p>data</p>");
});
