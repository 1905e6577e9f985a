import fs from "node:fs";
import path from "node:path";
import { isIn, relativeTo } from "../src/shared/files";
import { errorAt, type Problem } from "../src/shared/problem";

/** The files and folders to check. */
export interface ChosenFiles {
  /** Whether a problem is in one of these files. True for all problems if no path was given. */
  isChosen(problem: Problem): boolean;
  /** Paths that cannot be checked. */
  problems: Problem[];
}

/**
 * Resolves the paths of a command line to files and folders of the content folder. A path is relative to the folder in
 * which the command was typed, or to `root`, as messages show it. If the content folder is a symbolic link,
 * `contentDir` is its target.
 */
export function chooseFiles(names: readonly string[], contentDir: string, root: string, writtenIn = root): ChosenFiles {
  const chosen: string[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    const file = [writtenIn, root].map((folder) => path.resolve(folder, name)).find((each) => fs.existsSync(each));
    const inside = file && [file, fs.realpathSync(file)].find((each) => isIn(each, contentDir));
    if (inside) chosen.push(inside);
    else problems.push(unfit(path.resolve(root, name), file, relativeTo(root, contentDir)));
  }
  const isChosen = ({ file }: Problem) => names.length === 0 || chosen.some((each) => isIn(file, each));
  return { isChosen, problems };
}

const unfit = (named: string, found: string | undefined, folder: string): Problem =>
  errorAt(
    { file: found ?? named },
    found === undefined ? "There is no such file or folder." : "It is not in the content folder.",
    `Expected a file or folder in ${folder}/.`,
  );
