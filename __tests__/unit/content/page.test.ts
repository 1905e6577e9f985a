import { parsePage } from "../../../src/content/page";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const page = (name: string, ...front: string[]) =>
  parsePage(sourceFile(`pages/${name}`, "---", ...front, "---", "# Uses", "", "Text"));

it.each([
  ["about.md", [], "about", "/about/"],
  ["privacy/index.mdx", [], "privacy", "/privacy/"],
  ["legal/terms.md", [], "legal/terms", "/legal/terms/"],
  ["about.md", ["slug: /who/"], "who", "/who/"],
  ["uses.md", ["draft: false"], "uses", "/uses/"],
])("puts pages/%s with %p at /%s/, and shows its title once", (file, front, name, path) => {
  const { value, problems } = page(file, ...front);
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ name, path, front: { title: "Uses", unlisted: false } });
  expect(value!.text).not.toContain("#");
});

it("warns of authors, which a page does not have", () => {
  expect(reported(page("about.md", "authors: [jane]"))).toEqual([
    'content/pages/about.md:2:1  The key "authors" is not used.  Remove it, or say with frontMatter.aliases in data/site.yml which key it stands for.',
  ]);
});

it("takes names of classes, and refuses anything else in their place", () => {
  expect(page("a.md", "wrapperClassName: wide two-columns").value!.front.wrapperClassName).toBe("wide two-columns");
  expect(reported(page("a.md", "wrapperClassName: 'a\"b'"))).toEqual([
    'content/pages/a.md:2:19  "wrapperClassName": This is not a class name.  Expected names of letters, digits, - and _.',
  ]);
});
