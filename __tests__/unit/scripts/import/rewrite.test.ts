import fs from "node:fs";
import { importInto } from "./import-into";

const POST = "---\ntitle: A\n---\n\nWords.\n";

/** What becomes of a text beside other files. */
const rewritten = (text: string, more: Record<string, string> = {}) =>
  importInto({ "gatsby-config.js": "", "blog/a.md": text, ...more }, ["--addresses", "none"]).files[
    "content/blog/a.md"
  ];

it("removes a cover above the first section, since the page shows it, but no other picture", () => {
  const text = "---\ntitle: A\nimage: ./b.png\n---\n\n![b](b.png)\n\n![c](c.png)\n\n## Part\n\n![b](b.png)\n";
  expect(rewritten(text, { "blog/b.png": "", "blog/c.png": "" })).toBe(text.replace("![b](b.png)\n", ""));
});

it("changes a folded value alone", () => {
  const text = "---\nimage: >-\n  /b.png\ntitle: A\n---\n\nWords.\n";
  expect(rewritten(text, { "static/b.png": "" })).toBe("---\nimage: ../covers/b.png\ntitle: A\n---\n\nWords.\n");
});

it("keeps links to pages that are code, although a document has their name", () => {
  const text = "---\ntitle: A\n---\n\n[c](/contact) [d](/docs/contact)\n";
  const more = { "content/docs/contact.md": POST, "src/pages/contact.js": "" };
  expect(rewritten(text, more)).toBe(text);
});

it("copies covers and pictures of authors out of static", () => {
  const text =
    "---\ntitle: A\ncover: { image: '/img/a b.png', alt: A }\nauthors:\n  - { name: Ada, avatar: /img/c.png } # kept\nauthor_image_url: /img/c.png\nogImage: /img/c.png\n---\n\n![](/img/c.png)\n";
  expect(rewritten(text, { "static/img/a b.png": "", "static/img/c.png": "" })).toBe(
    text
      .replace("'/img/a b.png'", "'../covers/img/a b.png'")
      .replace("avatar: /img/c.png", "avatar: ../covers/img/c.png")
      .replace("image_url: /img/c.png", "image_url: ../covers/img/c.png"),
  );
});

it("links to other texts by their files in documents, and by their addresses in posts with code", () => {
  const { files } = importInto({
    "docusaurus.config.js": "",
    "blog/a.md": "import B from './b';\n\n[d](../docs/d.md)\n",
    "docs/c.md": "<Tabs></Tabs>\n\n[d](/docs/d) [d](./d) [a](../blog/a.md) [e](e) [d](d.html)\n",
    "docs/d.md": "Words.\n",
    "docs/f.md": "---\nid: e\n---\n",
  });
  expect(files["content/blog/a.mdx"]).toBe("import B from './b';\n\n[d](/docs/d)\n");
  expect(files["content/docs/c.mdx"]).toBe(
    "<Tabs></Tabs>\n\n[d](/docs/d) [d](./d) [a](../blog/a.mdx) [e](/docs/e) [d](/docs/d)\n",
  );
});

it.each([
  ["redirect_from: b.html", "redirect_from: /b.html"],
  ["redirect_from:\n  - 'b/c.html' # first\n  - /d", "redirect_from:\n  - '/b/c.html' # first\n  - /d"],
  ["redirect_from: ['https://a.example/b', '']", "redirect_from: ['https://a.example/b', '']"],
])("writes old addresses from the root of the site: %j", (head, expected) => {
  expect(rewritten(`---\ntitle: A\n${head}\n---\n\nWords.\n`)).toBe(`---\ntitle: A\n${expected}\n---\n\nWords.\n`);
});

it("adds the old address to one that does not begin with a slash", () => {
  const post = "---\ntitle: A\nredirect_from: b.html\n---\n\nWords.\n";
  const { files } = importInto({ "gatsby-config.js": "", "blog/a.md": post });
  expect(files["content/blog/a.md"]).toContain("redirect_from: [/b.html, /a/]\n");
});

it.each([
  ["author: [Ada Byron, teo]", "author: [{ name: Ada Byron }, teo]"],
  ["authors:\n  - 'Ada: B'", 'authors:\n  - { name: "Ada: B" }'],
  ["author: Ada Byron", "author: Ada Byron"],
])("makes names in a list maps: %j", (head, expected) => {
  expect(rewritten(`---\ntitle: A\n${head}\n---\n\nWords.\n`)).toBe(`---\ntitle: A\n${expected}\n---\n\nWords.\n`);
});

it("corrects links to addresses in redirect_from", () => {
  const more = { "blog/b.md": "---\ntitle: B\nredirect_from: [/old/b.html, c]\n---\n\nWords.\n" };
  const text = (first: string, second: string) => `---\ntitle: A\n---\n\n[b](${first}) [c](${second})\n`;
  expect(rewritten(text("/old/b.html#x", "/c/"), more)).toBe(text("/blog/b#x", "/blog/b"));
});

