import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import type { Processor } from "unified";
import { SKIP, visit } from "unist-util-visit";

/** An extension of the parser. `transforms` change the complete tree. */
interface Extension {
  enter?: object;
  transforms?: ((tree: Nodes) => unknown)[];
}

/** Every web or e-mail address that becomes a link contains one of these. */
const ADDRESS = /www\.|:\/\/|@/i;

const mayHoldAddress = (node: Nodes): boolean => node.type === "text" && ADDRESS.test(node.value);

/**
 * `remark-gfm`, which searches for addresses only where one can be. Otherwise it searches every text node, and for each
 * one walks all blocks before it.
 */
export function remarkGfmWhereNeeded(this: Processor): void {
  remarkGfm.call(this as never);
  const { fromMarkdownExtensions } = this.data() as { fromMarkdownExtensions: (Extension | Extension[])[] };
  const addresses = fromMarkdownExtensions.flat().find(({ enter = {} }) => "literalAutolink" in enter)!;
  addresses.transforms = addresses.transforms!.map((transform) => (tree) => runWhereNeeded(transform, tree));
}

function runWhereNeeded(transform: (tree: Nodes) => unknown, tree: Nodes): void {
  visit(tree, (node: Nodes) => {
    if (node.type === "link" || node.type === "linkReference") return SKIP;
    if ("children" in node && node.children.some(mayHoldAddress)) transform(node);
  });
}
