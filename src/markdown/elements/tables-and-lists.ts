import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { classesOf } from "../../shared/body";

/** Elements of a table that have no text of their own. */
const TABLE_PARTS: readonly string[] = ["table", "thead", "tbody", "tr"];

const isShown = (child: Element["children"][number]): boolean => child.type !== "text" || child.value.trim() !== "";

/** A text whose first letter is of Hebrew, Arabic or a script beside them. */
const FROM_RIGHT = /^\P{L}*(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Whether each part of a list or quotation begins from the right, so that its marks belong there. */
const isFromRight = ({ children }: Element): boolean => {
  const shown = children.filter(isShown);
  return shown.length > 0 && shown.every((child) => FROM_RIGHT.test(toString(child)));
};

/**
 * Makes tables and preformatted HTML scroll by keyboard, and task lists accessible. Puts the marks of lists and
 * quotations on the side on which their text begins. Removes the line breaks between rows and cells: React warns of
 * text there, which it renders where a cell has a component.
 */
export function rehypeTablesAndLists() {
  return (tree: Root): void => {
    visit(tree, "element", (element, index, parent) => {
      if (classesOf(element).includes("file-tree")) return SKIP;
      if (classesOf(element).includes("contains-task-list")) labelTasks(element);
      // Blocks of code have a name.
      if (element.tagName === "pre" && element.properties.tabIndex === undefined)
        Object.assign(element.properties, scrolling("Preformatted text"));
      // With "rtl", parts that begin from the left would have their punctuation on the wrong side.
      if (/^(?:ol|ul|blockquote)$/.test(element.tagName) && isFromRight(element)) element.properties.dir ??= "auto";
      if (TABLE_PARTS.includes(element.tagName)) element.children = element.children.filter(isShown);
      if (element.tagName === "table" && parent && index !== undefined) parent.children[index] = inFrame(element);
      return undefined;
    });
  };
}

/** Puts a table into a frame that scrolls by itself and can be reached by keyboard, so that the page never scrolls. */
const inFrame = (table: Element): Element => h("div", { className: ["table-frame"], ...scrolling("Table") }, table);

/** Attributes of an element that scrolls by itself: the keyboard reaches it, and it has a name. */
export const scrolling = (ariaLabel: string) => ({ tabIndex: 0, role: "group", ariaLabel });

/**
 * Labels the boxes of a task list. The role is for Safari, which does not expose lists without bullets as lists. A box is
 * on the side on which the text of its task begins.
 */
function labelTasks(list: Element): void {
  list.properties.role = "list";
  visit(list, "element", (element) => {
    const { tagName, properties } = element;
    if (classesOf(element).includes("task-list-item")) properties.dir = "auto";
    if (tagName === "input" && properties.disabled === true)
      properties.ariaLabel = properties.checked ? "Done" : "To do";
  });
}
