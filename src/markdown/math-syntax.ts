import type { Code, Construct, Extension, State, TokenizeContext } from "micromark-util-types";
import remarkMath from "remark-math";
import type { Processor } from "unified";

const DOLLAR = 36;
const SLASH = 47;
const BRACE = 123;

/**
 * Reads `$…$` and `$$…$$` as formulas. Between single dollars stands a formula only if it is on one line, no space
 * stands inside next to a dollar, no letter or digit outside next to one, no slash before and no brace behind: "$5 and
 * $6", "$HOME/$USER" and "${a}/${b}" are text.
 */
export function remarkMathSyntax(this: Processor): void {
  remarkMath.call(this as never);
  const extensions = this.data().micromarkExtensions as Extension[];
  const { text } = extensions.at(-1)!;
  const construct = text![DOLLAR] as Construct;
  text![DOLLAR] = { ...construct, tokenize: strict(construct.tokenize) };
}

/** The same construct, which gives up where a single dollar cannot begin or end a formula. */
function strict(tokenize: Construct["tokenize"]): Construct["tokenize"] {
  return function (this: TokenizeContext, effects, ok, nok): State {
    const start = this.now();
    const afterWord = isWord(this.previous) || this.previous === SLASH;
    return tokenize.call(
      this,
      effects,
      (code) => {
        const source = this.sliceSerialize({ start, end: this.now() });
        const isSingle = !source.startsWith("$$");
        return isSingle && (afterWord || isWord(code) || code === BRACE || !/^\$(\S|\S.*[^\s\\])\$$/.test(source))
          ? nok(code)
          : ok(code);
      },
      nok,
    );
  };
}

/** Codes below zero are ends of lines. */
const isWord = (code: Code): boolean => code !== null && code > 0 && /[\p{L}\p{N}_]/u.test(String.fromCodePoint(code));
