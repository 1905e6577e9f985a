import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { INDEX_FOLDER, MANIFEST_FILE } from "../embedded/format";
import { buildIndex } from "./build-index";
import { readSearchText, type SearchText } from "./text-pages";

type RunQuery = BuildArgs["graphql"];

const QUERY = "{ searchTexts }";

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

const folder = (): string => path.join(path.resolve("public"), INDEX_FOLDER);

/** Removes the files of an index, except those to be kept; the page of the search, which stands beside them, stays. */
export function removeIndex(keep: ReadonlyMap<string, string> = new Map()): void {
  if (!fs.existsSync(folder())) return;
  for (const name of fs.readdirSync(folder())) {
    if (name.endsWith(".json") && !keep.has(name)) fs.rmSync(path.join(folder(), name));
  }
}

/** Puts the index beside the pages, in place of that of a former build. */
export async function writeSearchIndex({ graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">): Promise<void> {
  const timer = reporter.activityTimer("Write the search index");
  timer.start();
  const files = await indexFiles(graphql);
  fs.mkdirSync(folder(), { recursive: true });
  removeIndex(files);
  for (const [name, text] of files) {
    const file = path.join(folder(), name);
    if (name === MANIFEST_FILE || !fs.existsSync(file)) fs.writeFileSync(file, text);
  }
  timer.end();
}
