import type { Root } from "mdast";
import type { VFile } from "vfile";
import { visit } from "unist-util-visit";

/** Says of a block of code that no fence closes: it goes on to the end of what it stands in, with all that follows. */
export function remarkOpenFences() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    visit(tree, "code", ({ position }) => {
      const text = source.slice(position?.start.offset, position?.end.offset);
      const [fence] = /^(?:`{3,}|~{3,})/.exec(text) ?? [];
      if (fence === undefined || isClosed(text, fence)) return;
      file.message(`The block of code is not closed. Expected ${fence} on a line of its own at its end.`, position);
    });
  };
}

function isClosed(text: string, opening: string): boolean {
  const [, closing = ""] = /[\r\n][ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(text) ?? [];
  return closing.startsWith(opening);
}

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
