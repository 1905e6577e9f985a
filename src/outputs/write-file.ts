import fs from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";

/** Writes a file beside the pages. `address` is a path of the site without the prefix. */
export type WriteFile = (address: string, content: string | Buffer) => Promise<void>;

/** A process may have so many files open, and more, on any system. */
const OPEN_FILES = 32;

/** Writes below a folder; what is there already stays untouched, so that its time tells of the last change. */
export function writerTo(publicDir: string): WriteFile {
  const limit = pLimit(OPEN_FILES);
  return (address, content) => limit(() => writeChanged(path.join(publicDir, address), Buffer.from(content)));
}

async function writeChanged(file: string, bytes: Buffer): Promise<void> {
  const present = await fs.readFile(file).catch(overlookMissing);
  if (present?.equals(bytes)) return;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, bytes);
}

function overlookMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** What is remembered from one build to the next. */
interface Memory {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

const KEY = "files beside the pages";

/** Writes files below a folder, and then removes those that the build before wrote there and this one did not. */
export async function replaceFiles(
  publicDir: string,
  memory: Memory,
  writeAll: (write: WriteFile) => Promise<void>,
): Promise<void> {
  const write = writerTo(publicDir);
  const written = new Set<string>();
  await writeAll((address, content) => {
    written.add(address);
    return write(address, content);
  });
  const earlier = ((await memory.get(KEY)) as string[] | undefined) ?? [];
  const gone = earlier.filter((address) => !written.has(address));
  await Promise.all(gone.map((address) => fs.rm(path.join(publicDir, address), { force: true })));
  await memory.set(KEY, [...written]);
}
