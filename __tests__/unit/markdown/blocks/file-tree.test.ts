import { compileBlock } from "../../../stand-ins/compile-text";

/** Without the space at both ends of comments, which no reader sees. */
const tree = async (list: string) =>
  (await compileBlock(`:::file-tree\n${list}\n:::`)).html.replace(/(?<=file-comment">)\s+|\s+(?=<\/span>)/g, "");
const name = (html: string) => `<span class="file-name">${html}</span>`;
const comment = (html: string) => ` <span class="file-comment">${html}</span>`;

it("renders a list of files", async () => {
  expect(await tree("- a.ts\n- b.ts")).toBe(
    '<div class="file-tree" role="group" aria-label="Files"><ul role="list">' +
      `<li class="file">${name("a.ts")}</li><li class="file">${name("b.ts")}</li></ul></div>`,
  );
});

it("folds what is in a folder: an entry with items or a slash at its end", async () => {
  expect(await tree("- src\n  - a.ts\n- empty/")).toContain(
    `<li class="folder"><details open><summary>${name("src")}</summary><ul role="list">` +
      `<li class="file">${name("a.ts")}</li></ul></details></li><li class="folder">${name("empty/")}</li>`,
  );
});

it.each([
  ["- a.ts what it *does*", name("a.ts") + comment("what it <em>does</em>")],
  ["- **a.ts** marked", name("<strong>a.ts</strong>") + comment("marked")],
  ["- `a b.ts` with a space", name("<code>a b.ts</code>") + comment("with a space")],
  ["- **a.ts**", name("<strong>a.ts</strong>")],
  ["- a.ts", name("a.ts")],
])("tells the name from the comment in %j", async (list, expected) => {
  expect(await tree(list)).toContain(`<li class="file">${expected}</li>`);
});

it("keeps the comment of a folder on its line", async () => {
  expect(await tree("- src/ the sources\n\n  - a.ts")).toContain(
    `<summary>${name("src/")}${comment("the sources")}</summary>`,
  );
});

it("renders the same from JSX", async () => {
  const { html } = await compileBlock("<FileTree>\n- a\n  - b\n</FileTree>", "mdx");
  expect(html).toBe(await tree("- a\n  - b"));
});

it("warns of anything but a list, and shows it", async () => {
  expect(await compileBlock(":::file-tree\nText\n:::")).toEqual({
    html: "<p>Text</p>",
    messages: ["1:1 A file tree is one list, with lists in it for folders."],
  });
});
