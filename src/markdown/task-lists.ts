import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** Names the boxes of task lists, and says that these are lists: without bullets Safari takes them for none. */
export function rehypeTaskLists() {
  return (tree: Root): void => {
    visit(tree, "element", (list) => {
      if (!hasClass(list, "contains-task-list")) return;
      list.properties.role = "list";
      visit(list, "element", (box) => {
        if (box.tagName === "input" && box.properties.disabled === true) {
          box.properties.ariaLabel = box.properties.checked ? "Done" : "To do";
        }
      });
    });
  };
}
