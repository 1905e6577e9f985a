import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** Elements of a table that hold no text of their own. */
const TABLE_PARTS: readonly string[] = ["table", "thead", "tbody", "tr"];

const isShown = (child: Element["children"][number]): boolean => child.type !== "text" || child.value.trim() !== "";

/** Leaves out the line breaks between rows and cells: reading the HTML of a text would put them before the table. */
export function rehypeTableSpace() {
  return (tree: Root): void => {
    visit(tree, "element", (element) => {
      if (TABLE_PARTS.includes(element.tagName)) element.children = element.children.filter(isShown);
    });
  };
}

/** Puts each table into a frame that scrolls by itself and can be reached by keyboard, so that the page never does. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, "element", (table, index, parent) => {
      if (table.tagName !== "table" || !parent || index === undefined) return;
      const properties = { className: ["table-frame"], tabIndex: 0, role: "group", ariaLabel: "Table" };
      parent.children[index] = { type: "element", tagName: "div", properties, children: [table] };
    });
  };
}

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
