import type { Root } from "hast";
import { visit } from "./visit";
import type { VFile } from "vfile";
import { BLOCK_NAMES, COMPONENT_NAMES } from "../../shared/component-names";
import { nearest } from "../content/problem";

/** Says where a text uses a component that is not in the registry. */
export function findComponentProblems(tree: Root, file: VFile): void {
  const known: readonly string[] = [...COMPONENT_NAMES, ...BLOCK_NAMES];
  visit(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    const { name } = node as { name?: string | null };
    if (!name || !/^[A-Z]/.test(name) || known.includes(name)) return;
    const meant = nearest(name, known);
    const hint = meant ? `Did you mean <${meant}>? ` : "";
    file.message(`Unknown component <${name}>. ${hint}Expected one of: ${known.join(", ")}.`, node.position);
  });
}
