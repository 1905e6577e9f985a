import path from "node:path";
import { algoliasearch } from "algoliasearch";
import { loadEnvironment, pathPrefix } from "../src/node/environment";
import { readRecords } from "../src/node/search/read-records";
import { INDEX_FOLDER } from "../src/search/embedded/format";
import { findChanges, pushRecords, type IndexChanges } from "./push-records";

const MOST_NAMED = 10;

/** What a dry run prints. */
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

/** Sends the search records of the last build to Algolia; with `--dry-run` it says what that would change. */
async function main(): Promise<void> {
  loadEnvironment();
  const [appId, indexName, key] = ["GATSBY_ALGOLIA_APP_ID", "GATSBY_ALGOLIA_INDEX", "ALGOLIA_ADMIN_KEY"].map(required);
  const target = { client: algoliasearch(appId!, key!), indexName: indexName! };
  const records = readRecords(path.join("public", INDEX_FOLDER), pathPrefix());
  if (process.argv.includes("--dry-run")) {
    console.log(describeChanges(target.indexName, await findChanges(target, records)));
    return;
  }
  await pushRecords(target, records);
  console.log(`The index ${target.indexName} has ${records.length} records now.`);
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
