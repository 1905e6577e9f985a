import type { Paragraph, Blockquote, Root } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { mapOutsideFences } from "../syntax/fences";
import type { BlockName, ComponentName } from "../../shared/component-names";
import { ADMONITION_TYPES } from "./admonition";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { nearest } from "../../shared/problem";

/** The blocks on a single line, `::video[Title]{id=…}`, with the name of each in MDX. */
const LEAVES: Record<string, BlockName | ComponentName> = {
  video: "Video",
  demo: "Demo",
  "link-card": "LinkCard",
  services: "Services",
};

/** The blocks with a first and a last line around a text. */
const CONTAINERS: Record<string, BlockName | ComponentName> = {
  ...Object.fromEntries(ADMONITION_TYPES.map((type) => [type, "Admonition"] as const)),
  tabs: "Tabs",
  tab: "TabItem",
  details: "Details",
  steps: "Steps",
  "file-tree": "FileTree",
};

export const LEAF_NAMES = Object.keys(LEAVES);
export const CONTAINER_NAMES = Object.keys(CONTAINERS);

const TITLED = new RegExp(
  `^((?:[ \\t]|>|[-*+] |\\d+[.)] )*:{3,}(?:${CONTAINER_NAMES.join("|")}))[ \\t]+(?=\\S)([^\\r\\n]*)$`,
  "gm",
);

/** The attributes at the end of a line, even with an open quotation mark. Other braces are part of the title. */
const ATTRIBUTES = /\{(?:[^{}"']|"[^"]*"|'[^']*')*\}$|\{[^{}]*\}$/;

/** Rewrites `:::note Title` to `:::note[Title]`. Lines keep their numbers. */
export function prepareDirectives(source: string): string {
  if (!source.includes(":::")) return source;
  return mapOutsideFences(source, (part) =>
    part.replace(TITLED, (_, start: string, rest: string) => {
      const line = rest.trimEnd();
      const [attributes = ""] = ATTRIBUTES.exec(line) ?? [];
      const title = line.slice(0, line.length - attributes.length).trimEnd();
      if (/^\[[^[\]]*\]$/.test(title)) return start + title + attributes;
      return start + (title && `[${isBalanced(title) ? title : title.replace(/[[\]]/g, "\\$&")}]`) + attributes;
    }),
  );
}

const isBalanced = (title: string): boolean => title.split("[").length === title.split("]").length;

/** Turns a known directive into the node of the equivalent JSX. */
function toJsx(directive: ContainerDirective | LeafDirective): void {
  const { name } = directive;
  const isAdmonition = ADMONITION_TYPES.includes(name);
  const given: MdxJsxAttribute[] = Object.entries(directive.attributes ?? {}).map(([key, value]) => ({
    type: "mdxJsxAttribute",
    name: key,
    value: value === "" ? null : value,
  }));
  const { label, children } = splitLabel(directive);
  const node: Omit<MdxJsxFlowElement, "position" | "data"> = {
    type: "mdxJsxFlowElement",
    name: LEAVES[name] ?? CONTAINERS[name]!,
    attributes: isAdmonition ? [attribute("type", name), ...given.filter((each) => each.name !== "type")] : given,
    children: label ? [{ ...label, data: { hProperties: { dataBlockLabel: "" } } }, ...children] : children,
  };
  if (node.name === "LinkCard") {
    if (label) node.attributes.push(attribute("title", toString(label)));
    node.children = [];
  }
  Object.assign(directive, node);
}

export const attribute = (name: string, value: string): MdxJsxAttribute => ({ type: "mdxJsxAttribute", name, value });

function splitLabel(directive: ContainerDirective | LeafDirective) {
  if (directive.type === "leafDirective") {
    const label: Paragraph = { type: "paragraph", children: directive.children };
    return { label: directive.children.length > 0 ? label : undefined, children: [] };
  }
  const [first, ...rest] = directive.children;
  const isLabelled = first?.type === "paragraph" && first.data?.directiveLabel === true;
  return isLabelled ? { label: first, children: rest } : { label: undefined, children: directive.children };
}

/**
 * Turns directives such as `:::note[Title]` and GitHub's alerts into JSX nodes of blocks. What only looks like a directive
 * becomes text again.
 */
export function remarkBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ["blockquote", "containerDirective", "leafDirective"], (node, index, parent) => {
      if (node.type === "blockquote") return toAdmonition(node, String(file));
      const directive = node as ContainerDirective | LeafDirective;
      const { start, end } = directive.position!;
      const text = String(file).slice(start.offset, end.offset);
      if (directive.type === "containerDirective") {
        if (!isClosed(text)) {
          file.message(`The block :::${directive.name} is not closed. ${CLOSE}`, directive.position);
          file.data.hasOpenBlock = true;
        }
        if (isKnown(directive, [...CONTAINER_NAMES, ...LEAF_NAMES])) toJsx(directive);
        else file.message(unknownBlock(":::", directive.name), directive.position);
        return undefined;
      }
      if (isKnown(directive, LEAF_NAMES)) return toJsx(directive);
      // Without content and attributes it may be two colons before a word.
      const isMeant = directive.children.length > 0 || Object.keys(directive.attributes ?? {}).length > 0;
      if (isMeant || nearest(directive.name, LEAF_NAMES))
        file.message(unknownBlock("::", directive.name), directive.position);
      const words = { type: "text" as const, value: text };
      if (parent && index !== undefined) parent.children[index] = { type: "paragraph", children: [words] };
      return undefined;
    });
  };
}

