import fs from "node:fs";
import path from "node:path";
import { relativeTo } from "../src/content/folder";
import type { Problem } from "../src/shared/problem";

/** The files and folders that a check is asked for. */
export interface ChosenFiles {
  /** Whether a problem is one of these files. */
  isChosen(problem: Problem): boolean;
  /** Why a path cannot be checked. */
  problems: Problem[];
}

/**
 * Finds the files and folders of a content folder that are named on a command line: from the folder in which it was
 * written, or as messages name them, from `root`. All are chosen where none is named.
 */
export function chooseFiles(names: readonly string[], contentDir: string, root: string, writtenIn = root): ChosenFiles {
  const chosen: string[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    const file = [writtenIn, root].map((folder) => path.resolve(folder, name)).find((each) => fs.existsSync(each));
    if (file !== undefined && isIn(file, contentDir)) chosen.push(file);
    else problems.push(unfit(path.resolve(root, name), file, relativeTo(root, contentDir)));
  }
  const isChosen = ({ file }: Problem) => names.length === 0 || chosen.some((each) => isIn(file, each));
  return { isChosen, problems };
}

const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(folder + path.sep);

const unfit = (named: string, found: string | undefined, folder: string): Problem => ({
  file: found ?? named,
  message: found === undefined ? "There is no such file or folder." : "It is not in the content folder.",
  expected: `Expected a file or folder in ${folder}/.`,
  severity: "error",
});
