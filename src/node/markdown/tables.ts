import type { Root } from "hast";
import { visit } from "./visit";

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
