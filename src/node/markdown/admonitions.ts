import type { Root } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

const TITLES: Record<string, string> = {
  note: "Note",
  tip: "Tip",
  info: "Info",
  warning: "Warning",
  danger: "Danger",
  caution: "Caution",
  important: "Important",
};

/**
 * Turns `:::note[Title]` blocks into labelled asides, and gives back to the text what only looks like a directive,
 * such as the minutes in "10:30".
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ["containerDirective", "leafDirective", "textDirective"], (node, index, parent) => {
      const directive = node as ContainerDirective | LeafDirective | TextDirective;
      const title = TITLES[directive.name];
      if (directive.type === "containerDirective" && title) {
        toAdmonition(directive, title);
        return undefined;
      }
      if (directive.type === "containerDirective") {
        file.message(
          `Unknown block ":::${directive.name}". Expected one of: ${Object.keys(TITLES).join(", ")}.`,
          directive.position,
        );
        return undefined;
      }
      const { start, end } = directive.position!;
      const text = String(file).slice(start.offset, end.offset);
      if (parent && index !== undefined) parent.children[index] = { type: "text", value: text } as never;
      return undefined;
    });
  };
}

function toAdmonition(directive: ContainerDirective, defaultTitle: string): void {
  const first = directive.children[0];
  const hasLabel = first?.type === "paragraph" && first.data?.directiveLabel === true;
  const label = hasLabel ? first.children : [{ type: "text" as const, value: defaultTitle }];
  const title = {
    type: "paragraph" as const,
    children: label,
    data: { hProperties: { className: ["admonition-title"] } },
  };
  directive.children = [title, ...(hasLabel ? directive.children.slice(1) : directive.children)];
  directive.data = {
    hName: "div",
    hProperties: { className: ["admonition", `admonition-${directive.name}`], role: "note", ariaLabel: defaultTitle },
  };
}
