import fs from "node:fs";
import path from "node:path";
import { makeFolder, removeFolders } from "../../stand-ins/content-folder";

const mode = process.env.NODE_ENV;

afterEach(() => {
  Object.assign(process.env, { NODE_ENV: mode });
  delete process.env.SITE_CONTENT_DIR;
  removeFolders();
});

jest.mock("gatsby/dist/utils/websocket-manager", () => ({ websocketManager: { emitError: jest.fn() } }));

const emitError = () =>
  jest.requireMock("gatsby/dist/utils/websocket-manager").websocketManager.emitError as jest.Mock<
    void,
    [string, { text: string; filePath: string }[] | undefined]
  >;

const SOUND = "---\ntitle: A\n---\n";
const NO_DATE =
  "blog/a.md:1:1  The post has no date.  Expected date: YYYY-MM-DD in the front matter, or a file or folder name that begins with it.";

/** A content folder and what the hooks say of it. */
function session(files: Record<string, string>) {
  const dir = makeFolder(files);
  process.env.SITE_CONTENT_DIR = dir;
  const kept = new Map<string, unknown>();
  const tools = {
    reporter: { log: jest.fn(), info: jest.fn(), panicOnBuild: jest.fn() },
    cache: {
      get: jest.fn(async (key: string) => kept.get(key)),
      set: jest.fn(async (key: string, value: unknown) => kept.set(key, value)),
    },
    createContentDigest: (input: unknown) => JSON.stringify(input),
    getNodesByType: () => [],
  };
  const prefix = `${path.relative(process.cwd(), dir)}/`;
  const said = () => tools.reporter.log.mock.calls.map(([line]) => String(line).replace(prefix, ""));
  const stops = () => tools.reporter.panicOnBuild.mock.calls.map(([line]) => line);
  const told = () => tools.reporter.info.mock.calls.map(([line]) => String(line));
  const write = (name: string, text: string) => fs.writeFileSync(path.join(dir, name), text);
  return { tools: tools as never, kept, said, told, stops, write, cache: tools.cache };
}

async function load(mode: string) {
  Object.assign(process.env, { NODE_ENV: mode });
  jest.resetModules();
  emitError().mockClear();
  return jest.requireActual<typeof import("../../../src/node/validate")>("../../../src/node/validate");
}

describe("a production build", () => {
  /** Checks the content to the end. */
  async function checkAll(tools: never): Promise<void> {
    const { validateContent, contentChecked } = await load("production");
    await validateContent(tools);
    await contentChecked();
  }

  it("lets sound content through in silence", async () => {
    const { tools, said, stops } = session({ "blog/2025-03-14-a.md": SOUND });
    await checkAll(tools);
    expect([said(), stops()]).toEqual([[], []]);
  });

  it.each([
    [{ "blog/a.md": SOUND }, 1, "1 error"],
    [{ "blog/a.md": SOUND, "data/site.yml": "title: 5\n" }, 2, "2 errors"],
  ])("lists every error of files once and stops before anything is made of them: %#", async (files, count, noun) => {
    const { tools, said, stops } = session(files as Record<string, string>);
    await (await load("production")).validateContent(tools);
    expect(said()).toHaveLength(count);
    expect(said()[0]).toBe(NO_DATE);
    expect(stops()).toEqual([
      `The content has ${noun}; nothing was built. Mend what is listed above, then build again.`,
    ]);
    expect(emitError()).not.toHaveBeenCalled();
  });

  it("stops for what is wrong in a text while others are at work, and lists it with all else", async () => {
    const { tools, said, stops } = session({ "pages/a.mdx": `${SOUND}Some {text`, "pages/b.md": `${SOUND}[x](/gone)` });
    const { validateContent, contentChecked } = await load("production");
    await validateContent(tools);
    expect(stops()).toEqual([]);
    await contentChecked();
    expect(said()).toEqual([expect.stringContaining("pages/b.md:4:1"), expect.stringContaining("pages/a.mdx:4:")]);
    expect(stops()).toHaveLength(1);
  });

  it("stops at once for a post that is a module, without which no page can be made", async () => {
    const { tools, stops } = session({ "blog/2025-03-14-a.mdx": `${SOUND}import a from "./a";\n\n<Open>` });
    await (await load("production")).validateContent(tools);
    expect(stops()).toHaveLength(1);
  });

  it("tells whoever waits for it when it fails itself", async () => {
    const { tools, cache } = session({ "blog/2025-03-14-a.md": SOUND });
    const { validateContent, contentChecked } = await load("production");
    (tools as { reporter: { info: jest.Mock } }).reporter.info.mockImplementation(() => {
      throw new Error("no room");
    });
    await validateContent(tools);
    await expect(contentChecked()).rejects.toThrow("no room");
    expect(cache.set).toHaveBeenCalledTimes(1);
  });

  it("finds what is wrong in the texts, lists warnings first and goes on with them alone", async () => {
    const { tools, said, stops } = session({ "blog/2025-03-14-a.md": `${SOUND}[x](/gone)` });
    await checkAll(tools);
    expect(said()).toEqual([
      "blog/2025-03-14-a.md:4:1  The link leads to /gone, which is no page.  Expected a path of this site.",
    ]);
    expect(stops()).toEqual([]);
  });

  it("keeps what it compiles where the pages look for it, and tells how many texts were new", async () => {
    const { tools, kept, told, cache } = session({ "blog/2025-03-14-a.md": `${SOUND}Text.` });
    await checkAll(tools);
    expect([...kept]).toEqual([
      ['markdown {"text":"\\n\\n\\nText.","format":"md"}', expect.objectContaining({ body: "<p>Text.</p>" })],
    ]);
    await checkAll(tools);
    expect(cache.set).toHaveBeenCalledTimes(1);
    expect(told()).toEqual(["Texts compiled: 1", "Texts compiled: 0"]);
  });
});

describe("development", () => {
  it("shows an error in the browser as in the terminal, once, and takes it away when the file is right", async () => {
    const { tools, said, write } = session({ "blog/a.md": SOUND });
    const { validateContent, validateChange } = await load("development");
    await validateContent(tools);
    await validateChange(tools);
    expect(said()).toEqual([NO_DATE]);
    const [id, errors] = emitError().mock.lastCall!;
    expect(id).toBe("content");
    expect(errors).toMatchObject([
      { text: expect.stringContaining(NO_DATE), location: { start: { line: 1, column: 1 } } },
    ]);
    write("blog/a.md", "---\ntitle: A\ndate: 2025-03-14\n---\n");
    await validateChange(tools);
    expect(said().slice(1)).toEqual(["The content has no problems any more."]);
    expect(emitError().mock.lastCall).toEqual(["content", undefined]);
  });

  it("does not stop for warnings, nor show them over the page", async () => {
    const { tools, said } = session({ "blog/2025-03-14-a.md": `${SOUND}[x](/gone)` });
    await (await load("development")).validateContent(tools);
    expect(said()).toHaveLength(1);
    expect(emitError().mock.lastCall).toEqual(["content", undefined]);
  });
});
