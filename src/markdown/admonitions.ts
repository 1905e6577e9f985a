import type { Blockquote, Root } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { nearest } from "../shared/problem";
import { readAlert } from "./alerts";
import { attribute, CONTAINER_NAMES, LEAF_NAMES, toJsx } from "./blocks/directives";

/**
 * Turns directives such as `:::note[Title]`, and alerts as GitHub writes them, into the blocks they name, and gives back
 * to the text what only looks like a directive, such as the minutes in "10:30".
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "blockquote", (quote: Blockquote) => {
      const { type, children } = readAlert(quote, String(file)) ?? {};
      if (type)
        Object.assign(quote, {
          ...{ type: "mdxJsxFlowElement", name: "Admonition", attributes: [attribute("type", type)], children },
        });
    });
    visit(tree, ["containerDirective", "leafDirective", "textDirective"], (node, index, parent) => {
      const directive = node as ContainerDirective | LeafDirective | TextDirective;
      const { start, end } = directive.position!;
      const text = String(file).slice(start.offset, end.offset);
      if (directive.type === "containerDirective") {
        if (!isClosed(text)) {
          file.message(`The block :::${directive.name} is not closed. ${CLOSE}`, directive.position);
        }
        if (isKnown(directive, [...CONTAINER_NAMES, ...LEAF_NAMES])) toJsx(directive);
        else
          file.message(
            `Unknown block ":::${directive.name}". ${guess(directive, CONTAINER_NAMES)}`,
            directive.position,
          );
        return undefined;
      }
      if (directive.type === "leafDirective") {
        if (isKnown(directive, LEAF_NAMES)) return toJsx(directive);
        // Without either it may be two colons before a word.
        const isMeant = directive.children.length > 0 || Object.keys(directive.attributes ?? {}).length > 0;
        if (isMeant || nearest(directive.name, LEAF_NAMES))
          file.message(`Unknown block "::${directive.name}". ${guess(directive, LEAF_NAMES)}`, directive.position);
      }
      const words = { type: "text", value: text };
      const given = directive.type === "leafDirective" ? { type: "paragraph", children: [words] } : words;
      if (parent && index !== undefined) parent.children[index] = given as never;
      return undefined;
    });
  };
}

const CLOSE = "Expected ::: on a line of its own, and more colons around a block than in it.";

/** A container that nothing closes goes on to the end of what it stands in. */
function isClosed(text: string): boolean {
  const [opening = ""] = /^:+/.exec(text) ?? [];
  const [, closing = ""] = /[\r\n][ \t>]*(:{3,})[ \t]*$/.exec(text) ?? [];
  return closing.length >= opening.length;
}

const isKnown = ({ name }: { name: string }, names: readonly string[]): boolean => names.includes(name);

function guess({ name, type }: ContainerDirective | LeafDirective, names: readonly string[]): string {
  const meant = nearest(name, names);
  const colons = type === "leafDirective" ? "::" : ":::";
  return `${meant ? `Did you mean ${colons}${meant}? ` : ""}Expected one of: ${names.join(", ")}.`;
}
