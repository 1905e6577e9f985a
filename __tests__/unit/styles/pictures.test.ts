import { styleSheets } from "./style-sheets";

/** A picture in a style sheet is a document of its own to the browser: some 2 ms of work each before the first paint. */
it("has no picture in a style sheet", () => {
  const sheets = styleSheets();
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter(({ css }) => /url\(\s*["']?data:/.test(css)).map(({ file }) => file)).toEqual([]);
});
