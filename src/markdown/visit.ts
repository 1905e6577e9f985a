import type { Node, Parent } from "unist";
import type { BuildVisitor } from "unist-util-visit";

/** Returned by a visitor: what is below the node is not visited. */
export const SKIP = "skip";

type Visit = (node: Node, index: number | undefined, parent: Parent | undefined) => unknown;

/**
 * Calls a visitor for each node of the given types, or for every node, from the beginning to the end; children that it
 * puts in place of the node's own are visited, and the node after the visited one may be given as a number. The same
 * as `unist-util-visit`, which makes a function with a name of its own for each node: that took a fifth of compiling.
 */
export function visit<Tree extends Node, Check extends string | readonly string[]>(
  tree: Tree,
  types: Check,
  visitor: BuildVisitor<Tree, Check extends readonly string[] ? Check[number] : Check>,
): void;
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void;
export function visit(tree: Node, types: unknown, visitor?: unknown): void {
  const isWanted =
    visitor === undefined
      ? () => true
      : Array.isArray(types)
        ? (node: Node) => types.includes(node.type)
        : (node: Node) => node.type === types;
  walk(tree, undefined, undefined, isWanted, (visitor ?? types) as Visit);
}

/** Gives what the visitor says of the node: nothing, SKIP, or the index of the sibling to go on with. */
function walk(
  node: Node,
  index: number | undefined,
  parent: Parent | undefined,
  isWanted: (node: Node) => boolean,
  visitor: Visit,
): unknown {
  const result = isWanted(node) ? visitor(node, index, parent) : undefined;
  const children = result === SKIP ? undefined : (node as Partial<Parent>).children;
  if (!children) return result;
  for (let at = 0; at < children.length;) {
    const next = walk(children[at]!, at, node as Parent, isWanted, visitor);
    at = typeof next === "number" ? next : at + 1;
  }
  return result;
}
