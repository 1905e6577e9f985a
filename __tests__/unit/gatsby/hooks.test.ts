import fs from "node:fs";
import { createPages, onCreateNode } from "../../../src/gatsby/hooks";
import { createContentPages } from "../../../src/gatsby/pages/create-pages";
import { validateContent } from "../../../src/gatsby/validate";
import { enterFolder, makeFolder, writeFiles } from "../../stand-ins/content-folder";

jest.mock("../../../src/gatsby/nodes/create-nodes", () => ({
  ...jest.requireActual<object>("../../../src/gatsby/nodes/create-nodes"),
  createContentNodes: jest.fn(),
}));
jest.mock("../../../src/gatsby/pages/create-pages");
jest.mock("../../../src/gatsby/validate");
jest.mock("../../../src/search/build/write-index");

const cache = new Map();
const args = { cache } as never;

const saved = (sourceInstanceName: string) => ({ node: { internal: { type: "File" }, sourceInstanceName } });

it.each([
  ["content", 2],
  ["other", 1],
])("during development, a file of %s saved while the content is checked is checked %i times", async (name, times) => {
  const check = jest.mocked(validateContent);
  check.mockReset().mockImplementation(async () => {
    if (check.mock.calls.length === 1) await onCreateNode!(saved(name) as never, {} as never, () => undefined);
    return { check: check.mock.calls.length } as never;
  });
  await createPages!(args, {} as never, () => undefined);
  expect(check).toHaveBeenCalledTimes(times);
  expect(createContentPages).toHaveBeenLastCalledWith(args, { check: times });
});

it("during development, a file that was saved after it was read is read again, before Gatsby tells of it", async () => {
  const folder = makeFolder({ "blog/a.md": "one" });
  process.env.SITE_CONTENT_DIR = folder;
  const check = jest.mocked(validateContent);
  check.mockReset().mockImplementation(async () => {
    if (check.mock.calls.length === 1) fs.utimesSync(`${folder}/blog/a.md`, 1, 1);
    return {} as never;
  });
  await createPages!(args, {} as never, () => undefined);
  expect(check).toHaveBeenCalledTimes(2);
});

it("development removes a file from the site that was removed from static/, which a later build would not know", async () => {
  enterFolder({ "static/plan.pdf": "" });
  await createPages!(args, {} as never, () => undefined);
  writeFiles("public", { "plan.pdf": "" });
  fs.rmSync("static/plan.pdf");
  await createPages!(args, {} as never, () => undefined);
  expect(fs.existsSync("public/plan.pdf")).toBe(false);
});
