import { htmlOf } from "../../../stand-ins/compile-text";

describe.each(["md", "mdx"] as const)("in %s", (format) => {
  it.each<[text: string, ...links: [href: string, shown: string][]]>([
    ["See https://a.example/b, then.", ["https://a.example/b", "https://a.example/b"]],
    ["See www.a.example.", ["http://www.a.example", "www.a.example"]],
    ["Write to me@a.example!", ["mailto:me@a.example", "me@a.example"]],
    ["See <https://a.example/b>.", ["https://a.example/b", "https://a.example/b"]],
    ["Write to <me@a.example>.", ["mailto:me@a.example", "me@a.example"]],
    ["`https://a.example`"],
    ["`<https://a.example>`"],
    ["```text\n<https://a.example>\n```"],
  ])("links the addresses in %j, but not in code", async (text, ...links) => {
    const body = await htmlOf(text, format);
    expect([...body.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)].map((match) => match.slice(1))).toEqual(links);
    expect(body).toContain("a.example");
  });

  it("links footnotes to their notes and back from each place, by ids of their own", async () => {
    const text = "One[^a] two[^a] three[^b].\n\n[^a]: First.\n[^b]: Second.";
    const body = await htmlOf(text, format);
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["fnref-a", "fnref-a-2", "fnref-b", "footnote-label", "fn-a", "fn-b"]);
    const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toEqual(["fn-a", "fn-a", "fn-b", "fnref-a", "fnref-a-2", "fnref-b"]);
    expect(body).toContain('aria-label="Back to reference 1-2"');
    expect(body).toContain('<h2 class="sr-only"><span id="footnote-label">Footnotes</span></h2>');
  });
});
