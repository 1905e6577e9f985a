import { h } from "hastscript";
import type { Code, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

const TITLE = /title=(?:"([^"]*)"|'([^']*)')/;
const ACC_TITLE = /^\s*accTitle\s*:\s*(.+?)\s*$/m;
const ACC_DESCRIPTION = /^\s*accDescr\s*(?::\s*(.+?)\s*$|\{\s*([^}]*?)\s*\})/m;

/** Whether a block of code is a diagram. */
export const isDiagram = ({ lang }: Code): boolean => lang?.toLowerCase() === "mermaid";

/**
 * Turns blocks of code in the language `mermaid` into figures that show their source; in the browser the drawing takes
 * its place. They are no longer code for what comes after.
 */
export function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "code", (node) => {
      if (!isDiagram(node)) return;
      if (node.value.trim() === "") file.message("The diagram is empty.", node.position);
      node.data = { ...node.data, ...figure(node) };
      Object.assign(node, { type: "diagram", value: undefined, children: [] });
      delete (node as Partial<Code>).value;
    });
  };
}

function figure({ value, meta }: Code) {
  const [, double, single] = TITLE.exec(meta ?? "") ?? [];
  const title = double ?? single;
  const [, line, block] = ACC_DESCRIPTION.exec(value) ?? [];
  const description = (line ?? block)?.replace(/\s+/g, " ");
  const label = ACC_TITLE.exec(value)?.[1] ?? title ?? "Diagram";
  const pre = h("pre", { tabIndex: 0, role: "group", ariaLabel: "Source of the diagram" }, value);
  const source = h("details", { open: true }, [h("summary", {}, "Source of the diagram"), pre]);
  return {
    hName: "figure",
    hProperties: { className: ["diagram"], dataLabel: label, dataDescription: description },
    hChildren: [source, ...(title ? [h("figcaption", {}, title)] : [])],
  };
}
