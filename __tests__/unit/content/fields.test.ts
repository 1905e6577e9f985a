import { readContent } from "../../../src/content/read-content";
import { formatProblem } from "../../../src/shared/problem";
import { enterFolder } from "../../stand-ins/content-folder";

/** What is said of a file whose slug is in its fourth line. */
async function problemsOf(file: string, slug: string) {
  const text = `---\ntitle: A\ndescription:\nslug: ${slug}\n${file.startsWith("docs") ? "" : "date: 2025-01-01\n"}---\n`;
  const { problems } = await readContent(enterFolder({ [file]: text }));
  return problems.map((problem) => `${problem.severity} ${formatProblem(problem)}`);
}

it.each([
  ["../other", "leads to another folder.  Expected a slug without . and .. as names."],
  ["other?x=1", "contains a query or a fragment.  Expected a slug without ? and #."],
  ["https://example.com/a", "is an address with a scheme.  Expected only its end, such as my-text."],
  ["a//b", "has an empty part.  Expected one slash between two names."],
  ["/", "is empty.  Expected letters, digits, hyphens and underscores, such as my-text."],
  [
    "my post",
    "contains characters that an address should not have.  Expected letters, digits, hyphens and underscores.",
  ],
])("refuses the slug %s", async (slug, words) => {
  expect(await problemsOf("blog/a.md", slug)).toEqual([`error blog/a.md:4:7  "slug": The slug ${words}`]);
});

it.each([
  ["blog/a.md", "/blog/x", "/blog/blog/x", "Expected slug: x for the address /blog/x."],
  ["blog/a.md", "blog/x/", "/blog/blog/x", "Expected slug: x for the address /blog/x."],
  ["blog/a.md", "/blog/a/b", "/blog/blog/a/b", "Expected slug: a/b for the address /blog/a/b."],
  ["docs/guide/a.md", "/docs/x", "/docs/docs/x", "Expected slug: /x for the address /docs/x."],
  ["docs/docs-old/a.md", "/docs/x", "/docs/docs/x", "Expected slug: /x for the address /docs/x."],
])("warns of a slug in %s that is a whole address: %s", async (file, slug, address, expected) => {
  const section = file.slice(0, 4);
  expect(await problemsOf(file, slug)).toEqual([
    `warning ${file}:4:1  The slug is put below /${section}, so this address is ${address}.  ${expected}`,
  ]);
});

it.each([
  ...["x", "/x", "blog", "/blogging/x", "a/blog/x"].map((slug) => ["blog/a.md", slug] as const),
  ...["docs/x", "/docs", "/x/docs/y", "/"].map((slug) => ["docs/guide/a.md", slug] as const),
  ["blog/blog/2025-03-14-a.md", "blog/x"] as const,
  ["docs/docs/a.md", "/docs/x"] as const,
])("accepts in %s the slug %s", async (file, slug) => {
  expect(await problemsOf(file, slug)).toEqual([]);
});

it("reads old addresses as browsers show them or copy them, with encoded letters", async () => {
  const front = "---\ntitle: A\ndescription:\ndate: 2025-01-01\n";
  const files = { "blog/a.md": `${front}redirect_from: [/2019/caf%C3%A9, /100%, /gr\u00fc\u00dfe]\n---\n` };
  const { posts } = await readContent(enterFolder(files));
  expect(posts.map(({ value }) => value.front.redirect_from)).toEqual([["/2019/café", "/100%", "/grüße"]]);
});

it.each(["/what%3F", "/about%20us"])(
  "refuses the encoded old address %s like the same one decoded",
  async (address) => {
    const front = "---\ntitle: A\ndescription:\ndate: 2025-01-01\n";
    const { problems } = await readContent(enterFolder({ "blog/a.md": `${front}redirect_from: ${address}\n---\n` }));
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^blog\/a\.md:5:16 {2}"redirect_from": The old address contains characters/),
    ]);
  },
);
