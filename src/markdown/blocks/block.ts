import type { Element, ElementContent, Properties } from "hast";
import { h } from "hastscript";
import type { Position } from "unist";
import { BLOCK_NAMES } from "../../shared/component-names";
import type { PropValue } from "../../shared/body";
import { isJsx, propsOf, type Jsx, type Node } from "../mdx/tree";

/** A kind of block: what an author may give it, and the elements it becomes. */
export interface Block {
  /** `class`, `className` and `id` are understood by every block. */
  attributes: readonly string[];
  render(use: BlockUse): ElementContent[];
}

/** One block in a text, however it was written. */
export interface BlockUse extends BlockContext {
  props: Record<string, PropValue>;
  /** What stands in the brackets of a directive. */
  label: ElementContent[] | undefined;
  children: ElementContent[];
  position: Position | undefined;
}

export interface BlockContext {
  /** Tells the author; the text renders all the same. */
  warn(message: string, position: Position | undefined): void;
  /** An id that no other block has, on pages that show several texts too. */
  nextId(): string;
}

export function openBlock(node: Jsx, context: BlockContext): BlockUse {
  const content = unravel(node.children as ElementContent[]);
  const [first] = content;
  const isLabelled = first?.type === "element" && first.properties.dataBlockLabel !== undefined;
  const children = isLabelled ? content.slice(1) : content;
  return {
    ...context,
    props: propsOf(node),
    label: isLabelled ? first.children : undefined,
    children:
      node.type === "mdxJsxTextElement" && !children.every(isBlank) ? unravel([h("p", {}, children)]) : children,
    position: node.position,
  };
}

export const isBlock = (node: Node, ...names: string[]): node is Jsx =>
  isJsx(node) && (names.length > 0 ? names : (BLOCK_NAMES as readonly string[])).includes(node.name ?? "");

export const isBlank = (node: Node): boolean =>
  node.type === "comment" || (node.type === "text" && node.value.trim() === "");

export const isElement = (node: Node | undefined, ...tagNames: string[]): node is Element =>
  node?.type === "element" && tagNames.includes(node.tagName);

/** MDX makes a paragraph of a line that holds nothing but tags: they are taken out of it. */
export function unravel<T extends Node>(nodes: T[]): T[] {
  return nodes.flatMap((node) => {
    if (!isElement(node, "p") || !node.children.some(isLifted)) return [node];
    return node.children.every((child) => isLifted(child) || isBlank(child)) ? (node.children as T[]) : [node];
  });
}

const isLifted = (node: Node): boolean => isBlock(node) || isElement(node, "summary", "details", "iframe");

export const text = (value: string) => ({ type: "text" as const, value });

/** A property that is text; undefined for one that is absent or something else. */
export const textOf = (value: PropValue | undefined): string | undefined =>
  typeof value === "number" ? String(value) : typeof value === "string" && value !== "" ? value : undefined;

/** The attributes of a block's outermost element: its own classes, and what the author adds. */
export function outer({ props }: BlockUse, className: string[], more: Properties = {}): Properties {
  const added = [props.class, props.className].flatMap((value) => textOf(value)?.split(/\s+/) ?? []);
  return { className: [...className, ...added], id: textOf(props.id), ...more };
}

/** What the author calls the block: the brackets of a directive, or the attribute of that name. */
export function labelOf({ props, label }: BlockUse, attribute: string): ElementContent[] | undefined {
  const value = textOf(props[attribute]);
  return label ?? (value === undefined ? undefined : [text(value)]);
}
