import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import type { Processor } from "unified";
import { SKIP, visit } from "unist-util-visit";

/** What an extension of the parser does to a tree when it is complete. */
interface Extension {
  enter?: object;
  transforms?: ((tree: Nodes) => unknown)[];
}

/** What every web address and every e-mail address that becomes a link has in it. */
const ADDRESS = /www\.|:\/\/|@/i;

const mayHoldAddress = (node: Nodes): boolean => node.type === "text" && ADDRESS.test(node.value);

/**
 * GFM as `remark-gfm` reads it, which looks for addresses in every text node, and each time goes through all blocks before
 * it to see what it stands in. Here it looks only where something of an address stands.
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
