import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import { beginWriting, discardUnfinishedBuild, endBuild, requireBuild } from "../../../src/outputs/unfinished-build";
import { enterFolder, makeFolder, writeFiles } from "../../stand-ins/content-folder";

const PAGE = "public/page-data/blog/page-data.json";
const reporter = { warn: jest.fn(), panic: jest.fn(), panicOnBuild: jest.fn() };
const tools = { reporter } as never;
const beginBuild = () => beginWriting(tools, true);

beforeEach(() => {
  jest.clearAllMocks();
  enterFolder({
    ...{ [PAGE]: "{}", "public/page-data/app-data.json": "", "public/index.html": "" },
    ".cache/has-written": "",
  });
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
  fs.rmSync("public/page-data", { recursive: true });
  writeFiles(".cache/unfinished-public", { "of-a-stopped-deletion": "" });
  beginBuild();
  discardUnfinishedBuild(tools);
  expect(fs.existsSync("public")).toBe(false);
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringContaining("The last build did not finish"));
  expect(fs.existsSync(".cache/unfinished-public")).toBe(false);
});

it("a build begins anew if public/ was emptied since the last one, because Gatsby asks only whether it exists", () => {
  beginBuild();
  endBuild(tools);
  fs.rmSync("public/page-data", { recursive: true });
  discardUnfinishedBuild(tools);
  expect(reporter.warn).toHaveBeenCalledWith(
    expect.stringMatching(/^public\/ is not as the last build left it, or has moved:/),
  );
  expect(fs.existsSync("public")).toBe(false);
});

it("a build begins anew if public/ is that of another build than the cache, such as a copy from last week", () => {
  const feed = "public/blog/rss.xml";
  writeFiles(".", { [feed]: "<lastBuildDate>Monday" });
  beginBuild();
  endBuild(tools);
  beginWriting(tools, false);
  discardUnfinishedBuild(tools);
  expect(reporter.warn).not.toHaveBeenCalled();
  writeFiles(".", { [feed]: "<lastBuildDate>Sunday" });
  discardUnfinishedBuild(tools);
  expect(reporter.warn).toHaveBeenCalledWith(
    expect.stringMatching(/^public\/ is not as the last build left it, or has moved:/),
  );
  expect(fs.existsSync("public")).toBe(false);
});

it.each([true, false])("a build begins anew after the repository was moved, if a build came last: %s", (isBuild) => {
  fs.rmSync(".cache", { recursive: true });
  beginWriting(tools, isBuild);
  writeFiles(".", { [PAGE]: "{}" });
  if (isBuild) endBuild(tools);
  const copy = makeFolder({});
  fs.cpSync(".", copy, { recursive: true });
  discardUnfinishedBuild(tools);
  expect(reporter.warn).not.toHaveBeenCalled();
  process.chdir(copy);
  discardUnfinishedBuild(tools);
  expect(reporter.warn).toHaveBeenCalledWith(
    expect.stringMatching(/^public\/ is not as the last build left it, or has moved:/),
  );
});

it.each(["build", "development server"])("a %s deletes what others wrote if Gatsby has emptied its cache", (kind) => {
  beginBuild();
  endBuild(tools);
  writeFiles("public", { "blog/deleted.md": "", "static/picture.webp": "" });
  beginWriting(tools, kind === "build");
  expect(fs.existsSync("public/blog/deleted.md")).toBe(true);
  fs.rmSync(".cache", { recursive: true });
  writeFiles(".", { "static/icon.svg": "", "public/icon.svg": "" });
  beginWriting(tools, kind === "build");
  // Gatsby copies `static/` before this in development, and after it in a build.
  const left = kind === "build" ? [".unfinished-build", "static"] : [".develop", "icon.svg", "static"];
  expect(fs.readdirSync("public")).toEqual(left);
  expect(fs.existsSync("public/static/picture.webp")).toBe(true);
});

it("a first build leaves a folder without pages as it is", () => {
  fs.rmSync(".cache", { recursive: true });
  fs.rmSync("public/page-data", { recursive: true });
  discardUnfinishedBuild(tools);
  beginBuild();
  expect(fs.existsSync("public/index.html")).toBe(true);
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

it.each([
  ["build", "public/.unfinished-build", true],
  ["development server", "public/.develop", false],
])("a build stops beside a running %s, and leaves what that writes", async (_, mark, isBuild) => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  beginWriting(tools, isBuild);
  fs.writeFileSync(mark, `${other.pid} ${os.hostname()}`);
  discardUnfinishedBuild(tools);
  expect(reporter.panic).toHaveBeenCalledWith(
    expect.stringContaining(`is writing to this folder: process ${other.pid}.`),
  );
  expect(fs.existsSync(PAGE)).toBe(true);
  other.kill();
  await once(other, "exit");
  jest.clearAllMocks();
  discardUnfinishedBuild(tools);
  expect(reporter.panic).not.toHaveBeenCalled();
});

it("a build stops if another one has begun while the content was checked", () => {
  beginBuild();
  fs.writeFileSync("public/.unfinished-build", `${process.ppid} ${os.hostname()}`);
  beginBuild();
  expect(reporter.panic).toHaveBeenCalledWith(expect.stringContaining(`process ${process.ppid}.`));
});

it("what a development server has written is no built site until the next build", () => {
  beginWriting(tools, false);
  expect(requireBuild).toThrow("The development server has written its data to public/ since the last build.");
  beginBuild();
  endBuild(tools);
  expect(fs.readdirSync("public").sort()).toEqual(["index.html", "page-data"]);
});

it("a build that may not write into public/ says so", () => {
  fs.rmSync("public", { recursive: true });
  fs.writeFileSync("public", "");
  beginBuild();
  expect(reporter.panic).toHaveBeenCalledWith(
    "public/ cannot be written (EEXIST). Expected a folder that you may write to, or none.",
  );
});
