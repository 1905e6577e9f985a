import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import type { Processor } from "unified";
import { SKIP, visit } from "./visit";

/** What an extension of the parser does to a tree when it is complete. */
interface Extension {
  transforms?: ((tree: Nodes) => unknown)[];
}

/** What every web address and every e-mail address that becomes a link has in it. */
const ADDRESS = /www\.|:\/\/|@/i;

const mayHoldAddress = (node: Nodes): boolean => node.type === "text" && ADDRESS.test(node.value);

/**
 * GFM as `remark-gfm` reads it, which looks for addresses in every word, and for each of them looks through all blocks
 * before it. Here it looks only where something of an address stands.
 */
export function remarkGfmWhereNeeded(this: Processor): void {
  remarkGfm.call(this as never);
  const { fromMarkdownExtensions } = this.data() as { fromMarkdownExtensions: (Extension | Extension[])[] };
  for (const extension of [fromMarkdownExtensions.at(-1)!].flat()) {
    extension.transforms = extension.transforms?.map((transform) => (tree) => runWhereNeeded(transform, tree));
  }
}

function runWhereNeeded(transform: (tree: Nodes) => unknown, tree: Nodes): void {
  visit(tree, (node: Nodes) => {
    if (node.type === "link" || node.type === "linkReference") return SKIP;
    if ("children" in node && node.children.some(mayHoldAddress)) transform(node);
  });
}
