import fs from "node:fs";
import path from "node:path";
import { digestOf } from "../shared/digest";
import { startedServices } from "../services/build-settings";
import { pathPrefix } from "../content/environment";
import { contentDir } from "../content/folder";
import { loadSite } from "../content/site";

const known = new Map<string, string>();

/**
 * A digest of the code in some folders and of the path prefix, which stands in much that the code makes. Gatsby empties
 * its cache when `gatsby-node.ts` itself changes, not when a file does that it imports: what is kept from one build to
 * the next under this digest is made again.
 */
export function codeDigest(...folders: string[]): string {
  const key = [pathPrefix(), ...folders].join(" ");
  const digest = known.get(key) ?? digestOf([key, ...folders.map(readFolder)].join("\n"));
  known.set(key, digest);
  return digest;
}

const CONTENT_CODE = ["gatsby", "content", "markdown", "outputs", "search/build", "shared", "services"].map(
  (room) => `src/${room}`,
);

let services: string | undefined;

/** A digest of the code that reads content, makes nodes and compiles texts, and of the services that texts can list. */
export const contentCodeDigest = (): string =>
  digestOf(
    [codeDigest(...CONTENT_CODE), (services ??= JSON.stringify(startedServices(loadSite(contentDir()).consent)))].join(
      "\n",
    ),
  );

function readFolder(folder: string): string {
  if (!fs.existsSync(folder)) return "";
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return files.map((file) => `${file}\n${fs.readFileSync(file, "utf8")}`).join("\n");
}
