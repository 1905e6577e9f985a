import type { VFileMessage } from "vfile-message";
import type { Mistake } from "../../shared/problem";
import { countOpen, endOfTag, expressionAt, lineAt, paragraphAt, rangeOf, type Range } from "./ranges";

/** An error of the MDX parser, in words for the author. */
export interface MdxMistake extends Mistake {
  offset: number;
  /** The ranges to remove so that the rest can be parsed. */
  cuts: Range[];
  /** The names of the tags that do not match, if that is what is wrong. */
  unpaired?: string[];
}

const LESS_THAN = "or \\< for < in the text.";

/**
 * Translates an error of the parser into a mistake for the author. `beginOfTag` returns the offset of the `<` of the tag at
 * an offset, because the parser only knows where it stopped.
 */
export const toMdxMistake = (text: string, error: VFileMessage, beginOfTag: (offset: number) => number): MdxMistake =>
  ofTags(text, error) ?? ofCode(text, error) ?? ofTag(text, error, beginOfTag);

/** Returns the mistake for an opening brace, given by its offset, that is not closed. */
export function ofUnclosedBrace(text: string, brace: number): MdxMistake {
  const message = "The expression that begins with this brace is not closed.";
  const expected = "Expected } at its end, or \\{ for a brace in the text.";
  const [tag = ""] = /<[^<>{}]*=\s*$/.exec(text.slice(0, brace)) ?? [];
  const cuts: Range[] = [[brace - tag.length, lineAt(text, brace)[1]]];
  return { message, expected, offset: brace, cuts };
}

/** Elements without content. */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const OPEN_TAG = /^Expected a closing tag for `<([^>]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/;
const OTHER_TAG = /^Unexpected closing tag `<\/([^>]*)>`, .* for `<([^>]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/;

function ofTags(text: string, error: VFileMessage): MdxMistake | undefined {
  const open = OPEN_TAG.exec(error.reason);
  if (open) {
    const [, name = "", ...places] = open;
    const cut = rangeOf(text, places);
    const message = `The tag <${name}> is not closed in its block.`;
    const empty = name && `<${name} /> where nothing is in it, `;
    const expected = VOID.test(name)
      ? `Expected <${name} />, ${LESS_THAN}`
      : `Expected </${name}> in the same block, ${empty}${LESS_THAN}`;
    return { message, expected, offset: cut[0], cuts: [cut], unpaired: [name] };
  }
  const other = OTHER_TAG.exec(error.reason);
  if (!other) return undefined;
  const [, name = "", opened = "", ...places] = other;
  const offset = offsetOf(error);
  const message = `</${name}> does not close <${opened}> of line ${places[0]}.`;
  const cut = rangeOf(text, places);
  // If a tag around it has this name, the closing tag belongs to that one, and the inner one is not closed.
  const isForgotten = countOpen(text.slice(0, cut[0]), name) > 0;
  const cuts: Range[] = isForgotten ? [cut] : [cut, [offset, text.indexOf(">", offset) + 1]];
  return { message, expected: `Expected </${opened}>, ${LESS_THAN}`, offset, cuts, unpaired: [name, opened] };
}

function ofCode(text: string, error: VFileMessage): MdxMistake | undefined {
  const { cause, reason, ruleId } = error;
  if (ruleId !== "acorn") return undefined;
  // acorn appends its own position to the message: `Unexpected token (1:2)`.
  const found = cause instanceof Error ? cause.message.replace(/ \(\d+:\d+\)$/, "") : reason;
  const isExpression = reason.startsWith("Could not parse expression");
  const message = `${isExpression ? "The expression in braces" : "The import or export"} is not valid JavaScript: ${found}.`;
  const expected = isExpression
    ? "Expected a value written out, or \\{ for a brace in the text."
    : "Expected JavaScript, or another word at the beginning of the line.";
  const offset = offsetOf(error);
  const cut = isExpression ? expressionAt(text, offset) : paragraphAt(text, offset);
  const liquid = isExpression && ofLiquid(text, cut[0]);
  if (liquid) return liquid;
  return { message, expected, offset, cuts: [cut] };
}

/** The mistake for a tag of Liquid. The text up to its closing tag is cut too. */
function ofLiquid(text: string, offset: number): MdxMistake | undefined {
  const [tag, name = ""] = /^\{%-?[ \t]*(\w+)[^{}]*%\}/.exec(text.slice(offset)) ?? [];
  if (tag === undefined) return undefined;
  const message = `The tag {% ${name} … %} cannot be read: the site runs no templates.`;
  const expected = "Expected a block, Markdown or HTML in its place, or \\{ for a brace in the text.";
  return { message, expected, offset, cuts: [[offset, endOfLiquid(text, offset, name) ?? offset + tag.length]] };
}

/** Returns the end of the tag that closes a tag of Liquid. Tags of that name may be nested. */
function endOfLiquid(text: string, offset: number, name: string): number | undefined {
  const tags = text.slice(offset).matchAll(new RegExp(String.raw`\{%-?[ \t]*(end)?${name}\b[^{}]*%\}`, "g"));
  let open = 0;
  for (const { 0: tag, 1: end, index } of tags) {
    open += end ? -1 : 1;
    if (open === 0) return offset + index + tag.length;
  }
  return undefined;
}

function ofTag(text: string, error: VFileMessage, beginOfTag: (offset: number) => number): MdxMistake {
  const { reason, ruleId } = error;
  const offset = offsetOf(error);
  const begin = beginOfTag(offset);
  if (ruleId === "unexpected-character" && begin + 1 === offset) {
    const message = "This < does not begin a tag.";
    return { message, expected: "Expected \\< for < in the text.", offset: begin, cuts: [[begin, offset]] };
  }
  if (ruleId === "unexpected-eof" || /\n[ \t]*\n/.test(text.slice(begin, offset))) {
    const message = "The tag that begins here does not end.";
    const expected = `Expected > at its end and both quotes around its values, ${LESS_THAN}`;
    return { message, expected, offset: begin, cuts: [[begin, lineAt(text, begin)[1]]] };
  }
  const cuts: Range[] = [[begin, endOfTag(text, offset)]];
  if (ruleId === "unexpected-closing-slash") {
    const [, name = ""] = /^<\/\s*([^\s>]*)/.exec(text.slice(begin)) ?? [];
    const message = `</${name}> does not close a tag of its block.`;
    return { message, expected: `Expected <${name}> before it, ${LESS_THAN}`, offset: begin, cuts, unpaired: [name] };
  }
  const message = `The tag cannot be read: ${reason}.`;
  return { message, expected: `Expected a tag, ${LESS_THAN}`, offset, cuts };
}

export function offsetOf({ place }: VFileMessage): number {
  const { offset } = place && "start" in place ? place.start : (place ?? {});
  return offset ?? 0;
}
