import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** Puts each table into a frame that scrolls by itself and can be reached by keyboard, so that the page never does. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, "element", (table, index, parent) => {
      if (table.tagName !== "table" || !parent || index === undefined || isFrame(parent)) return;
      const properties = { className: ["table-frame"], tabIndex: 0, role: "group", ariaLabel: "Table" };
      parent.children[index] = { type: "element", tagName: "div", properties, children: [table] };
    });
  };
}

const isFrame = (node: { type: string }): boolean => {
  const { className } = (node as Element).properties ?? {};
  return Array.isArray(className) && className.includes("table-frame");
};
