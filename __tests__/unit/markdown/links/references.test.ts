import { compile as compileText, compileMarked as compile, mistakesOf } from "../../../stand-ins/compile-text";

it.each([
  ["[x](https://example.com)", "md", "https://example.com"],
  ["[x](http://example.com)", "md", "http://example.com"],
  ["[x](//example.com/a)", "md", "//example.com/a"],
  ['<a href="https://example.com">x</a>', "mdx", "https://example.com"],
] as const)("opens links to other sites in a new tab: %s in %s", async (text, format, url) => {
  const { body, references } = await compile(`To ${text}`, format);
  expect(body).toBe(
    `<p>To <a href="${url}" rel="noopener noreferrer" target="_blank">x<span class="visually-hidden"> (opens in new tab)</span></a></p>`,
  );
  expect(references).toEqual([]);
});

it("opens links to other sites in a new tab in the caption of a picture too", async () => {
  const { references } = await compile('![A cat](./cat.png "From [x](https://example.com)")');
  expect(references).toMatchObject([
    {
      kind: "picture",
      caption:
        'From <a href="https://example.com" rel="noopener noreferrer" target="_blank">x<span class="visually-hidden"> (opens in new tab)</span></a>',
    },
  ]);
});

it.each(["#part", "mailto:a@example.com", "tel:+1"])("leaves a link to %s as it is", async (url) => {
  const { body, references } = await compile(`[x](${url})`);
  expect(body).toBe(`<p><a href="${url}">x</a></p>`);
  expect(references).toEqual([]);
});

it.each(["md", "mdx"] as const)("finds links in HTML, in %s", async (format) => {
  const { references } = await compile('Text\n\n<p><a href="/about/">x</a></p>', format);
  expect(references).toMatchObject([{ kind: "route", target: "/about/", line: 3 }]);
});

it.each(["md", "mdx"] as const)("finds the files of recordings, subtitles and posters, in %s", async (format) => {
  const text =
    '<video src="./a.mp4#t=5" poster="/b.jpg" controls><source src="c.webm" /><track src="./d.vtt" /></video>\n\n' +
    '<audio src="https://example.com/e.mp3"></audio>';
  const { body, references } = await compile(text, format);
  expect(references.map(({ kind, target, suffix }) => [kind, target, suffix])).toEqual([
    ["asset", "./a.mp4", "#t=5"],
    ["route", "/b.jpg", ""],
    ["asset", "c.webm", ""],
    ["asset", "./d.vtt", ""],
  ]);
  expect(body).toContain('<video src="@0" poster="@1" controls><source src="@2"><track src="@3"></video>');
  expect(body).toContain('<audio src="https://example.com/e.mp3"></audio>');
});

describe.each(["md", "mdx"] as const)("in %s", (format) => {
  it.each([
    '<form action=""></form>',
    '<form action="?q=a"></form>',
    '<iframe src="https://example.com" title="x"></iframe>',
  ])("leaves %s as it is", async (text) => {
    expect((await compile(text, format)).references).toEqual([]);
  });

  it.each([
    ["./a.avif", "@0"],
    ["./a.avif 1x, /b.avif 2x", "@0 1x, @1 2x"],
    ["./a.avif, https://example.com/b.avif 300w,  c.avif 600w", "@0, https://example.com/b.avif 300w,  @1 600w"],
    ["data:image/png;base64,AAA= 1x,./b.avif 2x", "data:image/png;base64,AAA= 1x,@0 2x"],
  ])("finds each picture of the source set %s", async (list, marked) => {
    const { body } = await compile(`<video controls><source srcset="${list}" /></video>`, format);
    expect(body).toContain(`srcset="${marked}"`);
  });

  it("knows the picture of an element with the author's own sources", async () => {
    const own = '<picture><source media="(width > 40em)" srcset="./wide.png" /><img src="./a.png" alt="" /></picture>';
    const { body, references } = await compile(`${own} and <img src="./b.png" alt="" />`, format);
    expect(body).toContain('<picture><source media="(width > 40em)" srcset="@0">@1</picture>');
    expect(references.map(({ isFallback }) => isFallback)).toEqual([undefined, true, undefined]);
  });
});

it.each([
  ["md", "::link-card[Blog]", ["1:1 The link card has no href. Expected the address of a page or of another site."]],
  ["md", "::link-card{href=/blog}", ["1:1 The link card has no title. Expected the text of the link."]],
  ["mdx", "<LinkCard title href='' />", [expect.stringContaining("no href"), expect.stringContaining("no title")]],
  ["module", "export const x = {}\n\n<LinkCard {...x} /> <LinkCard href={x.a} title={x.b} />", []],
] as const)("reports in %s what a link card lacks: %s", async (format, text, mistakes) => {
  expect(await mistakesOf(text, format)).toEqual(mistakes);
});

it("finds the address of a link card that also has attributes from a value", async () => {
  const { references } = await compileText('export const x = {}\n\n<LinkCard {...x} href="/blog" />', "module");
  expect(references).toMatchObject([{ target: "/blog", inComponent: true }]);
});

it("leaves a picture with a title in its paragraph", async () => {
  const { body, references } = await compile('See ![A cat](./cat.png "Title")');
  expect(body).toBe("<p>See @0</p>");
  expect(references).toMatchObject([{ title: "Title" }]);
  expect(references[0]).not.toHaveProperty("caption");
});

it("takes the width of a picture in HTML", async () => {
  const { references } = await compile(
    '<p><img src="./a.png" alt="" width="300"><img src="./b.png" alt="" width="50%"></p>',
  );
  expect(references.map(({ width }) => width)).toEqual([300, undefined]);
});

it.each(["https://example.com/a.png", "//example.com/a.png"])(
  "loads a picture on another site late: %s",
  async (url) => {
    const { body, references } = await compile(`![A cat](${url})`);
    expect(body).toBe(`<p><img src="${url}" alt="A cat" loading="lazy" decoding="async"></p>`);
    expect(references).toEqual([]);
  },
);

const linkIn = (link: string) => compileText(`export const one = 1;\n\nSee ${link}.`, "module");

it.each(["[x](../docs/intro.md)", "[x](../docs/intro)", '<a href="b.md">x</a>'])(
  "refuses a link to a file in a post that imports or exports: %s",
  async (link) => {
    const { problems, references } = await linkIn(link);
    const message = expect.stringMatching(/^The link leads to the file \S+\. /);
    expect(problems).toMatchObject([{ line: 3, column: 5, message, severity: "error" }]);
    expect(references).toEqual([]);
  },
);

it("guesses that an address in such a post lacks its scheme", async () => {
  const expected = "Did you mean https://npmjs.com/package/y? Expected an address of this site, such as /blog/first.";
  expect((await linkIn("[x](npmjs.com/package/y)")).problems).toMatchObject([{ expected, severity: "error" }]);
});

it.each(["[x](/docs/intro)", "[x](./plan.pdf#page)", "[x](https://example.com/a.md)", "[x](mailto:a@example.com)"])(
  "accepts a link to an address and to a file to download in such a post: %s",
  async (link) => {
    expect((await linkIn(link)).problems).toEqual([]);
  },
);
