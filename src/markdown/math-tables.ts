import type { Element } from "hast";

const isElement = (node: { type: string }): node is Element => node.type === "element";

/** The words of an attribute for each column or row; the last one holds for those that follow. */
function wordsOf(table: Element, name: string): (index: number) => string {
  const words = String(table.properties[name] ?? "").split(" ");
  return (index) => words[Math.min(index, words.length - 1)] ?? "";
}

/**
 * Browsers leave out how MathML's tables are aligned and ruled, which equations below each other and matrices need:
 * here it is said again with classes.
 */
export function completeTables(table: Element): void {
  const align = wordsOf(table, "columnalign");
  const columnRule = wordsOf(table, "columnlines");
  const rowRule = wordsOf(table, "rowlines");
  const rows = table.children.filter(isElement);
  rows.forEach((row, rowIndex) => {
    const cells = row.children.filter(isElement);
    cells.forEach((cell, index) => {
      const isRuled = (word: string) => word === "solid" || word === "dashed";
      const classes = [
        ...(["left", "right"].includes(align(index)) ? [`math-${align(index)}`] : []),
        ...(index < cells.length - 1 && isRuled(columnRule(index)) ? ["math-rule-end"] : []),
        ...(rowIndex < rows.length - 1 && isRuled(rowRule(rowIndex)) ? ["math-rule-below"] : []),
      ];
      if (classes.length > 0) cell.properties.className = classes;
    });
  });
}
