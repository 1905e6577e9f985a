import fs from "node:fs";
import { readPublic } from "./public-files";

/** The style sheet of all pages, and those that only some visits need. */
const sheets = (fs.readdirSync("public", { recursive: true, encoding: "utf8" }) as string[])
  .filter((file) => /^(static\/)?[\w.-]+\.css$/.test(file))
  .map((file) => ({ file, css: readPublic(file) }));

const widths = (css: string) => css.match(/\((?:min|max)-width:[^)]*\)/g) ?? [];

it("style sheets have the widths of the layout in place of their names", () => {
  expect(sheets.filter(({ css }) => /@custom-media|@media[^{]*\(--/.test(css)).map(({ file }) => file)).toEqual([]);
  for (const name of ["styles", "static/notices", "static/docsearch"]) {
    const { css } = sheets.find(({ file }) => file.startsWith(name))!;
    expect(widths(css)).not.toEqual([]);
  }
});
