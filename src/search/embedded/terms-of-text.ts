import { partsOf, tokenize, type Token } from "./tokenize";

/** A term that a text is found by, and the number of its word. */
export interface PlacedTerm {
  term: string;
  place: number;
}

const LONGEST_COMPOUND = 24;

/**
 * The terms of a text: its words, the parts of a name such as `useState`, and what is joined by dots or hyphens as one
 * word (`nodejs` of Node.js). Gives the number of words too.
 */
export function termsOfText(text: string): { terms: PlacedTerm[]; length: number } {
  const tokens = tokenize(text);
  const terms: PlacedTerm[] = [];
  for (const [place, token] of tokens.entries()) {
    terms.push({ term: token.term, place });
    for (const part of partsOf(text.slice(token.start, token.end))) terms.push({ term: part, place });
    const compound = compoundAt(text, tokens, place);
    if (compound) terms.push({ term: compound, place });
  }
  return { terms, length: tokens.length };
}

/** The word that begins at a token and goes on behind a dot, hyphen or apostrophe, as one. */
export function compoundAt(text: string, tokens: readonly Token[], from: number): string | undefined {
  if (!isJoined(text, tokens, from + 1) || isJoined(text, tokens, from)) return undefined;
  let end = from + 2;
  while (isJoined(text, tokens, end)) end += 1;
  const compound = tokens.slice(from, end).reduce((whole, { term }) => whole + term, "");
  return compound.length <= LONGEST_COMPOUND ? compound : undefined;
}

/** Whether a token goes on from the one before. */
function isJoined(text: string, tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index]];
  return !!before && !!after && after.start - before.end === 1 && /[.\-_'’]/.test(text[before.end]!);
}
