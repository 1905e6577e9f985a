import type { Element, Parents, Root } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import rehypeKatex from "rehype-katex";
import { SKIP, visit } from "unist-util-visit";
import { VFile } from "vfile";
import { classesOf } from "../../shared/body";
import { endOf } from "../../shared/problem";
import type { Node } from "../mdx/tree";
import { scrolling } from "./tables-and-lists";

/**
 * Renders formulas, and code blocks in the language `math`, to MathML, which needs no style sheet, font or script. `\gdef`
 * applies to all later formulas of the text.
 */
export function rehypeMath() {
  return (tree: Root, file: VFile): void => {
    // Most texts have none, and skip the pass over the tree.
    if (!/\$|math/.test(String(file))) return;
    // `\mbox` of MathJax, which KaTeX does not have.
    const macros = { "\\mbox": "\\text{#1}" };
    visit(tree, "element", (element, index, parent) => {
      const code = element.tagName === "pre" ? element.children[0] : element;
      if (code?.type !== "element" || !isMath(code) || !parent || index === undefined) return undefined;
      const isBlock = code !== element || isAloneBetweenDoubleDollars(element, parent, file);
      const content = render(toString(code).trim(), isBlock, element, file, macros);
      const scrolls = scrolling("Formula");
      const frame = isBlock
        ? h("div", { className: ["math-block"], ...scrolls }, content)
        : isWide(content)
          ? h("span", { className: ["math-inline", "math-wide"], ...scrolls }, content)
          : withPunctuation(h("span", { className: ["math-inline"] }, content), parent.children[index + 1]);
      if (!isBlock) reportSharedLine(element, file);
      const tail = code === element ? undefined : findTail(element, file);
      if (isBlock && parent.type === "element" && parent.tagName === "p") Object.assign(parent, frame);
      else parent.children.splice(index, 1, frame, ...(tail === undefined ? [] : [h("p", tail)]));
      return SKIP;
    });
  };
}

/** Keeps a formula on one line with the punctuation after it. Browsers may break a line after any formula. */
function withPunctuation(formula: Element, next: Node | undefined): Element {
  if (next?.type !== "text") return formula;
  const [marks] = /^[)\]}.,;:!?%’”»]+/.exec(next.value) ?? [];
  if (!marks) return formula;
  next.value = next.value.slice(marks.length);
  return h("span", { className: ["nowrap"] }, formula, marks);
}

/** From this number of characters a formula within a line may be wider than a phone, and no browser breaks it. */
const WIDE = 24;

/** Counts the characters that a formula shows. Its annotation holds the source, which it does not show. */
function isWide(content: Element["children"]): boolean {
  let length = 0;
  visit({ type: "root", children: content } as Root, (node) => {
    if (node.type === "element" && node.tagName === "annotation") return SKIP;
    if (node.type === "text") length += node.value.trim().length;
    return undefined;
  });
  return length >= WIDE;
}

const isMath = (element: Element): boolean =>
  element.tagName === "code" && classesOf(element).includes("language-math");

/** Whether a formula is `$$…$$` on one line and the only content of its paragraph, which makes it a block. */
function isAloneBetweenDoubleDollars({ position }: Element, parent: Parents, file: VFile): boolean {
  const isAlone = parent.type === "element" && parent.tagName === "p" && parent.children.length === 1;
  return isAlone && String(file).startsWith("$$", position?.start.offset ?? -1);
}

function render(
  source: string,
  isBlock: boolean,
  place: Element,
  file: VFile,
  macros: Record<string, string>,
): Element["children"] {
  const fault = [h("code", { className: ["math-fault"] }, source)];
  if (isOpen(place, file)) {
    file.message('The formula has no end. Expected "$$" on a line of its own.', place.position);
    return fault;
  }
  const code = h("code", { className: ["language-math", ...(isBlock ? ["math-display"] : [])] }, source);
  const root = { type: "root" as const, children: [code] };
  const report = new VFile();
  rehypeKatex({ output: "mathml", strict: false, globalGroup: true, macros })(root, report);
  // KaTeX's error, with the offset of the character.
  const error = report.messages[0]?.cause as (Error & { rawMessage?: string; position?: number }) | undefined;
  if (error) {
    const reason = (error.rawMessage ?? error.message).replace(/\.?$/, ".");
    file.message(`The formula cannot be read: ${reason}`, placeOf(source, error.position ?? 0, place, file));
    return fault;
  }
  const [element] = root.children as [Element];
  visit(element, "element", (part) => {
    // The policy allows no style attributes.
    delete part.properties.style;
    if (part.tagName === "mtable") completeTable(part);
  });
  return element.children;
}

