import { isInAbsentSection } from "../../../src/shared/sections";

const NONE = { docs: false, projects: false, resume: false };

it.each([
  ["/docs", "docs"],
  ["/docs/intro", "docs"],
  ["/Docs/Intro/", "docs"],
  ["/projects/", "projects"],
  ["/projects", "projects"],
  ["/resume/", "resume"],
])("%s is absent where there is nothing for %s", (path, section) => {
  expect(isInAbsentSection(path, NONE)).toBe(true);
  expect(isInAbsentSection(path, { ...NONE, [section]: true })).toBe(false);
});

it.each(["/", "/blog", "/docsearch", "/projects/a", "/about/"])("%s is there without any section", (path) => {
  expect(isInAbsentSection(path, NONE)).toBe(false);
});
