import fs from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import type { BuildArgs, CreateDevServerArgs, CreatePagesArgs } from "gatsby";
import { INDEX_FOLDER, MANIFEST_FILE, type Manifest, type Meta } from "../embedded/format";
import { buildIndex } from "./build-index";
import type { SearchRecord } from "../engine";
import { toRecords, type IndexedPage } from "../records";
import { inProduction } from "../../shared/visibility";

type RunQuery = BuildArgs["graphql"];

/** Builds the index files of the current content. Rejects if the query fails. */
async function indexFiles(graphql: RunQuery): Promise<Map<string, string>> {
  const { data, errors } = await graphql<{ searchTexts: IndexedPage[] }>("{ searchTexts }");
  if (errors || !data) {
    const [first] = (errors ?? []) as { message: string }[];
    throw new Error(`The search index cannot be built, because its texts cannot be read: ${first?.message}`);
  }
  return buildIndex(data.searchTexts);
}

const folder = (): string => path.join(path.resolve("public"), INDEX_FOLDER);

/** Deletes the index files, except those in `keep`. Does not delete the search page in the same folder. */
export function removeIndex(keep: ReadonlyMap<string, string> = new Map()): void {
  if (!fs.existsSync(folder())) return;
  for (const name of fs.readdirSync(folder())) {
    if (name.endsWith(".json") && !keep.has(name)) fs.rmSync(path.join(folder(), name));
  }
}

/** Writes the index into `public/` and deletes files of the previous build. */
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

/** Queries the current content. Set once pages have been created. */
let graphql: CreatePagesArgs["graphql"] | undefined;

let files = new Map<string, string>();

/** During development, stores the query function for `serveSearchIndex`. */
export function rememberQueries(args: Pick<CreatePagesArgs, "graphql">): void {
  if (!inProduction()) graphql = args.graphql;
}

/**
 * Serves the index during development. It is rebuilt whenever a page loads the manifest; a page with an earlier one
 * loads it again when a file is missing. Deletes the files of a build, which would be served instead.
 */
export function serveSearchIndex({ app }: Pick<CreateDevServerArgs, "app">): void {
  removeIndex();
  const answer = async (name: string, response: ServerResponse): Promise<void> => {
    if (name === MANIFEST_FILE && graphql) files = await indexFiles(graphql);
    const text = files.get(name);
    if (text === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "cache-control": "no-store", "content-type": "application/json" }).end(text);
  };
  app.get(
    `${INDEX_FOLDER}:name.json`,
    ({ path: url }: { path: string }, response: ServerResponse, next: (error: unknown) => void) => {
      answer(path.basename(url), response).catch(next);
    },
  );
}

/** Reads all records of the site from the index of the last build. Throws if the development server has deleted it. */
export function readRecords(folder: string, basePath: string): SearchRecord[] {
  const read = <T>(name: string): T => JSON.parse(fs.readFileSync(path.join(folder, name), "utf8")) as T;
  if (!fs.existsSync(path.join(folder, MANIFEST_FILE))) {
    throw new Error(`There are no search records in ${folder}. Run "npm run build" first.`);
  }
  const { texts } = read<Meta>(read<Manifest>(MANIFEST_FILE).meta);
  const pages = texts.files.flatMap((name) => read<IndexedPage[]>(name));
  return pages.flatMap((page) => toRecords(page, basePath));
}
