import { escapePattern } from "../../shared/escape";

/** The place of a word in the value of a front matter key, or of the key; the file's beginning without such a key. */
export function placeOf(text: string, key: string, word?: string): { line: number; column: number } {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => new RegExp(`^["']?${escapePattern(key)}["']?\\s*:`).test(line));
  if (start < 0) return { line: 1, column: 1 };
  const wanted = word === undefined ? undefined : wholeWord(word);
  for (let index = start; wanted && index < lines.length && (index === start || isBelow(lines[index]!)); index += 1) {
    const from = index === start ? lines[index]!.indexOf(":") + 1 : 0;
    const found = lines[index]!.slice(from).search(wanted);
    if (found >= 0) return { line: index + 1, column: from + found + 1 };
  }
  return { line: start + 1, column: 1 };
}

/** Whether a line goes on with the value of the key above it. */
const isBelow = (line: string): boolean => /^(\s|-\s|[\]}]|#|$)/.test(line);

const wholeWord = (word: string): RegExp => new RegExp(`(?<![\\w-])${escapePattern(word)}(?![\\w-])`);
