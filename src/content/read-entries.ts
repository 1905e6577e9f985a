import type { Judged, RefusedKeys } from "./front-matter-rest";
import { relativeTo } from "./folder";
import type { Problem } from "../shared/problem";
import type { Entry } from "./read-content";
import type { SourceFile } from "./yaml-source";

/** What rules between files judge: an accepted file, or what is left of a rejected one. */
export interface JudgedEntry<T> extends Entry<T> {
  /** Only of a rejected file. */
  refused?: RefusedKeys;
}

type Parse<T> = (file: SourceFile) => Judged<T>;

/** Reads the files of a content folder, kind by kind. Adds what is wrong with each of them to `problems`. */
export function entryReader(dir: string, files: readonly SourceFile[], problems: Problem[]) {
  const unread = new Set(problems.map(({ file }) => relativeTo(dir, file)));
  const read = <T>(file: SourceFile, parse: Parse<T>): JudgedEntry<T>[] => {
    const { value, rest, problems: found } = file.problem ? unreadable(file, file.problem, parse) : parse(file);
    problems.push(...found);
    if (value !== undefined) return [{ file, value }];
    unread.add(file.relativePath);
    return rest ? [{ file, ...rest }] : [];
  };
  const all = <T>(isKind: (relativePath: string) => boolean, parse: Parse<T>): JudgedEntry<T>[] =>
    files.filter(({ relativePath }) => isKind(relativePath)).flatMap((file) => read(file, parse));
  return {
    all,
    one: <T>(name: string, parse: Parse<T>): T | undefined =>
      all((relativePath) => relativePath === name, parse)[0]?.value,
    /** Whether a file is there and could not be read, as far as files have been read. */
    isUnread: (name: string): boolean => unread.has(name),
  };
}

/** Of a file that is no text no more is known than its name. */
function unreadable<T>(file: SourceFile, problem: Problem, parse: Parse<T>): Judged<T> {
  const { rest } = parse({ ...file, text: "" });
  return { value: undefined, problems: [problem], ...(rest && { rest }) };
}

export const isAccepted = ({ refused }: JudgedEntry<unknown>): boolean => refused === undefined;
