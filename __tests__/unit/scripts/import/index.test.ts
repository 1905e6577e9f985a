import fs from "node:fs";
import { runImport } from "../../../../scripts/import";
import { enterFolder, makeFolder } from "../../../stand-ins/content-folder";
import { importFrom, importInto, filesIn } from "./import-into";

const POST = "---\ntitle: A\n---\n\nWords.\n";

describe("each tool", () => {
  it("imports Docusaurus", () => {
    const { files, said } = importInto({
      "docusaurus.config.js": "",
      "blog/2020-05-06-lamp/index.md":
        "---\ntitle: Lamp\nauthors: ada\n---\n\n![](../../static/img/a.png) ![](@site/static/img/a.png) [b](/blog/2021/01/02/desk) [c](../2021-01-02-desk.md)\n\n```md\n![](../../static/img/a.png)\n```\n",
      "blog/2021-01-02-desk.md": "---\ntitle: Desk\nslug: table\n---\n\n<Tabs></Tabs>\n\n[a](pathname:///img/a.png)\n",
      "blog/_note.mdx": "A partial.\n",
      "blog/authors.yml": "ada:\n  name: Ada # the first\n  image_url: /img/a.png\n",
      "docs/intro.md": "Words. [Next](./guide/start.md#x) [by folder](guide/start.md)\n",
      "docs/guide/start.md": '<img src={require("./b.png").default} />\n',
      "docs/guide/b.png": "b",
      "src/pages/about.md": "About.\n",
      "static/img/a.png": "a",
      "sidebars.js":
        'module.exports = { main: [{ type: "html", value: "<hr>" }, { type: "ref", id: "intro" }, "guide/start"] };',
    });
    expect(files).toEqual({
      "content/blog/2020-05-06-lamp/index.md":
        "---\ntitle: Lamp\nauthors: ada\nredirect_from: /blog/2020/05/06/lamp\n---\n\n![](/img/a.png) ![](/img/a.png) [b](/blog/2021/01/02/desk) [c](../2021-01-02-desk.mdx)\n\n```md\n![](../../static/img/a.png)\n```\n",
      "content/blog/2021-01-02-desk.mdx": "---\ntitle: Desk\nslug: table\n---\n\n<Tabs></Tabs>\n\n[a](/img/a.png)\n",
      "content/blog/_note.mdx": "A partial.\n",
      "content/covers/img/a.png": "a",
      "content/data/authors.yml": "ada:\n  name: Ada # the first\n  image_url: ../covers/img/a.png\n",
      "content/data/sidebars.yml": "main:\n  - type: doc\n    id: intro\n  - guide/start\n",
      "content/docs/guide/b.png": "b",
      "content/docs/guide/start.mdx": '<img src={require("./b.png").default} />\n',
      "content/docs/intro.md": "Words. [Next](./guide/start.mdx#x) [by folder](./guide/start.mdx)\n",
      "content/pages/about.md": "About.\n",
      "static/img/a.png": "a",
    });
    expect(said).toBe(
      [
        "old is made with docusaurus.",
        "Copied: 2 posts, 2 documents, 1 page, 6 files.",
        "Changed: 6 links, 1 cover, 1 redirect.",
        "Old addresses: /blog/:date/:name. If this is wrong, start again with --addresses.",
        "Copied unchanged (partials, empty, or not in UTF-8): blog/_note.mdx.",
        "Next: npm run check",
      ].join("\n"),
    );
  });

  it("writes names in the Unicode form of links", () => {
    const old = { "docs/über.md": "Words. [a](./über.md)\n", "docs/が/図.png": "a" };
    const named = Object.entries(old).map(([name, text]) => [name.normalize("NFD"), text]);
    const { files } = importInto({ "docusaurus.config.js": "", ...Object.fromEntries(named) });
    expect(Object.keys(files)).toEqual(["content/docs/über.md", "content/docs/が/図.png"]);
  });

  it("imports the versions of Docusaurus", () => {
    const { files, said } = importInto({
      "docusaurus.config.ts":
        "future: { '1.0': {} }, // lastVersion: '1.0',\nlastVersion: 'current',\nversions: { current: { label: \"Ada's\" }, '1.0': { path: 'old', banner: 'none' } },\n",
      "versions.json": '["1.0"]',
      "versioned_docs/version-1.0/intro.md": "Words.\n",
      "versioned_sidebars/version-1.0-sidebars.json": '{ "main": ["version-1.0/intro"] }',
    });
    expect(said).not.toContain("Old addresses");
    expect(files).toEqual({
      "content/data/versions.yml":
        'lastVersion: current\nversions:\n  - name: current\n    label: Ada\'s\n  - name: "1.0"\n    path: old\n    banner: none\n',
      "content/docs-versions/1.0/intro.md": "Words.\n",
      "content/docs-versions/1.0/sidebars.yml": "main:\n  - intro\n",
    });
  });

  it("imports Gatsby, with pictures of other folders", () => {
    const { files } = importInto({
      "gatsby-config.ts": "",
      "content/blog/hello/index.md":
        "---\ntitle: Hello\ncover: ../../assets/lamp.png\n---\n\n![](./a.png) [b](/second/) [c](../second/#x) [d](/third/)\n",
      "content/blog/hello/a.png": "a",
      "content/blog/second/index.md": POST,
      "content/assets/lamp.png": "lamp",
    });
    expect(files["content/blog/hello/index.md"]).toBe(
      "---\ntitle: Hello\ncover: ../../assets/lamp.png\nredirect_from: /hello/\n---\n\n![](./a.png) [b](/blog/second) [c](/blog/second#x) [d](/third/)\n",
    );
    expect(files).toHaveProperty(["content/assets/lamp.png"], "lamp");
  });

  it("imports Hugo, in one language", () => {
    const old = {
      "hugo.toml": "",
      "content/en/_index.md": "Home.\n",
      "content/en/posts/_index.md": "---\ntitle: Posts\n---\n",
      "content/en/posts/lamp/index.md":
        '+++\ntitle = "Lamp"\ndate = 2024-02-03\nredirect_from = ["/old/"]\nimage = "/img/c.png"\n[params]\na = 1\n+++\n\n{{< figure src="/2024/lamp/a.png" alt="A" caption="Lit" >}}\n\n{{< youtube aqz-KE-bpKQ >}}\n\n[d]({{< ref "desk.md" >}}) `{{< youtube x >}}`\n',
      "content/en/posts/lamp/a.png": "a",
      "content/en/posts/desk.md": POST,
      "content/en/about/us.md": "---\ntitle: Us\n---\n\n{{% notice %}}\n",
      "static/img/c.png": "c",
    };
    const { files, said } = importInto(old, ["--addresses", "/:year/:title/"]);
    expect(files).toEqual({
      "content/blog/desk.md": POST,
      "content/blog/lamp/a.png": "a",
      "content/blog/lamp/index.md":
        '+++\ntitle = "Lamp"\ndate = 2024-02-03\nredirect_from = ["/old/", "/2024/lamp/"]\nimage = "../../covers/img/c.png"\n[params]\na = 1\n+++\n\n![A](./a.png "Lit")\n\n::video[Video]{id=aqz-KE-bpKQ}\n\n[d](../desk.md) `{{< youtube x >}}`\n',
      "content/covers/img/c.png": "c",
      "content/pages/about/us.md": "---\ntitle: Us\n---\n\n{{% notice %}}\n",
      "static/img/c.png": "c",
    });
    expect(said).toContain("Not copied: content/en/_index.md, content/en/posts/_index.md.\n");
  });

  it("imports Jekyll, and keeps CRLF", () => {
    const { files } = importInto({
      "_config.yml": "baseurl: /b\n",
      "_layouts/a.html": "",
      "_posts/2020-01-02-lamp.markdown":
        '---\r\ntitle: "Lamp" # lit\r\ntags: light home\r\ncategories: [News]\r\n---\r\n\r\n![]({{ site.baseurl }}/assets/a.png) [b]({% post_url 2021-01-02-desk %})\r\n\r\n{% highlight ruby %}\r\nputs 1\r\n{% endhighlight %}\r\n',
      "_posts/2021-01-02-desk.md": POST,
      "_drafts/2020-01-02-idea.md": POST,
      "assets/a.png": "a",
      "about.md": "---\ntitle: About\npermalink: /about/\n---\n\nMe.\n",
      "README.md": "Not a page.\n",
      "archive.md": "---\nlayout: archive\n---\n",
    });
    expect(files).toEqual({
      "content/blog/2020-01-02-lamp.md":
        '---\r\ntitle: "Lamp" # lit\r\ntags: [light, home]\r\ncategories: [News]\r\nredirect_from: /news/2020/01/02/lamp.html\r\n---\r\n\r\n![](/assets/a.png) [b](/blog/desk)\r\n\r\n```ruby\r\nputs 1\r\n```\r\n',
      "content/blog/2021-01-02-desk.md": POST.replace("---\n\n", "redirect_from: /2021/01/02/desk.html\n---\n\n"),
      "content/blog/2020-01-02-idea.md": POST.replace("---\n\n", "draft: true\n---\n\n"),
      "content/pages/about.md": "---\ntitle: About\npermalink: /about/\n---\n\nMe.\n",
      "static/assets/a.png": "a",
    });
  });

  it("imports Astro", () => {
    const { files } = importInto({
      "astro.config.mjs": "",
      "src/content/posts/lamp.md":
        "---\ntitle: Lamp\nheroImage: ../../assets/a.png\n---\n\n![](@/assets/a.png) ![](/b.png)\n",
      "src/assets/a.png": "a",
      "src/pages/about.md": POST,
      "public/b.png": "b",
    });
    expect(files).toEqual({
      "content/assets/a.png": "a",
      "content/blog/lamp.md":
        "---\ntitle: Lamp\nheroImage: ../assets/a.png\nredirect_from: /posts/lamp/\n---\n\n![](../assets/a.png) ![](/b.png)\n",
      "content/pages/about.md": POST,
      "static/b.png": "b",
    });
  });

  it("imports Starlight, whose documents are at the root of the site", () => {
    const { files, said } = importInto({
      "astro.config.mjs": "",
      "package.json": '{ "dependencies": { "@astrojs/starlight": "1" } }',
      "src/content/docs/index.mdx": "[a](/guides/lamp/#x) [b](../guides/lamp/) [c](/contact/) [d](/my/own/)\n",
      "src/content/docs/Guides/My Lamp.md": "---\ntitle: My\n---\n",
      "src/content/docs/own.md": "---\ntitle: Own\nslug: my/own\n---\n",
      "src/content/docs/404.md": POST,
      "src/content/docs/guides/lamp.md": "---\ntitle: Lamp\n---\n\n[home](/) [b](../../)\n",
      "src/pages/contact.astro": "",
    });
    expect(files).toEqual({
      "content/docs/index.mdx": "[a](/docs/guides/lamp#x) [b](/docs/guides/lamp) [c](/contact/) [d](/docs/my/own)\n",
      "content/docs/Guides/My Lamp.md": "---\ntitle: My\nredirect_from: /guides/my-lamp/\n---\n",
      "content/docs/own.md": "---\ntitle: Own\nslug: my/own\nredirect_from: /my/own/\n---\n",
      "content/docs/guides/lamp.md":
        "---\ntitle: Lamp\nredirect_from: /guides/lamp/\n---\n\n[home](/docs/) [b](/docs/)\n",
    });
    expect(said).toContain("Changed: 5 links, 0 covers, 3 redirects.\nNot copied: src/content/docs/404.md.\n");
  });

  it("imports Pelican", () => {
    const { files } = importInto({
      "pelicanconf.py": "",
      "content/news/lamp.md":
        "Title: Lamps: a review\nDate: 2020-01-02 10:00\nTags: light, home\nStatus: draft\n\n![]({static}/images/a.png) [d]({filename}desk.md)\n",
      "content/news/desk.md": "Words.\n",
      "content/images/a.png": "a",
    });
    expect(files).toEqual({
      "content/blog/news/desk.md": "---\nredirect_from: /desk.html\n---\n\nWords.\n",
      "content/blog/news/lamp.md":
        '---\nTitle: "Lamps: a review"\nDate: 2020-01-02 10:00\nTags: [light, home]\ndraft: true\nredirect_from: /lamps-a-review.html\n---\n\n![](/images/a.png) [d](./desk.md)\n',
      "static/images/a.png": "a",
    });
  });

  it("imports what wordpress-export-to-markdown writes", () => {
    const { files } = importInto({
      "posts/lamp/index.md":
        '---\ntitle: "Lamps"\ndate: 2020-01-02\ncoverImage: "a.png"\n---\n\n![](images/a.png)\n\nWords.\n\n## Part\n\n![](images/a.png)\n',
      "posts/lamp/images/a.png": "a",
    });
    expect(files["content/blog/lamp/index.md"]).toBe(
      '---\ntitle: "Lamps"\ndate: 2020-01-02\ncoverImage: "./images/a.png"\nredirect_from: /2020/01/02/lamp/\n---\n\n\nWords.\n\n## Part\n\n![](images/a.png)\n',
    );
  });
});

