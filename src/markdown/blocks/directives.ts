import type { Paragraph, PhrasingContent } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { mapOutsideFences } from "../fences";
import { ADMONITION_TYPES } from "./admonition";

const COMPONENTS: Record<string, string> = {
  tabs: "Tabs",
  tab: "TabItem",
  details: "Details",
  steps: "Steps",
  "file-tree": "FileTree",
  video: "Video",
  demo: "Demo",
  services: "Services",
  "link-card": "LinkCard",
};

/** The directives that may stand on a line of their own: `::video[Title]{id=…}`. */
export const LEAF_NAMES = ["video", "demo", "link-card", "services"];

/** The directives that hold a text between their first line and their last. */
export const CONTAINER_NAMES = [...ADMONITION_TYPES, "tabs", "tab", "details", "steps", "file-tree"];

const TITLED = new RegExp(
  `^((?:[ \\t]|>|[-*+] |\\d+[.)] )*:{3,}(?:${CONTAINER_NAMES.join("|")}))[ \\t]+(?=\\S)([^\\r\\n{]*?)[ \\t]*(\\{[^\\r\\n]*\\})?[ \\t]*$`,
  "gm",
);

/** Rewrites `:::note Title` to `:::note[Title]`, without moving a line. */
export function prepareDirectives(source: string): string {
  if (!source.includes(":::")) return source;
  return mapOutsideFences(source, (part) =>
    part.replace(TITLED, (_, start: string, title: string, attributes = "") => {
      if (/^\[[^[\]]*\]$/.test(title)) return start + title + attributes;
      return start + (title && `[${isBalanced(title) ? title : title.replace(/[[\]]/g, "\\$&")}]`) + attributes;
    }),
  );
}

const isBalanced = (title: string): boolean => title.split("[").length === title.split("]").length;

/** Turns a directive whose name is known into the node that its JSX gives. */
export function toJsx(directive: ContainerDirective | LeafDirective): void {
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
    name: isAdmonition ? "Admonition" : COMPONENTS[name]!,
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
    const label: Paragraph = { type: "paragraph", children: directive.children as PhrasingContent[] };
    return { label: directive.children.length > 0 ? label : undefined, children: [] };
  }
  const [first, ...rest] = directive.children;
  const isLabelled = first?.type === "paragraph" && first.data?.directiveLabel === true;
  return isLabelled ? { label: first, children: rest } : { label: undefined, children: directive.children };
}
