/** The beginning of a line before its block: quote marks, list markers and spaces. */
const CONTAINERS = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/;
/** If a backtick follows the fence on its line, it is inline code. */
const OPENING = /^(?:(`{3,})[^`]*|(~{3,}).*)$/;

/** Inline code. */
export const CODE_IN_TEXT = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[^])*?(?<!`)\1(?!`)/g;

interface Fence {
  mark: string;
  /** The indentation of the list item around the fence, if the fence is on the item's first line. */
  indent: number;
  isQuoted: boolean;
}

function openingOf(line: string): Fence | undefined {
  const [containers = ""] = CONTAINERS.exec(line) ?? [];
  const [, backticks, tildes] = OPENING.exec(line.slice(containers.length)) ?? [];
  const mark = backticks ?? tildes;
  if (!mark) return undefined;
  const isInItem = /[-*+\d]/.test(containers);
  return { mark, indent: isInItem ? containers.length : 0, isQuoted: containers.includes(">") };
}

/** Whether a line closes a fenced block, or is outside the quote or list item around it, which ends the block too. */
function endOfFence(line: string, { mark, indent, isQuoted }: Fence): "closed" | "left" | undefined {
  const text = line.replace(/^[ \t>]*/, "");
  if (text.startsWith(mark) && /^(`+|~+)[ \t]*$/.test(text)) return "closed";
  if (text === "") return undefined;
  const [room = ""] = /^[ \t]*/.exec(line) ?? [];
  const isOutside = isQuoted ? !/^[ \t]*>/.test(line) : room.replaceAll("\t", "    ").length < indent;
  return isOutside ? "left" : undefined;
}

/** Maps the parts of a text outside its fenced code blocks and, with `mapFence`, the blocks. */
export function mapOutsideFences(
  text: string,
  map: (part: string) => string,
  mapFence: (block: string) => string = (block) => block,
): string {
  const parts: { lines: string[]; isCode: boolean }[] = [{ lines: [], isCode: false }];
  let fence: Fence | undefined;
  let isComment = false;
  for (const line of text.split("\n")) {
    const end = fence && endOfFence(line, fence);
    if (end === "left") {
      fence = undefined;
      parts.push({ lines: [], isCode: false });
    }
    const opening = fence || isComment ? undefined : openingOf(line);
    if (opening) {
      fence = opening;
      parts.push({ lines: [], isCode: true });
    }
    parts.at(-1)!.lines.push(line);
    if (end === "closed") {
      fence = undefined;
      parts.push({ lines: [], isCode: false });
    }
    if (!fence) isComment = isOpenComment(line, isComment);
  }
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines, isCode }) => (isCode ? mapFence : map)(lines.join("\n")))
    .join("\n");
}

/** Whether an HTML comment continues after a line. Fences in comments do not count. */
function isOpenComment(line: string, wasOpen: boolean): boolean {
  const text = line.replace(CODE_IN_TEXT, "");
  const start = text.lastIndexOf("<!--");
  const end = text.lastIndexOf("-->");
  return start < 0 && end < 0 ? wasOpen : start > end;
}
