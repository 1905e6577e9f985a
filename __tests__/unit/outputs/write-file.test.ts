import fs from "node:fs";
import promises from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { replaceFiles, writerTo } from "../../../src/outputs/write-file";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "public-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const file = () => path.join(folder, "a/b.txt");

describe("writerTo", () => {
  it("makes the folders that an address needs", async () => {
    await writerTo(folder)("/a/b.txt", "text");
    expect(fs.readFileSync(file(), "utf8")).toBe("text");
  });

  it("touches nothing that stays the same, and writes what has changed", async () => {
    const write = writerTo(folder);
    await write("/a/b.txt", "text");
    const long = new Date("2020-01-01");
    fs.utimesSync(file(), long, long);
    await write("/a/b.txt", "text");
    expect(fs.statSync(file()).mtime).toEqual(long);
    await write("/a/b.txt", "new");
    expect(fs.readFileSync(file(), "utf8")).toBe("new");
  });
});

it("has few files open, however many are written at once", async () => {
  const { readFile } = promises;
  let open = 0;
  let most = 0;
  const reading = jest.spyOn(promises, "readFile").mockImplementation((async (...args: Parameters<typeof readFile>) => {
    most = Math.max(most, ++open);
    await new Promise((resolve) => setImmediate(resolve));
    return readFile(...args).finally(() => open--);
  }) as typeof readFile);
  const write = writerTo(folder);
  await Promise.all(Array.from({ length: 200 }, (_, number) => write(`/${number}.txt`, "text")));
  reading.mockRestore();
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(64);
  expect(fs.readdirSync(folder)).toHaveLength(200);
});

describe("replaceFiles", () => {
  it("removes what the build before wrote and this one did not, and nothing else", async () => {
    const memory = new Map<string, unknown>();
    const kept = {
      get: async (key: string) => memory.get(key),
      set: async (key: string, value: unknown) => memory.set(key, value),
    };
    const build = (...addresses: string[]) =>
      replaceFiles(folder, kept, async (write) => {
        for (const address of addresses) await write(address, "text");
      });
    fs.writeFileSync(path.join(folder, "own.md"), "of the owner");
    await build("/blog/a.md", "/blog/b.md");
    await build("/blog/b.md", "/blog/c.md");
    expect(fs.readdirSync(path.join(folder, "blog")).sort()).toEqual(["b.md", "c.md"]);
    expect(fs.existsSync(path.join(folder, "own.md"))).toBe(true);
  });
});
