import { CODE_IN_TEXT, mapOutsideFences } from "./fences";

/** A range of a text, as offsets. */
export type Range = readonly [from: number, to: number];

/** Converts the digits of line, column, last line and last column to a range. */
export function rangeOf(text: string, digits: string[]): Range {
  const [line = 1, column = 1, lastLine = 1, lastColumn = 1] = digits.map(Number);
  const lines = text.split("\n");
  const beginOf = (number: number) => lines.slice(0, number - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return [beginOf(line) + column - 1, beginOf(lastLine) + lastColumn - 1];
}

/** Returns the line at an offset. */
export function lineAt(text: string, offset: number): Range {
  const end = text.indexOf("\n", offset);
  return [text.lastIndexOf("\n", offset - 1) + 1, end < 0 ? text.length : end];
}

/** Returns the lines around an offset, up to the nearest empty lines. */
export function paragraphAt(text: string, offset: number): Range {
  const empty = /\n[ \t]*\n/g;
  const last = [...text.slice(0, offset).matchAll(empty)].at(-1);
  empty.lastIndex = offset;
  return [last ? last.index + last[0].length : 0, empty.exec(text)?.index ?? text.length];
}

/** Returns the expression in braces around an offset, with the name of the attribute whose value it is. */
export function expressionAt(text: string, offset: number): Range {
  const begin = braceFrom(text, offset - 1, -1);
  const end = begin < 0 ? -1 : braceFrom(text, begin + 1, 1);
  if (end < 0) return lineAt(text, offset);
  const [name = ""] = /[^\s<>{}]+=\s*$/.exec(text.slice(0, begin)) ?? [];
  return [begin - name.length, end + 1];
}

/** Returns the offset of the nearest unmatched brace in one direction, or -1. */
function braceFrom(text: string, offset: number, step: 1 | -1): number {
  const [wanted, partner] = step > 0 ? ["}", "{"] : ["{", "}"];
  let depth = 0;
  for (let index = offset; index >= 0 && index < text.length; index += step) {
    if (text[index] === wanted && depth === 0) return index;
    if (text[index] === wanted) depth -= 1;
    if (text[index] === partner) depth += 1;
  }
  return -1;
}

/** Returns the offset after a tag's `>`, or before a character that cannot be part of the tag. */
export function endOfTag(text: string, offset: number): number {
  const sign = /[<>\n]|$/g;
  sign.lastIndex = offset;
  const { index, 0: found } = sign.exec(text)!;
  return found === ">" ? index + 1 : index;
}

/** Returns the number of tags with a name that are open at the end of a text. */
export function countOpen(text: string, name: string): number {
  const tags = [...text.matchAll(/<(\/?)([^\s<>/]*)[^<>]*?(\/?)>/g)].filter(([, , each]) => each === name);
  return tags.reduce((open, [, end, , isEmpty]) => open + (end ? -1 : isEmpty ? 0 : 1), 0);
}

/** The maximum number of open braces that are tried, from the last one. */
const MOST_BRACES = 50;

/**
 * Returns the offset of the brace that opens an expression without an end. The parser only knows where it stopped, which
 * may be the last line of a long text. `isClosed` tells whether all expressions of a beginning of the text are closed.
 * Undefined if no such brace is found.
 */
export function findUnclosedBrace(text: string, isClosed: (beginning: string) => boolean): number | undefined {
  const open: number[] = [];
  for (const { index, 0: brace } of withoutBracesOfCode(text).matchAll(/[{}]/g)) {
    if (brace === "{") open.push(index);
    else open.pop();
  }
  return open.slice(-MOST_BRACES).findLast((index) => isClosed(text.slice(0, index)));
}

/** Replaces the braces in code by spaces. */
function withoutBracesOfCode(text: string): string {
  const blank = (code: string) => code.replace(/[{}]/g, " ");
  return mapOutsideFences(text, (part) => part.replace(CODE_IN_TEXT, blank), blank);
}
