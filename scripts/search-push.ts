import path from "node:path";
import { algoliasearch, type SearchClient } from "algoliasearch";
import { builtPrefix } from "../src/outputs/hosting/export-site";
import { requireBuild } from "../src/outputs/unfinished-build";
import { INDEX_SETTINGS } from "../src/search/build/algolia-settings";
import { readRecords } from "../src/search/build/write-index";
import { INDEX_FOLDER } from "../src/search/embedded/format";
import type { SearchRecord } from "../src/search/engine";
import { readArguments, runCommand } from "./command";

/** The differences between an Algolia index and the records of this site, by `objectID`. */
interface IndexChanges {
  added: string[];
  changed: string[];
  removed: string[];
  /** The names of the settings that differ. */
  settings: string[];
}

/** The index that receives the records. */
interface PushTarget {
  client: SearchClient;
  indexName: string;
}

/** Compares the index with the records without changing it. Rejects with an error that says how to fix it. */
export async function findChanges(
  { client, indexName }: PushTarget,
  records: readonly SearchRecord[],
): Promise<IndexChanges> {
  return explained(async () => {
    const present = new Map<string, string>();
    const exists = await client.indexExists({ indexName });
    if (exists) {
      await client.browseObjects<Record<string, unknown>>({
        indexName,
        aggregator: ({ hits }) => {
          for (const hit of hits) present.set(hit.objectID, canonical(hit));
        },
      });
    }
    const settings = exists ? ((await client.getSettings({ indexName })) as Record<string, unknown>) : {};
    const wanted = new Map(records.map((record) => [record.objectID, canonical(record)]));
    const known = [...wanted.keys()].filter((id) => present.has(id));
    return {
      added: [...wanted.keys()].filter((id) => !present.has(id)),
      changed: known.filter((id) => present.get(id) !== wanted.get(id)),
      removed: [...present.keys()].filter((id) => !wanted.has(id)),
      settings: Object.entries(INDEX_SETTINGS).flatMap(([name, value]) =>
        canonical(settings[name]) === canonical(value) ? [] : [name],
      ),
    };
  });
}

/**
 * Replaces all records of the index atomically: the client writes a temporary index and renames it. Until then, and
 * after a failure, searches use the old records. Rejects with an error that says how to fix it.
 */
export async function pushRecords({ client, indexName }: PushTarget, records: readonly SearchRecord[]): Promise<void> {
  if (records.length === 0) throw new Error("There is nothing to push: the build has no search records.");
  await explained(async () => {
    const { taskID } = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
    await client.waitForTask({ indexName, taskID });
    await client.replaceAllObjects({ indexName, objects: records as unknown as Record<string, unknown>[] });
  });
}

/** Serializes a value with sorted keys, without the fields that Algolia adds, so that equal values give equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (key === "_highlightResult") return undefined;
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(explain(error as Error & { status?: number }), { cause: error });
  }
}

function explain({ message, status }: { message: string; status?: number }): string {
  const unchanged = "The records in the index are unchanged.";
  if (status === 401 || status === 403) {
    return `Algolia refuses the key (${status}: ${message}). ALGOLIA_ADMIN_KEY must be a key of the application GATSBY_ALGOLIA_APP_ID with permission to add and delete objects and to edit settings. ${unchanged}`;
  }
  if (status !== undefined && status < 500) return `Algolia refuses the request (${status}: ${message}). ${unchanged}`;
  return `Algolia cannot be reached, or failed: ${message} Try again later. ${unchanged}`;
}

const MOST_NAMED = 10;

/** Returns the output of a dry run. */
export function describeChanges(indexName: string, { added, changed, removed, settings }: IndexChanges): string {
  const list = (sign: string, ids: readonly string[]): string[] => [
    ...ids.slice(0, MOST_NAMED).map((id) => `  ${sign} ${id}`),
    ...(ids.length > MOST_NAMED ? [`  ${sign} and ${ids.length - MOST_NAMED} more`] : []),
  ];
  return [
    `Of the records in the index ${indexName}, ${added.length} would be added, ${changed.length} changed, ${removed.length} removed.`,
    ...list("+", added),
    ...list("~", changed),
    ...list("-", removed),
    settings.length > 0 ? `These settings would change: ${settings.join(", ")}.` : "No setting would change.",
  ].join("\n");
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. It is needed to push the search records; see .env.example.`);
  return value;
}

const USAGE = "Usage: npm run search:push   (-- --dry-run: only say what would change)";

/** Sends the search records of the last build to Algolia, or says what that would change. */
export async function runPush(args: readonly string[]): Promise<void> {
  const { words, asksForHelp, options } = readArguments(args, USAGE, ["--dry-run"]);
  if (asksForHelp) return console.log(USAGE);
  if (words.length > 0) throw new Error(USAGE);
  const [appId, indexName, key] = ["GATSBY_ALGOLIA_APP_ID", "GATSBY_ALGOLIA_INDEX", "ALGOLIA_ADMIN_KEY"].map(required);
  requireBuild();
  const target = { client: algoliasearch(appId!, key!), indexName: indexName! };
  const records = readRecords(path.join("public", INDEX_FOLDER), builtPrefix("public"));
  if (options.includes("--dry-run")) {
    console.log(describeChanges(target.indexName, await findChanges(target, records)));
    return;
  }
  await pushRecords(target, records);
  console.log(`The index ${target.indexName} has ${records.length} records now.`);
}

if (require.main === module) void runCommand(() => runPush(process.argv.slice(2)));
