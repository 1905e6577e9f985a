import { compileMarked as compile, messagesOf } from "../../../stand-ins/compile-text";

it.each([
  ['![A](a.png "Her *own* `chair`")', "Her <em>own</em> <code>chair</code>"],
  ['![A](a.png "Where $a_b$ is, for $5 :tada:")', expect.stringMatching(/^Where .*<math.*<msub>.*, for \$5 🎉$/)],
  ['![A](a.png "$$a^2$$")', expect.stringMatching(/^<span class="math-inline">.*<msup>/)],
  ['![A](a.png "1 < 2 & 3")', "1 &#x3C; 2 &#x26; 3"],
  ['![A](a.png "# Not a heading")', "# Not a heading"],
  ['![A](a.png "- Not a list")', "- Not a list"],
  ['![A](a.png "One ![two](b.png)")', "One two"],
  ["![A][x]\n\n[x]: a.png 'From below'", "From below"],
])("makes a figure of a picture that is alone and has a title: %s", async (text, caption) => {
  expect((await compile(text)).references).toMatchObject([{ kind: "picture", caption }]);
});

it("makes a figure of a picture on another site, and of one in JSX", async () => {
  expect((await compile('![A](https://example.com/a.png "Theirs")')).body).toBe(
    '<figure class="figure"><img src="https://example.com/a.png" alt="A" loading="lazy" decoding="async"><figcaption>Theirs</figcaption></figure>',
  );
  const jsx = await compile('<p><img src="./a.png" alt="A" title="In JSX" /></p>', "mdx");
  expect(jsx.references).toMatchObject([{ caption: "In JSX" }]);
});

it.each(['![A](a.png "T") text', 'text ![A](a.png "T")', '[![A](a.png "T")](/b)', "![A](a.png)", '![A](a.png "")'])(
  "makes no figure of %s",
  async (text) => {
    const { body, references } = await compile(text);
    expect(references.every(({ caption }) => caption === undefined)).toBe(true);
    expect(body).toMatch(/^<p>/);
  },
);

it("leaves figures in HTML as they are", async () => {
  const { body } = await compile('<figure><img src="https://example.com/a.png" alt="A"><p>T</p></figure>');
  expect(body).toContain("<p>T</p></figure>");
});

const NO_ALT = 'The picture has no alt text. Say what it shows, or write alt="" if it is decoration.';

it.each([
  ['Text\n\n<img src="/a.png">', [`3:1 ${NO_ALT}`]],
  ['Text\n\n<p>One <img src="/a.png" title="T"></p>', [`3:8 ${NO_ALT}`]],
  ['Text\n\n<p><img src="/a.png" title="T"></p>', [`3:4 ${NO_ALT}`]],
  ["![](a.png)", []],
  ['<img src="/a.png" alt="">', []],
  ["![A](a.png)", []],
])("asks for a missing alt text: %s", async (text, expected) => {
  expect(await messagesOf(text)).toEqual(expected);
});