it("takes the pattern of old addresses, or none, and corrects links in both cases", () => {
  const old = {
    "gatsby-config.js": "",
    "blog/a.md": "---\ntitle: A\ndate: 2020-01-02\n---\n\n[b](/b/)\n",
    "blog/b.md": POST,
  };
  const patterned = importInto(old, ["--addresses", "/:year/:name/"]);
  expect(patterned.files["content/blog/a.md"]).toContain("redirect_from: /2020/a/\n");
  expect(patterned.files["content/blog/b.md"]).toBe(POST);
  process.env.npm_config_addresses = "none"; // As npm passes an option without -- before it.
  const none = importInto(old);
  delete process.env.npm_config_addresses;
  expect(none.files["content/blog/a.md"]).toBe("---\ntitle: A\ndate: 2020-01-02\n---\n\n[b](/blog/b)\n");
});

it.each([
  [{ "_config.yml": "", Gemfile: "" }, "_posts", "/news/:title/", "/news/lamp/"],
  [{ "gatsby-config.js": "" }, "blog", "/:slug/", "/lamp/"],
  [{ "hugo.toml": "", "content/a.txt": "" }, "content/posts", "/:slug/", "/the-lamp/"],
])("reads a pattern as the tool of %j means it", (marks, folder, pattern, address) => {
  const post = "---\ntitle: The lamp\n---\n\nWords.\n";
  const { files } = importInto({ ...marks, [`${folder}/2020-01-02-lamp.md`]: post }, ["--addresses", pattern]);
  expect(files["content/blog/2020-01-02-lamp.md"]).toContain(`redirect_from: ${address}\n`);
});

