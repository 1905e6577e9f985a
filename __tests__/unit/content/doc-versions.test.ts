import { parseVersions, resolveVersions } from "../../../src/content/doc-versions";
import { readContent } from "../../../src/content/read-content";
import { makeFolder, reported, sourceFile } from "../../stand-ins/content-folder";

const parse = (...lines: string[]) => parseVersions(sourceFile("data/versions.yml", ...lines));
const resolve = (hasCurrent: boolean, ...lines: string[]) => {
  const { value, problems } = parse(...lines);
  expect(problems).toEqual([]);
  return resolveVersions(value, hasCurrent).map(
    ({ name, label, path, isLast, banner, badge }) =>
      `${name} "${label}" ${path}${isLast ? " last" : ""} ${banner}${badge ? " badge" : ""}`,
  );
};

const TWO = ["versions:", '  - name: "2.0"', '  - name: "1.0"'];

it("there is one current version without settings", () => {
  expect(resolve(true, "")).toEqual(['current "Next" /docs last none']);
});

it("the newest number is the latest, what is newer is unreleased, and what is older is unmaintained", () => {
  expect(resolve(true, ...TWO)).toEqual([
    'current "Next" /docs/next unreleased badge',
    '2.0 "2.0" /docs last none badge',
    '1.0 "1.0" /docs/1.0 unmaintained badge',
  ]);
});

it("the settings choose the latest version, and the looks of each", () => {
  expect(resolve(true, "lastVersion: current", ...TWO)).toEqual([
    'current "Next" /docs last none badge',
    '2.0 "2.0" /docs/2.0 unmaintained badge',
    '1.0 "1.0" /docs/1.0 unmaintained badge',
  ]);
  expect(resolve(true, 'lastVersion: "1.0"', ...TWO)[1]).toBe('2.0 "2.0" /docs/2.0 unreleased badge');
  const current = "  - { name: current, label: Canary, path: /edge/, banner: none, badge: false }";
  expect(resolve(true, ...TWO, current)[0]).toBe('current "Canary" /docs/edge none');
});

it("the current version is left out if it has no folder", () => {
  expect(resolve(false, "versions:", '  - name: "1.0"')).toEqual(['1.0 "1.0" /docs last none']);
});

it.each([
  ["docs/img/a.txt", false],
  ["docs/_draft.md", false],
  ["docs/guide/a.md", true],
])("the current version is there if its folder has a document, and not only %s: %p", async (name, hasCurrent) => {
  const settings = 'lastVersion: current\nversions:\n  - { name: "1.0", noIndex: true }\n';
  const dir = makeFolder({ [name]: "", "docs-versions/1.0/intro.md": "", "data/versions.yml": settings });
  expect((await readContent(dir)).docVersions.map((version) => [version.name, version.noIndex])).toEqual([
    ...(hasCurrent ? [["current", false]] : []),
    ["1.0", true],
  ]);
});

it.each([
  [["versions:", "  - name: 1.0"], '2:11  "versions.0.name" has the wrong type.'],
  [
    ["versions:", '  - name: "a/b"'],
    '2:11  "versions.0.name": This is not the name of a version.  Expected letters, digits, dots and hyphens, such as "1.0".',
  ],
  [
    ["versions:", '  - name: "1"', '  - name: "1"'],
    '3:11  "versions.1.name": The version "1" is listed twice.  Expected each name once.',
  ],
  [['lastVersion: "3"', ...TWO], '1:14  "lastVersion": "3" is not a version.  Expected one of: current, 2.0, 1.0.'],
  [
    ["versions:", '  - name: "1"', "    banner: old"],
    '3:13  "versions.0.banner": The value is unknown.  Expected one of: none, unreleased, unmaintained.',
  ],
])("%j is refused", (lines, message) => {
  expect(reported(parse(...lines))).toEqual([expect.stringContaining(`content/data/versions.yml:${message}`)]);
});
