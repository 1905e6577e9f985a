import { isCollection, isScalar, visit, type Alias, type Document, type YAMLParseError } from "yaml";
import { CONFLICT, type Mistake } from "../shared/problem";

/** A reason why YAML or TOML cannot be read. */
export interface YamlMistake extends Mistake {
  offset: number;
}

/** A line that begins neither with a space nor as an entry of a list. */
const OUTER_KEY = /\n[^\s#-]/;

/** The syntax errors of a document, one for each line: others on the same line usually follow from it. */
export function findYamlMistakes(document: Document, yaml: string): YamlMistake[] {
  const conflict = yaml.search(/^<{7}(?: |$)/m);
  if (document.errors.length > 0 && conflict >= 0) return [{ offset: conflict, ...CONFLICT }];
  const lineOf = (offset: number) => yaml.slice(0, offset).split("\n").length;
  const tabs = document.errors.filter(({ code }) => code === "TAB_AS_INDENT");
  const damaged = tabs.map(({ pos: [tab] }) => {
    const lineAbove = yaml.lastIndexOf("\n", yaml.lastIndexOf("\n", tab - 1) - 1);
    const outerKey = yaml.slice(tab).search(OUTER_KEY);
    return { from: lineAbove + 1, to: outerKey < 0 ? Infinity : tab + outerKey + 1 };
  });
  // Other errors follow from a tab, from the line above it to the next key without an indent.
  const isDueToTab = ({ code, pos: [offset] }: YAMLParseError): boolean =>
    code !== "TAB_AS_INDENT" && damaged.some(({ from, to }) => offset >= from && offset < to);
  const mistakes = document.errors
    .filter((error) => !isDueToTab(error))
    // Keys without a name follow from another mistake.
    .filter(({ code, pos }) => code !== "DUPLICATE_KEY" || /\S/.test(yaml.charAt(pos[0])))
    .sort((a, b) => weigh(a) - weigh(b))
    .map((error) => toMistake(error, document, yaml));
  visit(document, {
    Pair(_, { key }) {
      const offset = isScalar(key) && key.range ? findStrangeSpace(yaml, key.range[0]) : undefined;
      if (offset !== undefined) mistakes.push({ offset, ...STRANGE_SPACE });
    },
  });
  for (const { range, source } of findUnknownAliases(document))
    mistakes.push({ offset: range?.[0] ?? 0, ...unknownAlias(source) });
  const lines = mistakes.map(({ offset }) => lineOf(offset));
  return mistakes.filter((_, index) => lines.indexOf(lines[index]!) === index).sort((a, b) => a.offset - b.offset);
}

/** The aliases whose anchors are not in the document. */
export function findUnknownAliases(document: Document): Alias[] {
  const unknown: Alias[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) === undefined) unknown.push(alias);
    },
  });
  return unknown;
}

const unknownAlias = (name: string): Mistake => ({
  message: `The YAML cannot be read: the alias *${name} has no anchor.`,
  expected: "Expected quotes around a value that begins with an asterisk.",
});

const STRANGE_SPACE: Mistake = {
  message: "This is not an ordinary space, and YAML reads it as a letter.",
  expected: "Expected an ordinary space in its place.",
};

/** Finds a no-break space or its like in the indentation of a line with an offset, or behind its hyphen or key. */
function findStrangeSpace(yaml: string, offset: number): number | undefined {
  const line = yaml.lastIndexOf("\n", offset - 1) + 1;
  const before = /^[ \t]*(?:- *)*(?:[\w-]+:)?(?=[^\S \t\r\n\uFEFF]|\u200b)/.exec(yaml.slice(line));
  return before ? line + before[0].length : undefined;
}

/** The codes whose messages are the most useful, in order. */
const MOST_USEFUL: readonly YAMLParseError["code"][] = ["TAB_AS_INDENT", "BAD_INDENT", "MULTILINE_IMPLICIT_KEY"];

/** Of two errors in one line, the one with the lower weight is reported. */
const weigh = ({ code }: YAMLParseError): number => [...MOST_USEFUL, code].indexOf(code);

function toMistake({ code, message, pos }: YAMLParseError, document: Document, yaml: string): YamlMistake {
  const [offset] = pos;
  const strange = findStrangeSpace(yaml, offset);
  if (strange !== undefined) return { offset: strange, ...STRANGE_SPACE };
  if (code === "DUPLICATE_KEY") {
    const name = /^[^:\s]*/.exec(yaml.slice(offset))![0];
    return { offset, message: `The key "${name}" appears twice.`, expected: "Expected each key once." };
  }
  const [, quote] = /^Missing closing (["'])quote/.exec(message) ?? [];
  const [, bracket] = /(?:end|ends) with a ([\]}])/.exec(message) ?? [];
  if (quote ?? bracket) {
    return {
      offset: beginningOf(document, offset, quote !== undefined) ?? offset,
      message: `The YAML cannot be read: this ${quote ? "quotation mark" : "bracket"} is not closed.`,
      expected: `Expected ${quote ?? bracket} at the end of the value.`,
    };
  }
  if (code === "MULTIPLE_DOCS") {
    const message = "A second YAML document begins here.";
    return { offset, message, expected: "Expected one: remove the line of hyphens." };
  }
  const reason = message.split("\n")[0]!.replace(/\.?$/, ".");
  return { offset, message: `The YAML cannot be read: ${reason}`, expected: expectedFor(code, reason, yaml, offset) };
}

/** Whether a line with a key begins at an offset. */
const isKey = (yaml: string, offset: number): boolean =>
  /(?:^|\n)$/.test(yaml.slice(0, offset)) && /^[\w-]+:(?:\s|$)/.test(yaml.slice(offset));

function expectedFor(code: YAMLParseError["code"], reason: string, yaml: string, offset: number): string {
  if (/^-\s/.test(yaml.slice(offset))) return "Expected the hyphens of a list in one column.";
  if (/within flow collections|Unexpected scalar token/.test(reason)) {
    return 'Expected a comma between two values in brackets, and quotes around a value that contains ": ".';
  }
  if (
    code === "MULTILINE_IMPLICIT_KEY" ||
    (isKey(yaml, offset) && /scalar at node end/.test(reason)) ||
    /followed by map values/.test(reason)
  ) {
    return "Expected each key on its own line, indented like the keys beside it, followed by a colon and a space.";
  }
  if (code === "TAB_AS_INDENT") return "Expected spaces in place of the tab.";
  if (code === "BAD_INDENT") return "Expected the indentation of the key or text above.";
  if (/scalar at node end/.test(reason))
    return "Expected quotes around the whole value, of the kind that it does not contain.";
  return 'Expected valid YAML; put a value that contains ": " or begins with a special character in straight quotes.';
}

/** Returns the beginning of the last quoted text, or of the last list in brackets, before an offset. */
function beginningOf(document: Document, offset: number, isQuoted: boolean): number | undefined {
  let found: number | undefined;
  visit(document, {
    Node: (_, node) => {
      const isWanted = isQuoted
        ? isScalar(node) && (node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE")
        : isCollection(node) && node.flow === true;
      if (isWanted && node.range && node.range[0] < offset) found = node.range[0];
    },
  });
  return found;
}