it.each([
  ["content/posts", { "hugo.toml": "" }, "redirect_from: /posts/a-big-lamp/"],
  ["src/content/posts", { "astro.config.mjs": "" }, "redirect_from: /posts/a-big-lamp/"],
  ["blog", { "gatsby-config.js": "" }, "title: A\n---"],
])("keeps the addresses of posts in %s as the tool of %j makes them", (folder, marks, expected) => {
  const { files } = importInto({ ...marks, [`${folder}/A big Lamp.md`]: POST });
  expect(files["content/blog/A big Lamp.md"]).toContain(expected);
});

it.each([
  ["sidebars.ts", "import type { A } from 'a';\nexport default { main: ['a'] as string[] };", "main:\n  - a\n"],
  ["sidebars.json", '{ "main": ["a"] }', "main:\n  - a\n"],
  ["nav/docs.js", "module.exports = { main: ['a'] };", "main:\n  - a\n"],
  ["sidebars.js", "throw new Error('No settings.\\nAt all.');", undefined],
])("reads %s of Docusaurus, or says why its code fails", (name, text, expected) => {
  const config = "docs: { sidebarPath: require.resolve('./nav/docs.js') },\n";
  const { files, said } = importInto({ "docusaurus.config.js": config, "docs/a.md": "Words.\n", [name]: text });
  expect(files["content/data/sidebars.yml"]).toBe(expected);
  expect(said.includes("Not copied: sidebars.js (No settings.).")).toBe(expected === undefined);
});

