import type { Root } from "mdast";
import type { VFile } from "vfile";

/**
 * Says where lines of MDX would be code in `.md`. Those in components are indented as these are, and those below a list
 * may go on with it.
 */
export function findIndentedCode({ children }: Root, file: VFile): void {
  const lines = String(file).split("\n");
  children.forEach((node, index) => {
    if (node.type !== "paragraph" || children[index - 1]?.type === "list") return;
    const { start, end } = node.position!;
    if (lines.slice(start.line - 1, end.line).every((line) => /^(?: {4}| {0,3}\t)/.test(line)))
      file.message("Indented lines are no code in MDX. Expected ``` above and below them, or no indentation.", node);
  });
}
