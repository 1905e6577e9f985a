import fs from "node:fs";
import { beginBuild, endBuild, requireBuild } from "../../../src/outputs/unfinished-build";
import { enterFolder } from "../../stand-ins/content-folder";

const PAGE = "public/page-data/blog/page-data.json";
const reporter = { warn: jest.fn(), panicOnBuild: jest.fn() };
const tools = { reporter } as never;

beforeEach(() => {
  jest.clearAllMocks();
  enterFolder({ [PAGE]: "{}", "public/page-data/app-data.json": "", "public/index.html": "" });
});

describe("a build", () => {
  it("is unfinished until its end, and is then neither warned of nor refused", () => {
    beginBuild(tools);
    expect(requireBuild).toThrow("The last build did not finish");
    endBuild(tools);
    expect(requireBuild).not.toThrow();
    beginBuild(tools);
    expect(reporter.warn).not.toHaveBeenCalled();
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  });

  it("that follows an unfinished one says how to begin anew", () => {
    beginBuild(tools);
    beginBuild(tools);
    expect(reporter.warn).toHaveBeenCalledWith(expect.stringContaining('Run "npx gatsby clean"'));
  });

  it("stops if the data of a page is empty, and stays unfinished", () => {
    beginBuild(tools);
    fs.writeFileSync(PAGE, "");
    endBuild(tools);
    expect(reporter.panicOnBuild).toHaveBeenCalledWith(
      expect.stringMatching(/^public.page-data.blog.page-data\.json is empty/),
    );
    expect(requireBuild).toThrow();
  });
});
