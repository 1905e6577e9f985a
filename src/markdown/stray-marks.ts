import type { Root } from "mdast";
import type { Point } from "unist";
import type { VFile } from "vfile";
import { CONTAINER_NAMES } from "./blocks/directives";
import { endOf } from "./end-of";
import { visit } from "unist-util-visit";

const ADDRESS = String.raw`(?:\.{0,2}\/)?[^()\s<>]+(?: [^()\s<>]+)+`;
const STRAY: [pattern: RegExp, toMessage: (...found: string[]) => string][] = [
  [
    new RegExp(String.raw`(?<!\\)\]\(((?=\.{0,2}\/|[^()]*\.[a-z\d]{2,5}[)#?])${ADDRESS})\)`, "gi"),
    (_, address) => `The address "${address}" holds a space, so this is no link or picture. Expected (<${address}>).`,
  ],
  [
    /(?<!\\)\[\^([\w-]+)\](?!:)/g,
    (mark, name) =>
      `The footnote ${mark} has no note. Expected [^${name}]: and the note, or \\[ for a bracket in the text.`,
  ],
  [
    new RegExp(String.raw`(?<=^[ \t>]*):{3,}[ \t]+(${CONTAINER_NAMES.join("|")})\b`, "gm"),
    (_, name) => `A space stands before the name of this block, so it is text. Expected :::${name}.`,
  ],
  [
    /(?<=^[ \t>]*)(#{2,6})(\p{L}[\p{L}\p{N}]*)/gmu,
    (mark, hashes, word) =>
      `No space stands behind the hashes of ${mark}, so it is no heading. Expected ${hashes} ${word}, or \\# for a hash in the text.`,
  ],
];

/** Says where the text shows marks that were meant to make something: a link, a footnote, a block, a heading. */
export function remarkStrayMarks() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    visit(tree, "text", ({ position }) => {
      const { start, end } = position ?? {};
      if (start?.offset === undefined) return;
      const text = source.slice(start.offset, end?.offset);
      // One character stands for all that is before it on its line, so that its marks do not begin that line.
      const before = beginsLine(source, start) ? "" : "x";
      for (const [pattern, toMessage] of STRAY) {
        for (const match of (before + text).matchAll(pattern))
          file.message(toMessage(...match), endOf(text.slice(0, match.index - before.length), start));
      }
    });
  };
}

/** Signs of quotes and room take no more than so many columns. */
const MOST_ROOM = 100;

const beginsLine = (source: string, { offset = 0, column }: Point): boolean =>
  column <= MOST_ROOM && /^[ \t>]*$/.test(source.slice(offset - column + 1, offset));
