import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** A program of the system that a command needs. */
interface Program {
  /** As messages call it. */
  name: string;
  /** Where it is, if it is installed. */
  find(): string | undefined;
  /** The command of each package manager that installs it. */
  installers: Record<string, string>;
  /** What to say when it is not there; with the command to run, where one is known. */
  need(command: string | undefined): string;
}

/** The file of the first of these commands that the shell would find. */
export function inPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => fs.existsSync(file));
}

/** Finds a program, or installs it with the system's package manager. Throws with the command to run when it cannot. */
export function ensureProgram({ name, find, installers, need }: Program): string {
  const found = find();
  if (found) return found;
  const tool = Object.keys(installers).find((manager) => inPath(manager));
  const install = tool === undefined ? undefined : installers[tool];
  if (install !== undefined) {
    const isAllowed = process.getuid?.() === 0 || tool === "brew";
    const command = isAllowed ? install : `sudo -n sh -c '${install}'`;
    console.log(`No ${name} was found; installing one: ${command}`);
    spawnSync(command, { shell: true, stdio: "inherit" });
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(need(install && `sudo sh -c '${install}'`));
}
