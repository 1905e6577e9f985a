import fs from "node:fs";
import path from "node:path";
import { chooseFiles } from "../../../scripts/chosen-files";
import { makeFolder } from "../../stand-ins/content-folder";

const TEXTS = ["content/blog/a.md", "content/blog/ab.md", "content/blog-old/d.md", "content/docs/c.md"];

function chosenOf(names: string[], writtenIn = "") {
  const root = makeFolder({ ...Object.fromEntries(TEXTS.map((name) => [name, ""])), "package.json": "{}" });
  const { isChosen, problems } = chooseFiles(names, path.join(root, "content"), root, path.join(root, writtenIn));
  const files = [...TEXTS, ".env"].filter((name) =>
    isChosen({ file: path.join(root, name), message: "", expected: "", severity: "error" }),
  );
  const refused = problems.map(({ file, message, expected }) => [path.relative(root, file), message, expected]);
  return { files, refused };
}

it("chooses everything if nothing is named", () => {
  expect(chosenOf([])).toEqual({ files: [...TEXTS, ".env"], refused: [] });
});

it.each([
  [["content/blog/a.md"], ["content/blog/a.md"]],
  [["./content/blog/"], ["content/blog/a.md", "content/blog/ab.md"]],
  [
    ["content/docs/c.md", "content/blog/a.md"],
    ["content/blog/a.md", "content/docs/c.md"],
  ],
  [["content"], TEXTS],
])("given %j, chooses only %j", (names, files) => {
  expect(chosenOf(names)).toEqual({ files, refused: [] });
});

it.each(["a.md", "content/blog/a.md"])("finds %s when the command is typed in the folder of posts", (name) => {
  expect(chosenOf([name], "content/blog")).toEqual({ files: ["content/blog/a.md"], refused: [] });
});

it("finds a file in a content folder that is a symbolic link", () => {
  const [root, target] = [makeFolder({}), makeFolder({ "blog/a.md": "" })];
  fs.symlinkSync(target, path.join(root, "content"));
  const { isChosen, problems } = chooseFiles(["content/blog/a.md"], target, root);
  expect(problems).toEqual([]);
  const at = (name: string) =>
    isChosen({ file: path.join(target, name), message: "", expected: "", severity: "error" });
  expect([at("blog/a.md"), at("blog/b.md")]).toEqual([true, false]);
});

it("refuses missing files and files outside the content folder, and chooses the others", () => {
  expect(chosenOf(["content/blog/nope.md", "package.json", "content/docs"])).toEqual({
    files: ["content/docs/c.md"],
    refused: [
      ["content/blog/nope.md", "There is no such file or folder.", "Expected a file or folder in content/."],
      ["package.json", "It is not in the content folder.", "Expected a file or folder in content/."],
    ],
  });
});
