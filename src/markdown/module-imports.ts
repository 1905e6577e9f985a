import path from "node:path";
import type { Program } from "estree";
import type { Root } from "hast";
import type { Problem } from "../shared/problem";
import { isFile } from "../shared/is-file";

/** A file that the code of a text imports. */
export interface Import {
  /** A path from the text, with or without the end of the file's name. */
  target: string;
  line: number;
  column: number;
}

/** The imports and exports of a text that name a file; those of packages are the bundler's to find. */
export function findImports({ children }: Root): Import[] {
  return children.flatMap((node) => {
    const program = node.type === "mdxjsEsm" ? node.data?.estree : undefined;
    return (program?.body ?? []).flatMap((statement) => toImport(statement) ?? []);
  });
}

function toImport(statement: Program["body"][number]): Import | undefined {
  const target = "source" in statement ? statement.source?.value : undefined;
  const start = "source" in statement ? statement.source?.loc?.start : undefined;
  if (typeof target !== "string" || !/^\.{1,2}(?:\/|$)/.test(target)) return undefined;
  return { target, line: start?.line ?? 1, column: (start?.column ?? 0) + 1 };
}

/** What the bundler adds to a path that is no file by itself. */
const ENDS = ["", ".ts", ".tsx", ".js", ".jsx", ".mjs", ".cjs", ".json", ".wasm"];
const INDEXES = ENDS.slice(1).map((end) => `/index${end}`);

/** Imports of files that are not there. */
export function findMissingImports(file: string, imports: readonly Import[]): Problem[] {
  return imports.flatMap(({ target, line, column }) => {
    const whole = path.resolve(path.dirname(file), target.replace(/[?#!].*$/, ""));
    if ([...ENDS, ...INDEXES].some((end) => isFile(whole + end))) return [];
    const message = `The file ${target}, which is imported, does not exist.`;
    const expected = "Expected a path from this file, such as ./counter.";
    return [{ file, line, column, message, expected, severity: "error" as const }];
  });
}
