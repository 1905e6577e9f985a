import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { BLOCK_NAMES, COMPONENT_NAMES } from "../shared/component-names";
import { nearest } from "../shared/problem";
import type { Mistake } from "./markdown-error";

/** What texts may use without importing it. */
export const KNOWN_COMPONENTS: readonly string[] = [...COMPONENT_NAMES, ...BLOCK_NAMES];

/** Whether texts may use a component without importing it. */
export const isKnownComponent = (name: string): boolean => KNOWN_COMPONENTS.includes(name);

/** Components that a text uses and that are not in the registry. Without an error their content would be lost. */
export function findUnknownComponents(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    const { name } = node as { name?: string | null };
    if (!name || !/^[A-Z]/.test(name) || isKnownComponent(name)) return;
    const meant = nearest(name, KNOWN_COMPONENTS);
    const hint = meant ? `Did you mean <${meant}>? ` : "";
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const expected = `${hint}Expected one of: ${KNOWN_COMPONENTS.join(", ")}.`;
    mistakes.push({ message: `Unknown component <${name}>.`, expected, line, column });
  });
  return mistakes;
}