it.each([
  ["hugo.toml", "[permalinks]\nposts = '/:year/:slug/'", "/2020/the-lamp-of-iterm2.app/"],
  ["hugo.yaml", "permalinks:\n  page:\n    posts: :sections/:slugorcontentbasename\n", "/posts/b/lamp"],
  [
    "hugo.toml",
    "[permalinks.section]\nposts = '/all/'\n[permalinks.page]\nposts = '/:year/:slug/'",
    "/2020/the-lamp-of-iterm2.app/",
  ],
  ["hugo.toml", "[permalinks]\nblog = '/b/:slug/'\n[params.icons]\nposts = ':lamp: Posts'", "/posts/b/lamp/"],
  ["hugo.json", '{ "permalinks": { "posts": "/:slug/" } }', "/the-lamp-of-iterm2.app/"],
  ["config/_default/permalinks.toml", '# posts = "/:slug/"\nposts = "/p/:contentbasename/"', "/p/lamp/"],
])("reads the pattern in %s of Hugo", (name, config, address) => {
  const post = "---\ntitle: The lamp, of iTerm2.app\ndate: 2020-01-02\n---\n\nWords.\n";
  const { files } = importInto({ "config/_default/hugo.toml": "", [name]: config, "content/posts/b/lamp.md": post });
  expect(files["content/blog/b/lamp.md"]).toContain(`redirect_from: ${address}\n`);
});

