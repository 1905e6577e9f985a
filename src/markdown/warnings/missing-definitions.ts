import type { FootnoteDefinition, Text } from "mdast";
import type { VFile } from "vfile";
import { endOf } from "../../shared/problem";

/** The end of a link's text, followed by its label, `[text][label]`, or by a space and its address. */
const END = /(?<!\\)\](?:\[([\p{L}\p{N}_@#](?:[^[\]\\]|\\.)*)\]|(?=[ \t]+\())/gu;

/** A space and an address in parentheses, which may be a link of its own. */
const SPACED = /^\][ \t]+(\((?:https?:\/\/|\.{0,2}\/)[^()\s]+\))/;

/** The maximum length of a link's text. */
const LONGEST_WORDS = 300;

/** Reports links and pictures that stay text: their definition is missing, or a space is before their address. */
export function findStrayLinks({ position }: Text, file: VFile): void {
  const source = String(file);
  const { start, end } = position ?? {};
  if (start?.offset === undefined) return;
  for (const { index, 1: label } of source.slice(start.offset, end?.offset).matchAll(END)) {
    const closing = start.offset + index;
    const [, address] = SPACED.exec(source.slice(closing)) ?? [];
    const opening = openingBefore(source, closing);
    if (opening === undefined || (label ?? address) === undefined) continue;
    const words = source.slice(opening, closing + 1).replace(/\s*\n[ \t>]*/g, " ");
    const before = source[opening - 1];
    if (isNoLink(words, before)) continue;
    const isPicture = before === "!";
    const message =
      label === undefined
        ? `There is a space before the address, so this is not a link or picture. Expected ${isPicture ? "!" : ""}${words}${address}`
        : `The ${isPicture ? "picture" : "link"} ${words}[${label}] has no definition, so it is text. Expected a line [${label}]: with its address`;
    file.message(`${message}, or \\[ for a bracket in the text.`, endOf(source.slice(0, opening)));
  }
}

/** Whether brackets are no link: a footnote, a reference to a source such as [1][2], or code such as `list[0][1]`. */
const isNoLink = (words: string, before = ""): boolean => /[\w)\]]/.test(before) || /^\[(?:\^|[\d\s]*\]$)/.test(words);

/** Returns the offset of the opening bracket of a link's text, if it is in the same paragraph. */
function openingBefore(source: string, end: number): number | undefined {
  let depth = 0;
  for (let index = end - 1; index >= Math.max(0, end - LONGEST_WORDS); index -= 1) {
    if (source[index] === "\n" && /^[ \t>]*\n/.test(source.slice(index + 1, end + 1))) return undefined;
    if (source[index - 1] === "\\") continue;
    if (source[index] === "]") depth += 1;
    if (source[index] === "[" && depth === 0) return index;
    if (source[index] === "[") depth -= 1;
  }
  return undefined;
}

/** Reports a footnote that nothing refers to. */
export function findUnusedNote({ identifier, label, position }: FootnoteDefinition, file: VFile): void {
  const mark = `[^${label ?? identifier}]`;
  file.message(`Nothing refers to the footnote ${mark}, so it is not shown. Expected ${mark} in the text.`, position);
}
