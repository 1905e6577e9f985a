import fs from "node:fs";
import path from "node:path";
import { digestOf } from "../../../src/shared/digest";
import { makeFolder } from "../../stand-ins/content-folder";
import { keptCache } from "../../stand-ins/node-store";

const SOUND = "---\ntitle: A\n---\n";
const NO_DATE =
  "blog/a.md:1:1  error  The post has no date.  Expected date: YYYY-MM-DD in the front matter, or a file or folder name that begins with it.";

/** A content folder and what the hooks say of it. */
function session(files: Record<string, string>) {
  const dir = makeFolder(files);
  process.env.SITE_CONTENT_DIR = dir;
  const { kept, cache } = keptCache();
  const tools = {
    reporter: { log: jest.fn(), panicOnBuild: jest.fn() },
    cache,
  };
  const prefix = `${path.relative(process.cwd(), dir)}/`;
  const said = () => tools.reporter.log.mock.calls.map(([line]) => String(line).replace(prefix, ""));
  const stops = () => tools.reporter.panicOnBuild.mock.calls.map(([line]) => line);
  const write = (name: string, text: string) => fs.writeFileSync(path.join(dir, name), text);
  return { tools: tools as never, kept, said, stops, write, cache };
}

async function load(mode: string) {
  Object.assign(process.env, { NODE_ENV: mode });
  jest.resetModules();
  return jest.requireActual<typeof import("../../../src/gatsby/validate")>("../../../src/gatsby/validate");
}

describe("a production build", () => {
  const checkAll = async (tools: never) => (await load("production")).validateContent(tools);

  it.each<[what: string, files: Record<string, string>, said: unknown[], stops: string[]]>([
    ["passes valid content in silence", { "blog/2025-03-14-a.md": SOUND }, [], []],
    [
      "lists each error of files once and stops",
      { "blog/a.md": SOUND, "data/site.yml": "title: 5\n" },
      [NO_DATE, expect.stringContaining("data/site.yml:1:8  error")],
      ["The content has 2 errors; nothing was built. Fix what is listed above, then build again."],
    ],
    [
      "lists warnings first, and stops at an error in a text",
      { "pages/a.mdx": `${SOUND}Some {text`, "pages/b.md": `${SOUND}[x](/gone)` },
      [expect.stringContaining("pages/b.md:4:1"), expect.stringContaining("pages/a.mdx:4:")],
      ["The content has 1 error; nothing was built. Fix what is listed above, then build again."],
    ],
    [
      "goes on with warnings alone",
      { "blog/2025-03-14-a.md": `${SOUND}[x](/gone)` },
      [
        "blog/2025-03-14-a.md:4:1  warning  The link leads to /gone, which is not a page.  Expected an address of this site.",
      ],
      [],
    ],
  ])("%s", async (_, files, lines, panics) => {
    const { tools, said, stops } = session(files);
    await checkAll(tools);
    expect([said(), stops()]).toEqual([lines, panics]);
  });

  it("keeps what it compiles where the pages look for it", async () => {
    const { tools, kept, cache } = session({ "blog/2025-03-14-a.md": `${SOUND}Text.` });
    await checkAll(tools);
    expect([...kept]).toEqual([
      [expect.stringContaining(digestOf("md \n\n\nText.")), expect.objectContaining({ body: "<p>Text.</p>" })],
    ]);
    await checkAll(tools);
    expect(cache.set).toHaveBeenCalledTimes(1);
  });
});

it("development says an error once, and that all is well when the file is right", async () => {
  const { tools, said, stops, write } = session({ "blog/a.md": SOUND });
  const { validateContent } = await load("development");
  await validateContent(tools);
  await validateContent(tools);
  expect(said()).toEqual([NO_DATE]);
  write("blog/a.md", "---\ntitle: A\ndate: 2025-03-14\n---\n");
  await validateContent(tools);
  expect(said().slice(1)).toEqual(["The content has no problems any more."]);
  expect(stops()).toEqual([]);
});
