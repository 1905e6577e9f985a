import { extractExcerpt } from "../markdown/excerpt";

/** The first heading of level 1 of a Markdown text. */
export interface FirstHeading {
  /** Without Markdown. */
  title: string;
  /** Whether nothing but comments, imports and exports stands before it. */
  leads: boolean;
  /** The text without it, every other line where it was. */
  rest: string;
}

const SILENT_LINE = /^\s*(?:<!--.*-->|\{\/\*.*\*\/\}|import\s.*|export\s.*)?\s*$/;

/** Finds the first `# Title`, or title underlined with `=`, outside code. */
export function findFirstHeading(text: string): FirstHeading | null {
  const lines = text.split("\n");
  let fence: string | null = null;
  let leads = true;
  for (const [index, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (fence === null || (mark[0] === fence[0] && mark.length >= fence.length))) {
      fence = fence === null ? mark : null;
    }
    const heading = fence === null ? headingAt(lines, index) : null;
    if (heading) {
      const rest = lines.map((kept, at) => (at >= index && at < index + heading.lines ? "" : kept)).join("\n");
      return { title: plainText(heading.text), leads, rest };
    }
    leads &&= SILENT_LINE.test(line);
  }
  return null;
}

function headingAt(lines: readonly string[], index: number): { text: string; lines: number } | null {
  const atx = /^ {0,3}#[ \t]+(.+?)(?:[ \t]+#+)?\s*$/.exec(lines[index]!);
  if (atx) return { text: atx[1]!, lines: 1 };
  const isParagraph = /^ {0,3}[^\s>#\-*+|<:]/.test(lines[index]!) && !(lines[index - 1] ?? "").trim();
  if (!isParagraph || !/^ {0,3}=+\s*$/.test(lines[index + 1] ?? "")) return null;
  return { text: lines[index]!.trim(), lines: 2 };
}

function plainText(markdown: string): string {
  const text = markdown.replace(/\s*\{#[^{}]+\}\s*$|\s*\{\/\*.*\*\/\}\s*$|\s*<!--.*-->\s*$/, "");
  return extractExcerpt(text) || text;
}
