import { toHtml } from "hast-util-to-html";
import { fillServicesList, servicesList } from "../../../../src/gatsby/graphql/services-list";
import { compileBlock } from "../../../stand-ins/compile-text";

it("the list replaces its block and nothing around it", async () => {
  const { html, messages } = await compileBlock("Before\n\n::services\n\nAfter");
  expect(messages).toEqual([]);
  const filled = fillServicesList(html);
  expect(filled).toMatch(
    /^<p>Before<\/p>\s*<h3 id="consent-analytics">Measuring visits<a class="hash-link" [^>]*><\/a><\/h3>.*<p>After<\/p>$/s,
  );
  expect(filled).not.toContain("data-services");
  expect(fillServicesList("<p>data</p>")).toBe("<p>data</p>");
});

it("names the origins that a service contacts, and no other source in its part of the policy", () => {
  const posthog = { key: "phc_a", host: "https://eu.i.posthog.com", features: "replay" };
  const html = toHtml(servicesList({ on: { posthog }, consent: "on-load" }));
  expect(html).toContain("<code>https://eu.i.posthog.com</code>");
  expect(html).not.toContain("blob:");
});
