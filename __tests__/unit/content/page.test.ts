import { parsePage } from "../../../src/content/page";
import { reported, sourceFile } from "../../stand-ins/content-folder";

it.each([
  ["pages/about.md", [], "about", "/about/"],
  ["pages/privacy/index.mdx", [], "privacy", "/privacy/"],
  ["pages/legal/terms.md", [], "legal/terms", "/legal/terms/"],
  ["pages/about.md", ["slug: /who/"], "who", "/who/"],
])("puts %s with %p at /%s/", (file, front, name, path) => {
  const { value, problems } = parsePage(sourceFile(file, "---", "title: A page", ...front, "---", "Text"));
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ name, path, front: { title: "A page", unlisted: false } });
});

it.each(["title: Uses", "draft: false"])("has its first heading once, with %s in the front matter", (front) => {
  const { value } = parsePage(sourceFile("pages/uses.md", "---", front, "---", "# Uses", "", "Text"));
  expect(value).toMatchObject({ front: { title: "Uses" }, text: expect.not.stringContaining("#") });
});

it("has no date, authors or tags", () => {
  const page = sourceFile("pages/about.md", "---", "title: About", "authors: [jane]", "---");
  expect(reported(parsePage(page))).toEqual([
    'content/pages/about.md:3:1  The key "authors" is not used.  Remove it, or say with frontMatter.aliases in data/site.yml which key it stands for.',
  ]);
});

it("takes names of classes, and nothing else there", () => {
  const page = (value: string) =>
    parsePage(sourceFile("pages/about.md", "---", "title: About", `wrapperClassName: ${value}`, "---"));
  expect(page("wide two-columns").value!.front.wrapperClassName).toBe("wide two-columns");
  expect(reported(page("'a\"b'"))).toEqual([
    'content/pages/about.md:3:19  "wrapperClassName": This is not a class name.  Expected names of letters, digits, - and _.',
  ]);
});