it("reads the URL in config/_default of Hugo, and refuses a pattern there that it does not know", () => {
  const config = { "config/_default/hugo.toml": 'baseURL = "https://ada.example/"\n' };
  const posts = { "content/posts/a.md": "[b](https://ada.example/posts/b/)\n", "content/posts/b.md": POST };
  expect(importInto({ ...config, ...posts }).files["content/blog/a.md"]).toContain("[b](/blog/b)");
  for (const word of [":weekday", ":sections[1:]"]) {
    const unknown = { ...config, ...posts, "config/_default/permalinks.yml": `posts: /${word}/\n` };
    expect(() => importInto(unknown)).toThrow(
      `The configuration has the addresses /${word}/: pass others with --addresses. ` +
        `No part of an address is called ${word}. Expected :year, `,
    );
    expect(() => importInto(unknown, ["--addresses", "none"])).not.toThrow();
  }
  const ofDocs = { ...config, ...posts, "config/_default/permalinks.yml": "docs: /:weekday/\n" };
  expect(() => importInto({ ...ofDocs, "content/docs/a.md": POST })).not.toThrow();
});

it.each([
  "docs: { path: '../rules', routeBasePath: 'rules' }, { path: './docs', versions: { a: {} }, routeBasePath: '/' }",
  "['@docusaurus/plugin-content-docs', { plugins: [{ a: { b: { c: 1 } } }],\n// routeBasePath: 'x',\nrouteBasePath: \"/\" }]",
  "/* docs: { routeBasePath: 'x' } */\n\"docs\": { path: 'docs/', 'routeBasePath': '/' }",
])("keeps the addresses of Docusaurus at the root of the site: %s", (docs) => {
  const { files } = importInto({
    "docusaurus.config.js": `${docs},\nblog: { routeBasePath: 'news' },\n`,
    "docs/a.md": "Words.\n",
    "docs/search.md": "Words.\n",
    "docs/b/index.md": "[a](/a) [c](/news/c)\n",
    "blog/c.md": "---\ntitle: C\n---\n\n[b](/b)\n",
  });
  expect(files).toEqual({
    "content/docs/a.md": "---\nredirect_from: /a\n---\n\nWords.\n",
    "content/docs/search.md": "Words.\n",
    "content/docs/b/index.md": "---\nredirect_from: /b\n---\n\n[a](/docs/a) [c](/blog/c)\n",
    "content/blog/c.md": "---\ntitle: C\nredirect_from: /news/c\n---\n\n[b](/docs/b)\n",
  });
});

it("names files of authors and tags that it does not copy", () => {
  const posts = { "content/a.md": POST, "content/authors.yml": "- id: ada\n", "data/tags.json": "{}" };
  const { files, said } = importInto({ "gatsby-config.js": "", ...posts });
  expect(Object.keys(files)).toEqual(["content/blog/a.md"]);
  const names = [
    "content/authors.yml (write content/data/authors.yml)",
    "data/tags.json (write content/data/tags.yml)",
  ];
  expect(said).toContain(`Not copied: ${names.join(", ")}.\n`);
});

it("takes the first sidebars of Docusaurus that can be read, and names the others", () => {
  const config = ["rules", "base", "more"].map((name) => `{ sidebarPath: './${name}.js' },\n`).join("");
  const sidebars = { "rules.js": "throw new Error('No rules.');", "base.js": "exports.main = ['a'];", "more.js": "" };
  const { files, said } = importInto({ "docusaurus.config.js": config, "docs/a.md": "Words.\n", ...sidebars });
  expect(files["content/data/sidebars.yml"]).toBe("main:\n  - a\n");
  expect(said).toContain("Not copied: rules.js (No rules.), more.js.\n");
});

