import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { contentDir } from "../../src/content/folder";
import { count } from "../../src/shared/count";
import { isFolder, isIn } from "../../src/shared/files";
import { runCommand } from "../command";
import { findConflicts, planImport, writePlan } from "./plan";
import type { OldSite } from "./old-site";
import { checkPattern } from "./old-texts";
import { findTool, placesOf, TOOLS } from "./tools";

const USAGE = `Usage:
  npm run import -- ../old-site                              copies its texts and files, and adapts them
  npm run import -- ../old-site --from hugo                  says which tool it is made with: ${Object.keys(TOOLS).join(", ")}
  npm run import -- ../old-site --addresses /:year/:name/    says where its posts are; "none" adds no old addresses`;

/** Parses the arguments. Undefined for a request for help. Throws an error that shows the usage if they are wrong. */
function readCommand(args: string[]) {
  const option = { type: "string" } as const;
  const options = { from: option, addresses: option, help: { type: "boolean", short: "h" } } as const;
  const { values, positionals } = readOptions(() => parseArgs({ args, allowPositionals: true, options }));
  if (values.help) return undefined;
  // npm keeps `--from=hugo` if it was typed without `--` before it, but only the option of `--from hugo`.
  const { from = process.env.npm_config_from, addresses = process.env.npm_config_addresses } = values;
  if (positionals.length === 2 && [from, addresses].includes("true"))
    throw new Error(`npm took an option as its own. Write -- before all options and folders.\n${USAGE}`);
  if (positionals.length !== 1) throw new Error(USAGE);
  if (addresses !== undefined && addresses !== "none") checkPattern(addresses);
  return { name: positionals[0]!, from, addresses };
}

const shownPath = (file: string): string => path.relative(process.cwd(), file);

/** Imports an old site, or throws an error that says why nothing was written. */
export function runImport(args: string[], root: string, writtenIn = root): void {
  const command = readCommand(args);
  if (!command) return console.log(USAGE);
  const { name, from, addresses } = command;
  const found = [writtenIn, root].map((place) => path.resolve(place, name)).find(isFolder);
  if (found === undefined) throw new Error(`There is no folder ${name}.`);
  const folder = fs.realpathSync(found);
  const content = contentDir();
  if (isIn(content, folder)) throw new Error(`${name} contains this site. Expected the folder of the old one.`);
  const tool = findTool(folder, from);
  const site = planImport(folder, tool, addresses, (target) =>
    target.startsWith("static") ? path.join(root, target) : path.join(content, path.relative("content", target)),
  );
  const files = [...site.files.values()];
  if (site.texts.size === 0)
    throw new Error(
      `${shownPath(folder)} has no texts to import where ${tool} has them: ${shorten(placesOf(tool), 8).join(", ")}. ` +
        "Expected the folder of a site, which contains one of these.",
    );
  const conflicts = findConflicts(files);
  if (conflicts.length > 0)
    throw new Error(`Nothing was written. Remove or rename these first:\n${shorten(conflicts, 20).join("\n")}`);
  const isNew = writePlan(files);
  console.log(`${shownPath(folder)} is made with ${tool}.`);
  for (const line of describeImport(site, isNew)) console.log(line);
  const sample = path.join(content, "blog/hello");
  const isThere = isFolder(sample) ? `delete ${shownPath(sample)}, then run ` : "";
  if (isNew) console.log(`Next: ${isThere}npm run check`);
}

/** Says what was copied and changed, and what was not copied. */
function describeImport({ texts, files, changed, left, lost, unread, patterns }: OldSite, isNew: boolean): string[] {
  const copied = { post: 0, document: 0, page: 0, file: files.size - texts.size };
  for (const { section } of texts.values()) copied[section.noun] += 1;
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([noun, number]) => count(number, noun))
      .join(", ");
  if (!isNew) return [`Everything is already here: ${list(copied)}.`];
  const name = (label: string, names: string[], most = 8) =>
    names.length > 0 ? [`${label}: ${shorten(names, most).join(", ")}.`] : [];
  return [
    `Copied: ${list(copied)}.`,
    `Changed: ${list(changed)}.`,
    ...(patterns.length > 0 && copied.post > 0
      ? [`Old addresses: ${patterns.join(", ")}. If this is wrong, start again with --addresses.`]
      : []),
    ...name("Without an old address (not known, taken, or impossible in a redirect)", lost),
    ...name("Copied unchanged (partials, empty, or not in UTF-8)", unread),
    ...name("Not copied", left, Infinity),
  ];
}

function readOptions<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new Error(`${(error as Error).message.split(". ")[0]}.\n${USAGE}`, { cause: error });
  }
}

const shorten = (lines: readonly string[], most: number): string[] =>
  lines.length > most ? [...lines.slice(0, most), `${lines.length - most} more`] : [...lines];

if (require.main === module) {
  void runCommand(() => runImport(process.argv.slice(2), process.cwd(), process.env.INIT_CWD));
}
