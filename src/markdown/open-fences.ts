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
