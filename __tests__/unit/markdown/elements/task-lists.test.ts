import { compileMarkdown } from "../../../../src/markdown/compile";

describe.each(["md", "mdx"] as const)("a task list in %s", (format) => {
  const html = async (text: string) => (await compileMarkdown({ file: `a.${format}`, format, text })).body;

  it("is a list by role, and each box has a name", async () => {
    expect(await html("- [x] done\n- [ ] open")).toBe(
      '<ul class="contains-task-list" role="list">\n' +
        '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li>\n' +
        '<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> open</li>\n</ul>',
    );
  });

  it("is not what other lists are", async () => {
    expect(await html("- one")).toBe("<ul>\n<li>one</li>\n</ul>");
  });
});