const writtenAs = ({ position }: Element, file: VFile): string =>
  String(file).slice(position?.start.offset, position?.end.offset).trimEnd();

/** A block up to its closing dollars, the first pair after its first line, then the text after them. */
const END = /^(\$\$.*?\n[^]*?)(?<!\\)\${2,}[ \t]*(.*)$/s;

/** Whether a block in dollars is not closed. */
function isOpen(element: Element, file: VFile): boolean {
  const written = writtenAs(element, file).trimStart();
  return /^\$\$/.test(written) && !/.\s*\$\$$/s.test(written) && !END.test(written);
}

/** Returns and reports the text on the line that ends a block, such as the number of the formula. */
function findTail(element: Element, file: VFile): string | undefined {
  const written = writtenAs(element, file);
  const [, , tail = ""] = END.exec(written) ?? [];
  if (tail === "" || !element.position) return undefined;
  const number = /^\((.+)\)$/.exec(tail)?.[1];
  const tag = number ? `\\tag{${number}} in the formula, or ` : "";
  file.message(
    `"${tail}" follows the $$ that ends the formula, so it is text below it. Expected ${tag}the text on a line of its own.`,
    endOf(written.slice(0, written.length - tail.length), element.position.start),
  );
  return tail;
}

/** A number of the formula, or a punctuation mark. */
const LABEL = /^(?:\([^()\s]{1,12}\))?[.,;:]?$/;

/** Reports `$$…$$` that has its line for itself, or with a number, but does not make a block. */
function reportSharedLine(element: Element, file: VFile): void {
  const [source, written] = [String(file), writtenAs(element, file)];
  const { start, end } = element.position ?? {};
  if (!written.startsWith("$$") || start?.offset === undefined || !end) return;
  const before = source.slice(start.offset - start.column + 1, start.offset);
  const [tail = ""] = /^.*/.exec(source.slice(end.offset)) ?? [];
  const label = tail.trim();
  if (/[^\s>]/.test(before) || !LABEL.test(label)) return;
  const number = /^\((.+)\)/.exec(label)?.[1];
  const words =
    label === "" ? "The formula shares its paragraph with text" : `"${label}" follows the formula on its line`;
  const expected = number
    ? `\\tag{${number}} in the formula, or the text in a paragraph of its own`
    : label === ""
      ? "an empty line above and below it"
      : `"${label}" in the formula`;
  file.message(`${words}, so it is a formula within a line and not a block. Expected ${expected}.`, start);
}

/** Returns the position of a character of a formula, or that of the formula if its lines are indented. */
function placeOf(source: string, offset: number, { position }: Element, file: VFile) {
  const start = position?.start;
  const text = String(file).slice(start?.offset, position?.end.offset);
  const at = text.indexOf(source);
  if (!start || at < 0) return start;
  return endOf(text.slice(0, at + offset), start);
}

const isElement = (node: { type: string }): node is Element => node.type === "element";

/** Returns the word of an attribute for a column or row. The last word applies to all further ones. */
function wordsOf(table: Element, name: string): (index: number) => string {
  const words = String(table.properties[name] ?? "").split(" ");
  return (index) => words[Math.min(index, words.length - 1)] ?? "";
}

/** Adds classes for the alignment and the rules of a MathML table, because browsers ignore its attributes. */
function completeTable(table: Element): void {
  const align = wordsOf(table, "columnalign");
  const columnRule = wordsOf(table, "columnlines");
  const rowRule = wordsOf(table, "rowlines");
  const isRuled = (word: string) => word === "solid" || word === "dashed";
  const rows = table.children.filter(isElement);
  rows.forEach((row, rowIndex) => {
    const cells = row.children.filter(isElement);
    cells.forEach((cell, index) => {
      const classes = [
        ...(["left", "right"].includes(align(index)) ? [`math-${align(index)}`] : []),
        ...(index < cells.length - 1 && isRuled(columnRule(index)) ? ["math-rule-end"] : []),
        ...(rowIndex < rows.length - 1 && isRuled(rowRule(rowIndex)) ? ["math-rule-below"] : []),
      ];
      if (classes.length > 0) cell.properties.className = classes;
    });
  });
}
