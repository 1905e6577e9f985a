import { toHtml } from "hast-util-to-html";
import { fillServicesList, servicesList } from "../../../../src/gatsby/graphql/services-list";
import type { Service } from "../../../../src/services/service";
import { compileBlock } from "../../../stand-ins/compile-block";

const service: Service = {
  ...{ id: "a", label: "A", purpose: "Does <a>.", consent: "analytics" as const },
  settings: { host: { env: "GATSBY_A", required: true, expected: "an origin" } },
  origins: ({ host }) => ({ script: [host!], connect: [host!] }),
  stores: [{ name: "a_<key>", kind: "cookie", purpose: "an id" }],
};
const list = (on: Record<string, Record<string, string>>) => toHtml(servicesList([service], { on, consent: "ask" }));

it("takes the place of the block, in a text with others around it", async () => {
  const { html, messages } = await compileBlock("Before\n\n::services\n\nAfter");
  expect(messages).toEqual([]);
  const filled = fillServicesList(html);
  expect(filled).toMatch(/^<p>Before<\/p>\s*<h3>Measuring visits<\/h3>.*<p>After<\/p>$/s);
  expect(filled).not.toContain("data-services");
  expect(fillServicesList("<p>data</p>")).toBe("<p>data</p>");
});

it("says what one that is on contacts, once, and offers a choice that waits for scripts", () => {
  const html = list({ a: { host: "https://a.example" } });
  expect(html.match(/https:\/\/a\.example/g)).toHaveLength(1);
  expect(html).toContain("This waits until you allow it.");
  expect(html.match(/<button type="button"[^>]* disabled/g)).toHaveLength(2);
  expect(html).toContain("Does &#x3C;a>.");
});

it("offers no choice where nothing of a purpose is on, and says what it would store", () => {
  const html = list({});
  expect(html).toContain("off on this site");
  expect(html).not.toContain("<button");
  expect(html).toContain("<code>a_&#x3C;key></code>");
});
