import { htmlOf } from "../../../stand-ins/compile-text";

describe.each(["md", "mdx"] as const)("addresses in %s", (format) => {
  const html = (text: string) => htmlOf(text, format);
  const links = async (text: string) => [...(await html(text)).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)];

  it.each([
    ["See https://a.example/b, then.", "https://a.example/b", "https://a.example/b"],
    ["See www.a.example.", "http://www.a.example", "www.a.example"],
    ["Write to me@a.example!", "mailto:me@a.example", "me@a.example"],
    ["See <https://a.example/b>.", "https://a.example/b", "https://a.example/b"],
    ["Write to <me@a.example>.", "mailto:me@a.example", "me@a.example"],
  ])("are links in %j", async (text, href, shown) => {
    expect((await links(text)).map((match) => match.slice(1))).toEqual([[href, shown]]);
  });

  it.each(["`https://a.example`", "`<https://a.example>`", "```text\n<https://a.example>\n```"])(
    "are none in code: %j",
    async (text) => {
      expect(await links(text)).toEqual([]);
      expect(await html(text)).toContain("https://a.example");
    },
  );
});

describe.each(["md", "mdx"] as const)("footnotes in %s", (format) => {
  it("lead there and back from each place, with ids of their own", async () => {
    const text = "One[^a] two[^a] three[^b].\n\n[^a]: First.\n[^b]: Second.";
    const body = await htmlOf(text, format);
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["fnref-a", "fnref-a-2", "fnref-b", "footnote-label", "fn-a", "fn-b"]);
    const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toEqual(["fn-a", "fn-a", "fn-b", "fnref-a", "fnref-a-2", "fnref-b"]);
    expect(body).toContain('aria-label="Back to reference 1-2"');
  });
});
