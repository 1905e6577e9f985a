/** What is said of a line: highlighted, added, removed, or in focus while the others are dimmed. */
export type LineMark = "marked" | "added" | "removed" | "focus";

export interface MarkedCode {
  /** The lines to show, without the comments that marked them. */
  lines: string[];
  /** By index of the line. */
  marks: Map<number, Set<LineMark>>;
  /** Whether a `highlight-start` has no `highlight-end`; then all lines after it are marked. */
  isOpen: boolean;
}

type IsComment = (line: string) => Promise<boolean>;

const MARKS: Record<string, LineMark> = {
  "++": "added",
  "--": "removed",
  focus: "focus",
  hl: "marked",
  highlight: "marked",
};

const OPEN = String.raw`(?:\/{2,}|\{?\/\*+|<!--|\{\{!?--|<%--|<%#|\{#|\(\*|\{-|@\*|#+|--|;+|%+|'|"|!|\brem)`;
const CLOSE = String.raw`(?:\*\/\}?|-->|--\}\}|\}\}|--%>|%>|#\}|\*\)|-\}|\*@)?`;
const MARK = String.raw`\[!code (\+\+|--|focus|hl|highlight)(?::(\d+))?\]`;
/** A mark that is a whole comment at the end of a line, or the end of one that says more. */
const WHOLE_COMMENT = new RegExp(String.raw`\s*${OPEN}\s*${MARK}\s*${CLOSE}\s*$`, "i");
const END_OF_COMMENT = new RegExp(String.raw`\s*${MARK}(?=\s*${CLOSE}\s*$)`, "i");
const HIGHLIGHT = /^\s*(?:[^\w\s]{1,5}|rem)\s*highlight-(next-line|start|end)\s*(?:[^\w\s]{1,5}\s*)?$/i;

/** Takes the marks out of a piece of code: `[!code …]`, and `highlight-…` comments unless lines are named by range. */
export async function readMarks(
  code: string,
  named: Set<number> | undefined,
  isComment: IsComment,
): Promise<MarkedCode> {
  const lines: string[] = [];
  const marks: MarkedCode["marks"] = new Map();
  const add = (index: number, mark: LineMark) => marks.set(index, (marks.get(index) ?? new Set()).add(mark));
  let isOpen = false;
  for (const source of code.split(/\r?\n/)) {
    const index = lines.length;
    const comment = named ? null : HIGHLIGHT.exec(source);
    if (comment && (await isComment(source.trim()))) {
      if (comment[1] === "next-line") add(index, "marked");
      else isOpen = comment[1] === "start";
      continue;
    }
    const { line, found } = stripMarks(source);
    for (const { mark, count } of found) for (let offset = 0; offset < count; offset += 1) add(index + offset, mark);
    if (line.trim() === "" && found.length > 0) continue;
    if (isOpen) add(index, "marked");
    lines.push(line);
  }
  for (const line of named ?? []) add(line - 1, "marked");
  return { lines, marks, isOpen };
}

function stripMarks(source: string): { line: string; found: { mark: LineMark; count: number }[] } {
  const found: { mark: LineMark; count: number }[] = [];
  if (!source.includes("[!code ")) return { line: source, found };
  let line = source;
  for (;;) {
    const match = WHOLE_COMMENT.exec(line) ?? END_OF_COMMENT.exec(line);
    if (!match) return { line, found };
    found.push({ mark: MARKS[match[1]!.toLowerCase()]!, count: Math.min(Number(match[2] ?? 1), 1000) });
    line = line.slice(0, match.index) + line.slice(match.index + match[0].length);
  }
}
