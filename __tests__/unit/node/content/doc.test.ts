import { isDocCategoryFile, isDocFile, parseDoc, parseDocCategory } from "../../../../src/node/content/doc";
import { reported, sourceFile } from "../../../stand-ins/content-folder";

const doc = (name: string, ...front: string[]) =>
  parseDoc(sourceFile(`docs/${name}`, "---", "title: Doc", ...front, "---", "Text"));

describe("the files of the documentation", () => {
  it.each([
    ["docs/intro.md", true, false],
    ["docs/markhope/ci-cd.mdx", true, false],
    ["docs/_snippet.md", false, false],
    ["docs/_parts/a.md", false, false],
    ["docs/markhope/_category_.yml", false, true],
    ["docs/a/b/_category_.yaml", false, true],
    ["blog/_category_.yml", false, false],
    ["blog/a.md", false, false],
  ])("%s: a document %p, settings of a folder %p", (path, isDoc, isCategory) => {
    expect([isDocFile(path), isDocCategoryFile(path)]).toEqual([isDoc, isCategory]);
  });
});

describe("parseDoc", () => {
  it.each([
    ["intro.md", [], "intro", "/docs/intro", null],
    ["markhope/quickstart.mdx", [], "markhope/quickstart", "/docs/markhope/quickstart", null],
    ["02-setup.md", [], "setup", "/docs/setup", 2],
    ["01-guide/10_deploy.md", [], "guide/deploy", "/docs/guide/deploy", 10],
    ["3. start.md", [], "start", "/docs/start", 3],
    ["2024-plans.md", [], "plans", "/docs/plans", 2024],
    ["7-3-release.md", [], "7-3-release", "/docs/7-3-release", null],
    ["02-setup.md", ["sidebar_position: 5"], "setup", "/docs/setup", 5],
    ["setup.md", ["sidebar_position: 1.5"], "setup", "/docs/setup", 1.5],
    ["guide/setup.md", ["id: install"], "guide/install", "/docs/guide/install", null],
    ["guide/setup.md", ["slug: /start-here"], "guide/setup", "/docs/start-here", null],
  ])("%s with %p is %s at %s", (name, front, docId, path, position) => {
    const { value, problems } = doc(name, ...front);
    expect(problems).toEqual([]);
    expect(value).toMatchObject({ docId, path, position });
  });

  it("keeps an edit address that is switched off apart from none", () => {
    expect(doc("a.md", "custom_edit_url: null").value!.front.custom_edit_url).toBeNull();
    expect(doc("a.md").value!.front.custom_edit_url).toBeUndefined();
  });

  it("reports a position that is not a number", () => {
    expect(reported(doc("a.md", "sidebar_position: first"))).toEqual([
      'content/docs/a.md:3:19  "sidebar_position" has the wrong type.  Expected number.',
    ]);
  });
});

describe("parseDocCategory", () => {
  const category = (folder: string, ...lines: string[]) =>
    parseDocCategory(sourceFile(`docs/${folder}/_category_.yml`, ...lines));

  it("reads the settings of a folder", () => {
    expect(category("01-markhope", "label: Markhope", "position: 2", "description: A tool.").value).toEqual({
      folder: "markhope",
      label: "Markhope",
      description: "A tool.",
      position: 2,
    });
  });

  it("names a folder after itself", () => {
    expect(category("1-guide/2-deploy", "").value).toEqual({
      folder: "guide/deploy",
      label: "deploy",
      description: "",
      position: null,
    });
  });

  it("reports a misspelt key", () => {
    expect(reported(category("markhope", "label: Markhope", "postion: 2"))).toEqual([
      'content/docs/markhope/_category_.yml:2:1  Unknown key "postion".  Did you mean "position"? Expected one of: label, description, position.',
    ]);
  });
});
