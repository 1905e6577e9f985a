import type { Code, Html, Root } from "mdast";
import type { VFile } from "vfile";
import { endOf, nearest } from "../../shared/problem";
import { isKnownLanguage } from "../code/highlighter";

/** Reports a code block that no fence closes. It contains everything up to the end of its container. */
export function findOpenFence({ position, lang }: Code, file: VFile): void {
  const text = String(file).slice(position?.start.offset, position?.end.offset);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(text) ?? [];
  if (fence === undefined) return;
  const expected = `Expected ${fence} on a line of its own`;
  if (!isClosed(text, fence)) file.message(`The block of code is not closed. ${expected} at its end.`, position);
  else if (!isMarkdown(lang) && beginsAnother(text, fence))
    file.message(`The block of code is not closed before the next one begins. ${expected} at its end.`, position);
}

const isMarkdown = (lang: string | null | undefined): boolean => /^(?:md|mdx|markdown|te?xt)?$/i.test(lang ?? "");

/** Whether a block holds a line that looks like the beginning of a block in a known language. */
const beginsAnother = (text: string, fence: string): boolean =>
  [...text.matchAll(/\n[ \t>]*(`{3,}|~{3,})([\w+#-]+)/g)].some(
    ([, mark, lang]) => mark === fence && isKnownLanguage(lang!.toLowerCase()),
  );

/** Reports a comment of HTML that nothing closes. It hides everything up to the end of its container. */
export function findOpenComment({ value, position }: Html, file: VFile): void {
  const open = value.search(/<!--(?![^]*-->)/);
  if (open < 0) return;
  const place = position && endOf(value.slice(0, open), position.start);
  file.message("The comment is not closed, so readers do not see what follows. Expected --> at its end.", place);
}

/** Reports a comment whose only word is nearly that of a truncate mark. */
export function findMisspeltMark({ value, position }: Pick<Html, "value" | "position">, file: VFile): void {
  const [, word = ""] = /(?:<!--|\/\*)\s*(\w+)\s*(?:-->|\*\/)/.exec(value) ?? [];
  if (word !== MARK && nearest(word, [MARK]))
    file.message(`The comment "${word}" has no effect. Did you mean ${MARK}?`, position);
}

const MARK = "truncate";

function isClosed(text: string, opening: string): boolean {
  const [, closing = ""] = /[\r\n][ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(text) ?? [];
  return closing.startsWith(opening);
}

/**
 * Reports lines of MDX that would be indented code in `.md`. Skips lines in components, which are usually indented, and
 * lines after a list, which may belong to it.
 */
export function findIndentedCode({ children }: Root, file: VFile): void {
  const lines = String(file).split("\n");
  children.forEach((node, index) => {
    if (node.type !== "paragraph" || children[index - 1]?.type === "list") return;
    const { start, end } = node.position!;
    if (lines.slice(start.line - 1, end.line).every((line) => /^(?: {4}| {0,3}\t)/.test(line)))
      file.message("Indented lines are not code in MDX. Expected ``` above and below them, or no indentation.", node);
  });
}