describe("a refusal", () => {
  const refuses = (folder: string, message: string | RegExp) => {
    const before = filesIn(".");
    expect(() => importFrom(folder)).toThrow(message);
    expect(filesIn(".")).toEqual(before);
  };

  it("writes nothing if one target has other content, in content or in static", () => {
    const posts = { "src/content/blog/a.md": POST, "src/content/blog/b.md": POST };
    const old = makeFolder({ "astro.config.mjs": "", ...posts, "public/c.txt": "c" });
    enterFolder({ "content/blog/b.md": "Mine.\n", "static/c.txt": "mine" });
    const lines = ["static/c.txt  has other content", "content/blog/b.md  has other content"];
    refuses(old, `Nothing was written. Remove or rename these first:\n${lines.join("\n")}`);
  });

  it("writes nothing a second time, unless a file has been changed, which it refuses", () => {
    const old = makeFolder({ "astro.config.mjs": "", "src/content/blog/a.md": POST });
    enterFolder({});
    expect(importFrom(old)).toContain("Copied: 1 post, ");
    const before = filesIn(".");
    expect(importFrom(old)).toBe(
      "old is made with astro.\nEverything is already here: 1 post, 0 documents, 0 pages, 0 files.",
    );
    expect(filesIn(".")).toEqual(before);
    fs.writeFileSync("content/blog/a.md", "Mine.\n");
    refuses(old, "content/blog/a.md  has other content");
  });

  it("names two files with one target", () => {
    const old = makeFolder({ "gatsby-config.js": "", "content/blog/a.md": POST, "content/posts/a.md": POST });
    enterFolder({});
    refuses(old, /content\/blog\/a\.md {2}would be both .*content\/posts\/a\.md and .*content\/blog\/a\.md/);
  });

  it.each([
    [["missing"], "There is no folder missing."],
    [["content"], "content contains this site. Expected the folder of the old one."],
    [
      ["old"],
      /^old has no configuration file of a known tool\. Say which it is with --from: docusaurus, gatsby, .*wordpress\.$/,
    ],
    [["old", "--from", "hogo"], 'There is no tool "hogo". Did you mean "hugo"? Expected one of: '],
    [["old", "--from"], "argument missing"],
    [["old", "--to"], "Unknown option '--to'"],
    [["old", "--addresses", "year"], '"year" is not an address.'],
    [["old", "--addresses", "/:yeer/"], "No part of an address is called :yeer. Expected :year, :month,"],
    [
      ["old", "--from=hugo"],
      "old has no texts to import where hugo has them: content/posts, content/post, content/blog, ",
    ],
    [[], "Usage:\n"],
  ])("says what is wrong with %j", (args, message) => {
    enterFolder({ "content/blog/b.md": POST, "old/a.txt": "" });
    const out = jest.spyOn(console, "log").mockReturnValue();
    expect(() => runImport(args, process.cwd())).toThrow(message);
    out.mockRestore();
    expect(Object.keys(filesIn("."))).toEqual(["content/blog/b.md", "old/a.txt"]);
  });
});

it("says that npm took an option without -- before it", () => {
  process.env.npm_config_from = "true";
  expect(() => runImport(["../old", "hugo"], process.cwd())).toThrow(
    /^npm took an option as its own\. Write -- before/,
  );
  delete process.env.npm_config_from;
});

it.each([
  ["docusaurus.config.js", "static/_redirects"],
  ["docusaurus.config.js", "static/_headers"],
  ["_config.yml", "_redirects"],
])("names the rules of hosts beside %s, which the build writes itself: %s", (config, rules) => {
  const { files, said } = importInto({
    [config]: "",
    "_posts/2020-01-02-a.md": POST,
    "blog/a.md": POST,
    [rules]: "/a /b",
  });
  expect(said).toContain(`Not copied: ${rules}`);
  expect(Object.keys(files).every((name) => name.startsWith("content/blog/"))).toBe(true);
});

it("names the settings of hosts and tools that have redirects", () => {
  const rules = { "netlify.toml": "[[redirects]]", "vercel.json": "{}", "gatsby-node.ts": "createRedirect({})" };
  const { said } = importInto({ "gatsby-config.ts": "", "blog/a.md": POST, ...rules });
  expect(/Not copied: (.*)\./.exec(said)?.[1]?.split(", ").sort()).toEqual([
    "gatsby-node.ts (redirects)",
    "netlify.toml (redirects)",
  ]);
});

it("copies texts in other encodings as they are, and names them", () => {
  const latin = Buffer.from([...Buffer.from(POST), 0xe9]);
  const { said } = importInto({ "gatsby-config.js": "", "blog/a.md": POST, "blog/b.md": latin });
  expect(said).toContain("Copied: 1 post, 0 documents, 0 pages, 1 file.");
  expect(said).toContain("Copied unchanged (partials, empty, or not in UTF-8): blog/b.md.");
});

it("shows the usage", () => {
  const out = jest.spyOn(console, "log").mockReturnValue();
  runImport(["--help"], process.cwd());
  expect(out.mock.calls.join("")).toContain("npm run import -- ../old-site");
  out.mockRestore();
});
