import { placeOf } from "./place";
import type { Problem } from "../shared/problem";
import type { SourceFile } from "./yaml-source";

/**
 * A slug that is written as the whole address of a text, though it is put below the address of its section: the part
 * that is there already would stand in the address twice.
 */
export function findWholeAddress(file: SourceFile, slug: string | undefined, section: string): Problem[] {
  const [, lead = "", path = ""] = /^(\/*)(.*?)\/*$/.exec(slug ?? "") ?? [];
  const repeated = section.replace(/^\/+/, "");
  const rest = path.startsWith(`${repeated}/`) ? path.slice(repeated.length + 1) : "";
  if (rest === "" || isInFolderOf(file, repeated)) return [];
  return [
    {
      ...{ file: file.path, ...placeOf(file, "slug"), severity: "warning" },
      message: `The slug is put below ${section}, so this address is ${section}/${path}.`,
      expected: `Expected slug: ${lead}${rest} for the address ${section}/${rest}.`,
    },
  ];
}

/** A folder in the section that is called like it, such as `docs/docs`, is meant by its name. */
const isInFolderOf = ({ relativePath }: SourceFile, name: string): boolean =>
  relativePath.split("/").slice(1, -1).join("/").startsWith(name);
