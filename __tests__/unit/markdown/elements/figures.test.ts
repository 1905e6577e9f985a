import { compileMarked as compile, messagesOf } from "../../../stand-ins/compile-text";

const captionOf = async (text: string) =>
  (await compile(text)).references.find(({ kind }) => kind === "picture")!.caption;

describe("a picture that stands alone and has a title", () => {
  it.each([
    ['![A](a.png "Her *own* `chair`")', "Her <em>own</em> <code>chair</code>"],
    ['![A](a.png "1 < 2 & 3")', "1 &#x3C; 2 &#x26; 3"],
    ['![A](a.png "# Not a heading")', "# Not a heading"],
    ['![A](a.png "- Not a list")', "- Not a list"],
    ['![A](a.png "One ![two](b.png)")', "One two"],
    ["![A][x]\n\n[x]: a.png 'From below'", "From below"],
  ])("is a figure: %s", async (text, caption) => {
    expect(await captionOf(text)).toBe(caption);
  });

  it("may have links in its caption", async () => {
    const { references } = await compile('Text\n\n![A](a.png "See [there](/about/)")');
    expect(references).toMatchObject([
      { kind: "route", target: "/about/", line: 3, column: 1 },
      { kind: "picture", target: "a.png", line: 3, column: 1 },
    ]);
    expect(references[1]!.caption).toMatch(/^See <a href="\uE0000\uE000">there<\/a>$/);
  });

  it("is one wherever it comes from", async () => {
    const { body } = await compile('![A](https://example.com/a.png "Theirs")');
    expect(body).toBe(
      '<figure class="figure"><img src="https://example.com/a.png" alt="A" loading="lazy" decoding="async"><figcaption>Theirs</figcaption></figure>',
    );
    const jsx = await compile('<p><img src="./a.png" alt="A" title="In JSX" /></p>', "mdx");
    expect(jsx.references).toMatchObject([{ caption: "In JSX" }]);
  });

  it.each(['![A](a.png "T") text', 'text ![A](a.png "T")', '[![A](a.png "T")](/b)', "![A](a.png)", '![A](a.png "")'])(
    "and nothing else is: %s",
    async (text) => {
      const { body, references } = await compile(text);
      expect(references.every(({ caption }) => caption === undefined)).toBe(true);
      expect(body).toMatch(/^<p>/);
    },
  );

  it("leaves figures that authors write alone", async () => {
    const { body } = await compile('<figure><img src="https://example.com/a.png" alt="A"><p>T</p></figure>');
    expect(body).toContain("<p>T</p></figure>");
  });
});

describe("alt text", () => {
  it.each([
    ['Text\n\n<img src="/a.png">', "3:1"],
    ['Text\n\n<p>One <img src="/a.png" title="T"></p>', "3:8"],
    ['Text\n\n<p><img src="/a.png" title="T"></p>', "3:4"],
  ])("is asked for where it is missing: %s", async (text, place) => {
    expect(await messagesOf(text)).toEqual([
      `${place} The picture has no alt text. Say what it shows, or write alt="" if it is decoration.`,
    ]);
  });

  it.each(["![](a.png)", '<img src="/a.png" alt="">', "![A](a.png)"])("may be empty: %s", async (text) => {
    expect(await messagesOf(text)).toEqual([]);
  });
});
