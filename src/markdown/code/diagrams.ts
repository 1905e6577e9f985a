import { h } from "hastscript";
import type { Code } from "mdast";
import type { VFile } from "vfile";
import { scrolling } from "../elements/tables-and-lists";

const TITLE = /title=(?:"([^"]*)"|'([^']*)')/;
const ACC_TITLE = /^\s*accTitle\s*:\s*(.+?)\s*$/m;
const ACC_DESCRIPTION = /^\s*accDescr\s*(?::\s*(.+?)\s*$|\{\s*([^}]*?)\s*\})/m;

/** Whether a code block is a diagram. */
export const isDiagram = ({ lang }: Code): boolean => lang?.toLowerCase() === "mermaid";

/**
 * Turns a code block in the language `mermaid` into a figure with its source, which the browser replaces by the drawing.
 * Later plugins do not see it as code.
 */
export function toDiagram(node: Code, file: VFile): void {
  if (node.value.trim() === "") file.message("The diagram is empty.", node.position);
  node.data = { ...node.data, ...figure(node) };
  Object.assign(node, { type: "diagram", value: undefined, children: [] });
  delete (node as Partial<Code>).value;
}

function figure({ value, meta }: Code) {
  const [, double, single] = TITLE.exec(meta ?? "") ?? [];
  const title = double ?? single;
  const [, line, block] = ACC_DESCRIPTION.exec(value) ?? [];
  const description = (line ?? block)?.replace(/\s+/g, " ");
  const label = ACC_TITLE.exec(value)?.[1] ?? title ?? "Diagram";
  const pre = h("pre", scrolling("Source of the diagram"), value);
  const source = h("details", { open: true }, [h("summary", {}, "Source of the diagram"), pre]);
  return {
    hName: "figure",
    hProperties: { className: ["diagram"], dataLabel: label, dataDescription: description },
    hChildren: [source, ...(title ? [h("figcaption", {}, title)] : [])],
  };
}
