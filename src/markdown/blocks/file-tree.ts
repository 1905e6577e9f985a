import { h } from "hastscript";
import type { Element, ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import { isBlank, isElement, outer, type Block, text } from "./block";

/** A tree of files from a nested list. An item with a list or a final slash is a folder. */
export const fileTree: Block = {
  attributes: ["label"],
  render(use) {
    const lists = use.children.filter((child) => !isBlank(child));
    if (lists.length !== 1 || !isElement(lists[0], "ul", "ol")) {
      use.warn("A file tree is one list, with lists in it for folders.", use.position);
      return use.children;
    }
    const label = typeof use.props.label === "string" ? use.props.label : "Files";
    return [h("div", outer(use, ["file-tree"], { role: "group", ariaLabel: label }), [renderList(lists[0])])];
  },
};

const renderList = (list: Element): Element =>
  h("ul", { role: "list" }, list.children.filter((child) => isElement(child, "li")).map(renderEntry));

function renderEntry(item: Element): Element {
  const content = item.children.flatMap((child) => (isElement(child, "p") ? child.children : [child]));
  const lists = content.filter((child) => isElement(child, "ul", "ol"));
  const { name, comment } = splitEntry(content.filter((child) => !isElement(child, "ul", "ol")));
  const isFolder = lists.length > 0 || toString({ type: "root", children: name }).endsWith("/");
  const line = [
    h("span", { className: ["file-name"] }, name),
    ...(comment.every(isBlank) ? [] : [text(" "), h("span", { className: ["file-comment"] }, comment)]),
  ];
  const className = [isFolder ? "folder" : "file"];
  if (lists.length === 0) return h("li", { className }, line);
  return h("li", { className }, h("details", { open: true }, h("summary", line), lists.map(renderList)));
}

/** Splits an entry into its name, up to the first space or the first element, and a comment. */
function splitEntry(content: ElementContent[]): { name: ElementContent[]; comment: ElementContent[] } {
  const [first, ...rest] = content.filter((child, index) => index > 0 || !isBlank(child));
  if (first?.type !== "text") return { name: first ? [first] : [], comment: rest };
  const [, name = "", comment = ""] = /^\s*(\S*)\s*([\s\S]*)$/.exec(first.value) ?? [];
  return { name: [text(name)], comment: [text(comment), ...rest] };
}