/** Turns a quote into an admonition if it is an alert. */
function toAdmonition(quote: Blockquote, source: string): undefined {
  const { type, children } = readAlert(quote, source) ?? {};
  if (!type) return;
  const attributes = [attribute("type", type)];
  Object.assign(quote, { type: "mdxJsxFlowElement", name: "Admonition", attributes, children });
}

/** What makes a quote an admonition in GitHub's syntax. */
const ALERT = /^\[!(note|tip|important|warning|caution)\][ \t]*(\r?\n|$)/i;

/** Returns the type and the text of a quote that begins with `[!NOTE]` or the like. Undefined for any other quote. */
function readAlert({ children: [first, ...rest] }: Blockquote, source: string) {
  const [text, ...others] = first?.type === "paragraph" ? first.children : [];
  const [mark, type, end] = text?.type === "text" ? (ALERT.exec(text.value) ?? []) : [];
  if (first?.type !== "paragraph" || text?.type !== "text" || !mark) return undefined;
  const isEscaped = source[text.position!.start.offset!] === "\\";
  const isBroken = others[0]?.type === "break";
  if (isEscaped || (!end && !isBroken && others.length > 0)) return undefined;
  const value = text.value.slice(mark.length);
  const words = [...(value ? [{ ...text, value }] : []), ...others.slice(isBroken && !end ? 1 : 0)];
  const children = words.length > 0 ? [{ ...first, children: words }, ...rest] : rest;
  return children.length > 0 ? { type: type!.toLowerCase(), children } : undefined;
}

const CLOSE = "Expected ::: on a line of its own, and more colons around a block than in it.";

/** Whether a container is closed. Otherwise it extends to the end of the block around it. */
function isClosed(text: string): boolean {
  const [opening = ""] = /^:+/.exec(text) ?? [];
  const [, closing = ""] = /[\r\n][ \t>]*(:{3,})[ \t]*$/.exec(text) ?? [];
  return closing.length >= opening.length;
}

const isKnown = ({ name }: { name: string }, names: readonly string[]): boolean => names.includes(name);

/** Returns the message for a block that does not exist, with the name that may be meant. */
export function unknownBlock(colons: string, name: string): string {
  const names = colons === "::" ? LEAF_NAMES : CONTAINER_NAMES;
  const meant = nearest(name, names);
  const guess = meant ? `Did you mean ${colons}${meant}? ` : "";
  return `Unknown block "${colons}${name}". ${guess}Expected one of: ${names.join(", ")}.`;
}
