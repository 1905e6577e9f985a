import type { Root } from "hast";
import { visit } from "./visit";
import type { VFile } from "vfile";
import { BLOCK_NAMES, COMPONENT_NAMES } from "../shared/component-names";
import { nearest } from "../shared/problem";

/** What texts may use without importing it. */
export const KNOWN_COMPONENTS: readonly string[] = [...COMPONENT_NAMES, ...BLOCK_NAMES];

/** Whether texts may use a component without importing it. */
export const isKnownComponent = (name: string): boolean => KNOWN_COMPONENTS.includes(name);

/** Says where a text uses a component that is not in the registry. */
export function findComponentProblems(tree: Root, file: VFile): void {
  visit(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    const { name } = node as { name?: string | null };
    if (!name || !/^[A-Z]/.test(name) || isKnownComponent(name)) return;
    const meant = nearest(name, KNOWN_COMPONENTS);
    const hint = meant ? `Did you mean <${meant}>? ` : "";
    file.message(`Unknown component <${name}>. ${hint}Expected one of: ${KNOWN_COMPONENTS.join(", ")}.`, node.position);
  });
}
