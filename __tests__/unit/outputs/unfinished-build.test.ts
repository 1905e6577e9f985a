import fs from "node:fs";
import { beginBuild, discardUnfinishedBuild, endBuild, requireBuild } from "../../../src/outputs/unfinished-build";
import { enterFolder } from "../../stand-ins/content-folder";

const PAGE = "public/page-data/blog/page-data.json";
const reporter = { warn: jest.fn(), panic: jest.fn(), panicOnBuild: jest.fn() };
const tools = { reporter } as never;

beforeEach(() => {
  jest.clearAllMocks();
  enterFolder({ [PAGE]: "{}", "public/page-data/app-data.json": "", "public/index.html": "" });
});

it("a build is unfinished until its end, and is then neither discarded nor refused", () => {
  beginBuild();
  expect(requireBuild).toThrow("The last build did not finish");
  endBuild(tools);
  expect(requireBuild).not.toThrow();
  discardUnfinishedBuild(tools);
  expect(fs.existsSync(PAGE)).toBe(true);
  expect(reporter.warn).not.toHaveBeenCalled();
  expect(reporter.panicOnBuild).not.toHaveBeenCalled();
});

it("a build that follows an unfinished one begins anew and says so", () => {
  beginBuild();
  discardUnfinishedBuild(tools);
  expect(fs.existsSync("public")).toBe(false);
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringContaining("The last build did not finish"));
  expect(fs.readdirSync(".cache")).toEqual([]);
});

it("a build that cannot delete an unfinished one leaves it as it is and says what to do", () => {
  beginBuild();
  const rename = jest.spyOn(fs, "renameSync").mockImplementation(() => {
    throw Object.assign(new Error(), { code: "EBUSY" });
  });
  discardUnfinishedBuild(tools);
  rename.mockRestore();
  expect(reporter.panic).toHaveBeenCalledWith(expect.stringMatching(/^public\/ cannot be deleted \(EBUSY\)/));
  expect(requireBuild).toThrow("The last build did not finish");
});

it("a build without data of pages stops and stays unfinished", () => {
  beginBuild();
  fs.rmSync("public/page-data", { recursive: true });
  endBuild(tools);
  expect(reporter.panicOnBuild).toHaveBeenCalledWith(expect.stringMatching(/^public.page-data is empty/));
  expect(requireBuild).toThrow();
});

it("a build with empty data of a page stops and stays unfinished", () => {
  beginBuild();
  fs.writeFileSync(PAGE, "");
  endBuild(tools);
  expect(reporter.panicOnBuild).toHaveBeenCalledWith(
    expect.stringMatching(/^public.page-data.blog.page-data\.json is empty/),
  );
  expect(requireBuild).toThrow();
});
