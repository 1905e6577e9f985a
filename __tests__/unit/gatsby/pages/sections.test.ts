import { buildSectionPages } from "../../../../src/gatsby/pages/sections";

it.each([
  [true, true, ["projects /projects/", "resume /resume/"]],
  [true, false, ["projects /projects/"]],
  [false, true, ["resume /resume/"]],
  [false, false, []],
])("content with projects %p and a résumé %p has the pages %p", (projects, resume, expected) => {
  expect(buildSectionPages({ projects, resume }).map(({ template, path }) => `${template} ${path}`)).toEqual(expected);
});
