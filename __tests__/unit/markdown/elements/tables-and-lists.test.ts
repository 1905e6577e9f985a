import { htmlOf as html } from "../../../stand-ins/compile-text";

const TABLE = "| a | b |\n|---|---|\n| 1 | 2 |";
const FRAME = '<div class="table-frame" tabindex="0" role="group" aria-label="Table"><table>';

describe("a table", () => {
  it.each(["md", "mdx"] as const)("in %s scrolls by itself and can be reached by keyboard", async (format) => {
    const body = await html(TABLE, format);
    expect(body).toContain(FRAME);
    expect(body).toMatch(/<\/table>\s*<\/div>$/);
  });

  it("is the same in a text with HTML, without line breaks between its cells", async () => {
    const cells = "<thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>";
    expect(await html(TABLE)).toBe(`${FRAME}${cells}</table></div>`);
    expect(await html(`${TABLE}\n\n<hr>`)).toBe(`${FRAME}${cells}</table></div>\n<hr>`);
  });

  it("has one frame, wherever it stands", async () => {
    const body = await html(`${TABLE}\n\n> ${TABLE.replaceAll("\n", "\n> ")}\n\n<table><tr><td>x</td></tr></table>`);
    expect(body.match(/<table>/g)).toHaveLength(3);
    expect(body.split(FRAME)).toHaveLength(4);
  });
});

describe.each(["md", "mdx"] as const)("a task list in %s", (format) => {
  it("is a list by role, and each box has a name", async () => {
    expect(await html("- [x] done\n- [ ] open", format)).toBe(
      '<ul class="contains-task-list" role="list">\n' +
        '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li>\n' +
        '<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> open</li>\n</ul>',
    );
  });

  it("is not what other lists are", async () => {
    expect(await html("- one", format)).toBe("<ul>\n<li>one</li>\n</ul>");
  });
});