it("finds a text that ref of Hugo names without its folder, if there is only one", () => {
  const { files } = importInto({
    "hugo.toml": "",
    "content/docs/a.md": '[b]({{< ref "lamp" >}}) [c]({{< ref "b/desk.md#x" >}}) [d]({{< ref "desk" >}})\n',
    "content/posts/2020/lamp/index.md": POST,
    "content/posts/b/desk.md": POST,
    "content/posts/c/desk.md": POST,
  });
  expect(files["content/docs/a.md"]).toBe("[b](../blog/2020/lamp/index.md) [c](../blog/b/desk.md#x) [d](desk)\n");
});

it("writes aliases and slugs of Hugo from the root of the site", () => {
  const { files } = importInto({
    "hugo.toml": "",
    "content/posts/a.md": '+++\ntitle = "A"\naliases = ["b", "/c"]\n+++\n\n[d](/about/who/) [b](/posts/b/)\n',
    "content/about/us.md": "---\ntitle: Us\nslug: who\n---\n\nWords.\n",
    "content/docs/lamp/index.md": "---\ntitle: Lamp\nslug: light\n---\n\nWords.\n",
  });
  expect(files["content/blog/a.md"]).toContain('aliases = ["/posts/b", "/c"]');
  expect(files["content/blog/a.md"]).toContain("[d](/about/who/) [b](/blog/a)");
  expect(files["content/pages/about/us.md"]).toContain("slug: /about/who\n");
  expect(files["content/docs/lamp/index.md"]).toContain("slug: /light\n");
});

it("keeps what it does not know", () => {
  const text =
    "---\ntitle: A\nimage: https://a.example/a.png\n---\n\n[a](/missing/) ![](gone.png) [b](#c) [d](mailto:d@e.example)\n";
  expect(rewritten(text, { "blog/b.md": POST })).toBe(text);
});

it("copies a text with broken front matter, or in another encoding, as it is", () => {
  const broken = "---\ntitle: [A\n---\n\n![](gone.png)\n";
  const { files } = importInto({
    "gatsby-config.js": "",
    "blog/a.md": broken,
    "blog/b.md": Buffer.from([0xff, 0xe9, 0x61]),
  });
  expect(files["content/blog/a.md"]).toBe(broken);
  expect(fs.readFileSync("content/blog/b.md", "latin1")).toBe("\xff\xe9a");
});

it("writes spaces as addresses have them, and drops a byte order mark", () => {
  const text = "---\ntitle: A\n---\n\n![](../static/my%20lamp.png) [b](<../content/docs/a b.md>)\n";
  const more = { "static/my lamp.png": "", "content/docs/a b.md": POST };
  expect(rewritten(`\uFEFF${text}`, more)).toBe("---\ntitle: A\n---\n\n![](/my%20lamp.png) [b](<../docs/a%20b.md>)\n");
});

it("quotes a picture anew if its name has the quotes around it", () => {
  const text = "---\ntitle: A\nimage: '/it''s.png'\n---\n\nWords.\n";
  expect(rewritten(text, { "static/it's.png": "" })).toBe(text.replace("'/it''s.png'", `"../covers/it's.png"`));
});

it("makes _index.md of Hugo the page of its folder", () => {
  const docs = {
    "content/docs/lamps/_index.md": POST,
    "content/docs/a.md": "[b](lamps/_index.md) [c](/docs/lamps/)\n",
  };
  const { files } = importInto({ "hugo.toml": "", ...docs });
  expect(files).toEqual({
    "content/docs/lamps/index.md": POST,
    "content/docs/a.md": "[b](./lamps/index.md) [c](/docs/lamps)\n",
  });
});

it.each([
  ["hugo.toml", 'baseURL = "https://ada.example/"\n', "/posts/b/"],
  ["hugo.yaml", "baseURL: https://ada.example\n", "/posts/b/"],
  ["gatsby-config.js", "siteMetadata: {\n  siteUrl: `https://ada.example`,\n}\n", "/b/"],
  ["docusaurus.config.js", "  url: 'https://ada.example',\n  baseUrl: '/',\n", "/blog/b"],
])("takes links to the URL in %s for links within the site", (name, config, address) => {
  const folder = name.startsWith("docusaurus") ? "blog" : "content/posts";
  const links = (addresses: string[]) => addresses.map((each) => `[x](${each})`).join(" ");
  const old = [`https://ada.example${address}#c`, "https://ada.example/gone/", "https://ada.example.org/b/"];
  const text = `---\ntitle: A\ndate: 2024-01-01\n---\n\n${links(old)}\n`;
  const { files } = importInto({ [name]: config, [`${folder}/a.md`]: text, [`${folder}/b.md`]: POST });
  expect(files["content/blog/a.md"]).toContain(links(["/blog/b#c", ...old.slice(1)]));
});
