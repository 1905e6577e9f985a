import type { Element, ElementContent, Properties } from "hast";
import { h } from "hastscript";
import type { Position } from "unist";
import { BLOCK_NAMES } from "../../shared/component-names";
import type { PropValue } from "../../shared/body";
import { isJsx, propsOf, type Jsx, type Node } from "../mdx/tree";

/** A type of block: its attributes and its HTML. */
export interface Block {
  /** The attributes besides `class`, `className` and `id`, which every block has. */
  attributes: readonly string[];
  render(use: BlockUse): ElementContent[];
}

/** A block in a text, written as a directive or as JSX. */
export interface BlockUse extends BlockContext {
  props: Record<string, PropValue>;
  /** The label of a directive, in brackets. */
  label: ElementContent[] | undefined;
  children: ElementContent[];
  position: Position | undefined;
}

export interface BlockContext {
  /** Adds a warning for the author. */
  warn(message: string, position: Position | undefined): void;
  /** Warns of content in the wrong place, unless a block is not closed, which moves content and is reported itself. */
  warnOfPlace(message: string, position: Position | undefined): void;
  /** Returns an id that is unique even on pages with several texts. */
  nextId(): string;
}

export function openBlock(node: Jsx, context: BlockContext): BlockUse {
  const content = unravel(node.children);
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

/** Removes the paragraphs that MDX puts around lines with nothing but tags. */
export function unravel<T extends Node>(nodes: T[]): T[] {
  return nodes.flatMap((node) => {
    if (!isElement(node, "p") || !node.children.some(isLifted)) return [node];
    return node.children.every((child) => isLifted(child) || isBlank(child)) ? (node.children as T[]) : [node];
  });
}

const isLifted = (node: Node): boolean => isBlock(node) || isElement(node, "summary", "details", "iframe");

export const text = (value: string) => ({ type: "text" as const, value });

/** Returns a property as text, or undefined if it is absent or neither text nor a number. */
export const textOf = (value: PropValue | undefined): string | undefined =>
  typeof value === "number" ? String(value) : typeof value === "string" && value !== "" ? value : undefined;

/** Returns the attributes of a block's outermost element, with the class and the id that the author gave. */
export function outer({ props }: BlockUse, className: string[], more: Properties = {}): Properties {
  const added = [props.class, props.className].flatMap((value) => textOf(value)?.split(/\s+/) ?? []);
  return { className: [...className, ...added], id: textOf(props.id), ...more };
}

/** Returns the label of a block: that of the directive, or the value of the attribute. */
export function labelOf({ props, label }: BlockUse, attribute: string): ElementContent[] | undefined {
  const value = textOf(props[attribute]);
  return label ?? (value === undefined ? undefined : [text(value)]);
}
