import { parseDoc } from "../../../src/content/doc";
import { parsePost } from "../../../src/content/post";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const text = (name: string, slug: string) => sourceFile(name, "---", "title: A", `slug: ${slug}`, "---", "Text");
const post = (slug: string, name = "blog/2025-03-14-a.md") => parsePost(text(name, slug));
const doc = (slug: string, name = "docs/guide/a.md") => parseDoc(text(name, slug));

describe("a slug that is a whole address", () => {
  it.each([
    ["/blog/x", "/blog/blog/x", "Expected slug: x for the address /blog/x."],
    ["blog/x/", "/blog/blog/x", "Expected slug: x for the address /blog/x."],
    ["/blog/a/b", "/blog/blog/a/b", "Expected slug: a/b for the address /blog/a/b."],
  ])("%s brings the one that was meant", (slug, address, expected) => {
    const { value, problems } = post(slug);
    expect(value!.path).toBe(address);
    expect(problems[0]?.severity).toBe("warning");
    expect(reported({ problems })).toEqual([
      `content/blog/2025-03-14-a.md:3:1  The slug is put below /blog, so this address is ${address}.  ${expected}`,
    ]);
  });

  it("does so in the documentation", () => {
    expect(reported(doc("/docs/x"))).toEqual([
      "content/docs/guide/a.md:3:1  The slug is put below /docs, so this address is /docs/docs/x.  Expected slug: /x for the address /docs/x.",
    ]);
  });

  it.each(["x", "/x", "blog", "/blogging/x", "a/blog/x"])("is not meant by %s", (slug) => {
    expect(post(slug).problems).toEqual([]);
  });

  it.each(["docs/x", "/docs", "/x/docs/y", "/"])("is not meant by %s in the documentation", (slug) => {
    expect(doc(slug).problems).toEqual([]);
  });

  it("is not meant in a folder of that name", () => {
    expect(post("blog/x", "blog/blog/2025-03-14-a.md").problems).toEqual([]);
    expect(doc("/docs/x", "docs/docs/a.md").problems).toEqual([]);
  });
});
