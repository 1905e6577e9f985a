import type { VFileMessage } from "vfile-message";
import { endOf } from "./end-of";
import type { Mistake } from "./markdown-error";

type Range = readonly [from: number, to: number];

/** What the parser of MDX stopped at. */
export interface MdxMistake extends Mistake {
  /** What is to be left out so that the rest can be read, as offsets. */
  cuts: Range[];
  /** The tags that do not belong together, where it is about tags. */
  unpaired: string[];
}

/** A mistake whose place is known as an offset. */
type Placed = Omit<MdxMistake, "line" | "column"> & { offset: number };

const LESS_THAN = "or \\< for < in the text.";

/** Says what an error of the parser means for an author, where it is, and what to leave out to read on. */
export function toMdxMistake(text: string, error: VFileMessage): MdxMistake {
  const { offset, ...mistake } = ofTags(text, error) ?? ofCode(text, error) ?? ofTag(text, error);
  return { ...mistake, ...endOf(text.slice(0, offset)) };
}

/** Says of a brace, by its offset, that what begins with it has no end. */
export function ofUnclosedBrace(text: string, brace: number): MdxMistake {
  const message = "The expression that begins with this brace has no end.";
  const expected = "Expected } at its end, or \\{ for a brace in the text.";
  const cuts: Range[] = [[brace, lineAt(text, brace)[1]]];
  return { message, expected, cuts, unpaired: [], ...endOf(text.slice(0, brace)) };
}

const OPEN_TAG = /^Expected a closing tag for `<([^>]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/;
const OTHER_TAG = /^Unexpected closing tag `<\/([^>]*)>`, .* for `<([^>]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/;

function ofTags(text: string, error: VFileMessage): Placed | undefined {
  const open = OPEN_TAG.exec(error.reason);
  if (open) {
    const [, name = "", ...places] = open;
    const cut = rangeOf(text, places);
    const message = `The tag <${name}> is not closed in its block.`;
    const empty = name ? `, <${name} /> where nothing is in it` : "";
    const expected = `Expected </${name}> in the same block${empty}, ${LESS_THAN}`;
    return { message, expected, offset: cut[0], cuts: [cut], unpaired: [name] };
  }
  const other = OTHER_TAG.exec(error.reason);
  if (!other) return undefined;
  const [, name = "", opened = "", ...places] = other;
  const offset = offsetOf(error);
  const message = `</${name}> stands where <${opened}> of line ${places[0]} is to be closed.`;
  const cuts: Range[] = [rangeOf(text, places), [offset, text.indexOf(">", offset) + 1]];
  return { message, expected: `Expected </${opened}>, ${LESS_THAN}`, offset, cuts, unpaired: [name, opened] };
}

function ofCode(text: string, error: VFileMessage): Placed | undefined {
  const { cause, reason, ruleId } = error;
  if (ruleId !== "acorn") return undefined;
  // The parser of code puts what it found behind its own place, `Unexpected token (1:2)`.
  const found = cause instanceof Error ? cause.message.replace(/ \(\d+:\d+\)$/, "") : reason;
  const isExpression = reason.startsWith("Could not parse expression");
  const message = `${isExpression ? "The expression in braces" : "The import or export"} is not valid JavaScript: ${found}.`;
  const expected = isExpression
    ? "Expected a value written out, or \\{ for a brace in the text."
    : "Expected JavaScript, or another word at the beginning of the line.";
  const offset = offsetOf(error);
  return { message, expected, offset, cuts: [lineAt(text, offset)], unpaired: [] };
}

function ofTag(text: string, error: VFileMessage): Placed {
  const { reason, ruleId } = error;
  const offset = offsetOf(error);
  const begin = Math.max(text.lastIndexOf("<", offset), 0);
  if (ruleId === "unexpected-character" && begin + 1 === offset) {
    const message = "This < begins no tag.";
    return {
      message,
      expected: "Expected \\< for < in the text.",
      offset: begin,
      cuts: [[begin, offset]],
      unpaired: [],
    };
  }
  const cuts: Range[] = [[begin, ruleId === "unexpected-eof" ? offset : endOfTag(text, offset)]];
  if (ruleId === "unexpected-eof") {
    const message = "The tag that begins here has no end.";
    return { message, expected: `Expected > at its end, ${LESS_THAN}`, offset: begin, cuts, unpaired: [] };
  }
  if (ruleId === "unexpected-closing-slash") {
    const [, name = ""] = /^<\/\s*([^\s>]*)/.exec(text.slice(begin)) ?? [];
    const message = `</${name}> closes no tag of its block.`;
    return { message, expected: `Expected <${name}> before it, ${LESS_THAN}`, offset: begin, cuts, unpaired: [name] };
  }
  const message = `The tag cannot be read: ${reason}.`;
  return { message, expected: `Expected a tag, ${LESS_THAN}`, offset, cuts, unpaired: [] };
}

function offsetOf({ place }: VFileMessage): number {
  const { offset } = place && "start" in place ? place.start : (place ?? {});
  return offset ?? 0;
}

/** The offsets of a place that the parser names in words, by line and column. */
function rangeOf(text: string, numbers: string[]): Range {
  const [line = 1, column = 1, lastLine = 1, lastColumn = 1] = numbers.map(Number);
  const lines = text.split("\n");
  const beginOf = (number: number) => lines.slice(0, number - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return [beginOf(line) + column - 1, beginOf(lastLine) + lastColumn - 1];
}

function lineAt(text: string, offset: number): Range {
  const end = text.indexOf("\n", offset);
  return [text.lastIndexOf("\n", offset - 1) + 1, end < 0 ? text.length : end];
}

/** Behind the sign that ends a tag, or before what cannot be part of it. */
function endOfTag(text: string, offset: number): number {
  const sign = /[<>\n]|$/g;
  sign.lastIndex = offset;
  const { index, 0: found } = sign.exec(text)!;
  return found === ">" ? index + 1 : index;
}
