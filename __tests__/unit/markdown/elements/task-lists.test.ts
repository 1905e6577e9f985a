import { htmlOf } from "../../../stand-ins/compile-text";

describe.each(["md", "mdx"] as const)("a task list in %s", (format) => {
  it("is a list by role, and each box has a name", async () => {
    expect(await htmlOf("- [x] done\n- [ ] open", format)).toBe(
      '<ul class="contains-task-list" role="list">\n' +
        '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li>\n' +
        '<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> open</li>\n</ul>',
    );
  });

  it("is not what other lists are", async () => {
    expect(await htmlOf("- one", format)).toBe("<ul>\n<li>one</li>\n</ul>");
  });
});
