import type { Code, Construct, Effects, Extension, State, TokenizeContext } from "micromark-util-types";
import remarkMath from "remark-math";
import type { Processor } from "unified";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    mathFlow: "mathFlow";
    mathFlowFence: "mathFlowFence";
    mathFlowFenceSequence: "mathFlowFenceSequence";
    mathFlowValue: "mathFlowValue";
  }
}

const DOLLAR = 36;
const SLASH = 47;
const BACKSLASH = 92;
const BRACE = 123;

/**
 * Reads `$…$` and `$$…$$` as formulas. Single dollars enclose a formula only if both are on one line, with no space
 * inside next to either, no letter or digit outside next to either, no slash before the first and no brace after the
 * second: "$5 and $6", "$HOME/$USER" and "${a}/${b}" are text. A block begins with a line that starts with `$$`, and ends
 * at the next `$$`. The formula may begin and end on these lines. `elements/math.ts` reports text after the end.
 */
export function remarkMathSyntax(this: Processor): void {
  remarkMath.call(this as never);
  const extensions = this.data().micromarkExtensions as Extension[];
  const { flow, text } = extensions.at(-1)!;
  flow![DOLLAR] = { ...(flow![DOLLAR] as Construct), tokenize: tokenizeBlock };
  const construct = text![DOLLAR] as Construct;
  text![DOLLAR] = { ...construct, tokenize: strict(construct.tokenize) };
}

/** Restricts the construct to single dollars that can begin or end a formula. */
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

/** Negative codes are line endings and tabs. */
const isWord = (code: Code): boolean => code !== null && code > 0 && /[\p{L}\p{N}_]/u.test(String.fromCodePoint(code));

const isEndOfLine = (code: Code): boolean => code !== null && code < -2;
const isRoom = (code: Code): boolean => code === 32 || code === -1 || code === -2;

/** Creates the same tokens as the library's construct, which drops a formula on the lines of the dollars. */
function tokenizeBlock(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const { interrupt } = this;
  let size = 0;
  let isFirstLine = true;

  const end: State = (code) => {
    effects.exit("mathFlow");
    return ok(code);
  };
  const opening: State = (code) => {
    if (code === DOLLAR) {
      size += 1;
      effects.consume(code);
      return opening;
    }
    if (size < 2) return nok(code);
    effects.exit("mathFlowFenceSequence");
    effects.exit("mathFlowFence");
    return content(code);
  };
  const content: State = (code) => {
    if (code === null) return end(code);
    if (isEndOfLine(code)) {
      isFirstLine = false;
      return interrupt ? end(code) : effects.attempt(nextLine, content, end)(code);
    }
    if (code !== DOLLAR) return value(code);
    return isFirstLine ? nok(code) : effects.attempt(closing, end, value)(code);
  };
  const value: State = (code) => {
    effects.enter("mathFlowValue");
    effects.consume(code);
    return rest;
  };
  const rest: State = (code) => {
    if (code !== null && !isEndOfLine(code) && code !== DOLLAR) {
      effects.consume(code);
      return rest;
    }
    effects.exit("mathFlowValue");
    return content(code);
  };
  const closing: Construct = {
    partial: true,
    tokenize(effects, ok, nok) {
      const isEscaped = this.previous === BACKSLASH;
      let count = 0;
      const dollars: State = (code) => {
        if (code === DOLLAR) count += 1;
        else return count < size ? nok(code) : room(code);
        effects.consume(code);
        return dollars;
      };
      const room: State = (code) => {
        if (isRoom(code)) {
          effects.consume(code);
          return room;
        }
        if (code !== null && !isEndOfLine(code)) return isEscaped ? nok(code) : tail(code);
        effects.exit("mathFlowFence");
        return ok(code);
      };
      const tail: State = (code) => {
        if (code === null || isEndOfLine(code)) return room(code);
        effects.consume(code);
        return tail;
      };
      return (code) => {
        effects.enter("mathFlowFence");
        return dollars(code);
      };
    },
  };
  return (code) => {
    effects.enter("mathFlow");
    effects.enter("mathFlowFence");
    effects.enter("mathFlowFenceSequence");
    return opening(code);
  };
}

/** A line ending, if the block around the formula, such as a quote, continues on the next line. */
const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter("lineEnding");
      effects.consume(code);
      effects.exit("lineEnding");
      return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next));
    };
  },
};
