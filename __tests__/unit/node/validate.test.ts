import path from "node:path";
import { validateContent } from "../../../src/node/validate";
import { makeFolder, removeFolders } from "../../stand-ins/content-folder";

afterEach(() => {
  delete process.env.SITE_CONTENT_DIR;
  removeFolders();
});

async function validate(files: Record<string, string>) {
  const dir = makeFolder(files);
  process.env.SITE_CONTENT_DIR = dir;
  const reporter = { error: jest.fn(), warn: jest.fn(), panicOnBuild: jest.fn() };
  await validateContent({ reporter } as never);
  const prefix = `${path.relative(process.cwd(), dir)}/`;
  const errors = reporter.error.mock.calls.map(([line]) => String(line).replace(prefix, ""));
  return { errors, stops: reporter.panicOnBuild.mock.calls.map(([line]) => line) };
}

describe("validateContent", () => {
  it("lets sound content through in silence", async () => {
    expect(await validate({ "blog/2025-03-14-a.md": "---\ntitle: A\n---\n" })).toEqual({ errors: [], stops: [] });
  });

  it.each([
    [
      { "blog/a.md": "---\ntitle: A\n---\n" },
      1,
      "The content has 1 error; nothing was built. Mend what is listed above, then build again.",
    ],
    [
      { "blog/a.md": "---\ntitle: A\n---\n", "data/site.yml": "title: 5\n" },
      2,
      "The content has 2 errors; nothing was built. Mend what is listed above, then build again.",
    ],
  ])("lists every error and then stops a build: %#", async (files, count, stop) => {
    const { errors, stops } = await validate(files);
    expect(errors).toHaveLength(count);
    expect(errors[0]).toBe(
      "blog/a.md:1:1  The post has no date.  Expected date: YYYY-MM-DD in the front matter, or a file or folder name that begins with it.",
    );
    expect(stops).toEqual([stop]);
  });
});
