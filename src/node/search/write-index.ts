import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { BuildArgs, CreatePagesArgs } from "gatsby";
import { INDEX_FOLDER, MANIFEST_FILE } from "../../search/embedded/format";
import { compileProgram } from "../program.mjs";
import { createPool } from "../threads/pool";
import { contentChecked } from "../validate";
import { buildIndex } from "./build-index";
import { INDEX, type IndexTask } from "./index-worker";
import { readSearchText, type SearchText } from "./text-pages";

type RunQuery = BuildArgs["graphql"];

const QUERY = "{ searchTexts }";

/** The index of fewer pages is made in less time than a thread needs to start. */
const PAGES_FOR_THREAD = 200;

/** The files of the index of the content as it is now. Rejects when the query fails. */
export const indexFiles = async (graphql: RunQuery): Promise<Map<string, string>> =>
  buildIndex((await findTexts(graphql)).map(readSearchText));

async function findTexts(graphql: RunQuery): Promise<SearchText[]> {
  const { data, errors } = await graphql<{ searchTexts: SearchText[] }>(QUERY);
  if (errors || !data) {
    const [first] = (errors ?? []) as { message: string }[];
    throw new Error(`The search index cannot be made, because its texts cannot be read: ${first?.message}`);
  }
  return data.searchTexts;
}

let begun: Promise<Map<string, string>> | undefined;

/** Begins to make the index on a thread as soon as texts can be read, so that it is done when the pages are. */
export function beginSearchIndex({ graphql }: Pick<CreatePagesArgs, "graphql">): void {
  if (process.env.NODE_ENV !== "production") return;
  begun = contentChecked()
    .then(() => findTexts(graphql))
    .then(indexOnThread);
  // What is wrong is said where the index is written.
  begun.catch(() => undefined);
}

async function indexOnThread(texts: SearchText[]): Promise<Map<string, string>> {
  const pool = createPool<readonly SearchText[], Map<string, string>>({
    program: () => compileProgram("src/node/search/index-worker.ts"),
    workerData: { task: INDEX } satisfies IndexTask,
    // All that is made stays until the end.
    heap: { young: 16 },
    size: texts.length < PAGES_FOR_THREAD || os.availableParallelism() === 1 ? 0 : 1,
    here: async (all) => buildIndex(all.map(readSearchText)),
  });
  return pool.run(texts).finally(pool.close);
}

const folder = (): string => path.join(path.resolve("public"), INDEX_FOLDER);

/** Removes the files of an index, except those to be kept; the page of the search, which stands beside them, stays. */
export function removeIndex(keep: ReadonlyMap<string, string> = new Map()): void {
  if (!fs.existsSync(folder())) return;
  for (const name of fs.readdirSync(folder())) {
    if (name.endsWith(".json") && !keep.has(name)) fs.rmSync(path.join(folder(), name));
  }
}

/** Puts the index beside the pages, in place of that of a former build. Made now, if nothing has begun it. */
export async function writeSearchIndex({ graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">): Promise<void> {
  const timer = reporter.activityTimer("Write the search index");
  timer.start();
  const making = begun ?? indexFiles(graphql);
  begun = undefined;
  const files = await making;
  fs.mkdirSync(folder(), { recursive: true });
  removeIndex(files);
  for (const [name, text] of files) {
    const file = path.join(folder(), name);
    if (name === MANIFEST_FILE || !fs.existsSync(file)) fs.writeFileSync(file, text);
  }
  timer.end();
}
