import { CODE_IN_TEXT, mapOutsideFences } from "./fences";

/** A text with more open braces than this is looked through from its end only so far. */
const MOST_BRACES = 50;

/**
 * The offset of the brace that opens an expression without an end. The parser itself says only where it stopped looking
 * for that end, which may be the last line of a long text. `isClosed` says of a beginning of the text whether all
 * expressions in it end. Gives nothing where no brace explains it.
 */
export function findUnclosedBrace(text: string, isClosed: (beginning: string) => boolean): number | undefined {
  const open: number[] = [];
  for (const { index, 0: brace } of withoutBracesOfCode(text).matchAll(/[{}]/g)) {
    if (brace === "{") open.push(index);
    else open.pop();
  }
  return open.slice(-MOST_BRACES).findLast((index) => isClosed(text.slice(0, index)));
}

/** A text of the same length. */
function withoutBracesOfCode(text: string): string {
  const blank = (code: string) => code.replace(/[{}]/g, " ");
  return mapOutsideFences(text, (part) => part.replace(CODE_IN_TEXT, blank), blank);
}
