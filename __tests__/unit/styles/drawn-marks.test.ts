import { styleSheets } from "./style-sheets";

/** The sign of a link to a heading, whose name is in an attribute, and what is only on paper. */
const NOT_READ = /^src\/(?:styles\/base|.*print)\.css$/;

const findings = styleSheets()
  .filter(({ file }) => !NOT_READ.test(file))
  .flatMap(({ css, file }) =>
    [...css.matchAll(/\{[^{}]*\bcontent: "[^"]+"[^{}]*\}/g)]
      .filter(([rule]) => !/content: "[^"]+" \/ "/.test(rule))
      .map(([rule]) => `${file} ${rule}`),
  );

it("tells screen readers of each sign that a sheet draws what to say in its place, or nothing", () => {
  expect(findings).toEqual([]);
});
