import type { Element, ElementContent, Parents, Root } from "hast";
import { raw } from "hast-util-raw";
import { toString } from "hast-util-to-string";
import katex from "katex";
import { SKIP, visit } from "./visit";
import type { VFile } from "vfile";
import { endOf } from "./end-of";
import { completeTables } from "./math-tables";

/** What `\\gdef` in a formula defines for those after it. */
type Macros = NonNullable<katex.KatexOptions["macros"]>;

/** Turns formulas, and blocks of code in the language `math`, into MathML, which needs no style, font or script. */
export function rehypeMath() {
  return (tree: Root, file: VFile): void => {
    const macros: Macros = {};
    visit(tree, "element", (element, index, parent) => {
      const code = element.tagName === "pre" ? element.children[0] : element;
      if (code?.type !== "element" || !isMath(code) || !parent || index === undefined) return undefined;
      const isBlock = code !== element || isAloneBetweenDoubleDollars(element, parent, file);
      const rendered = render(code, isBlock, macros, file, element);
      if (isBlock && parent.type === "element" && parent.tagName === "p") Object.assign(parent, rendered);
      else parent.children[index] = rendered;
      return SKIP;
    });
  };
}

const isMath = ({ tagName, properties: { className } }: Element): boolean =>
  tagName === "code" && Array.isArray(className) && className.includes("language-math");

/** `$$…$$` on one line is a block too, if it is all of its paragraph. */
function isAloneBetweenDoubleDollars({ position }: Element, parent: Parents, file: VFile): boolean {
  const isAlone = parent.type === "element" && parent.tagName === "p" && parent.children.length === 1;
  return isAlone && String(file).startsWith("$$", position?.start.offset ?? -1);
}

function render(code: Element, isBlock: boolean, macros: Macros, file: VFile, place: Element): Element {
  const source = toString(code).trim();
  const fault = frame(isBlock, [element("code", { className: ["math-fault"] }, [{ type: "text", value: source }])]);
  if (isOpen(place, file)) {
    file.message('The formula has no end. Expected "$$" on a line of its own.', place.position);
    return fault;
  }
  try {
    const formula = katex.renderToString(source, {
      output: "mathml",
      displayMode: isBlock,
      strict: false,
      globalGroup: true,
      macros,
    });
    return frame(isBlock, [...parse(formula)]);
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    const reason = error.rawMessage.replace(/\.?$/, ".");
    file.message(`The formula cannot be read: ${reason}`, placeOf(source, error.position ?? 0, place, file));
    return fault;
  }
}

/** Whether a block that begins with dollars goes on to the end of the text. */
function isOpen({ position }: Element, file: VFile): boolean {
  const written = String(file).slice(position?.start.offset, position?.end.offset).trim();
  return /^\$\$/.test(written) && !/.\s*\$\$$/s.test(written);
}

/** Where in the file the character of a formula stands; the formula itself, if its lines are indented. */
function placeOf(source: string, offset: number, { position }: Element, file: VFile) {
  const start = position?.start;
  const text = String(file).slice(start?.offset, position?.end.offset);
  const at = text.indexOf(source);
  if (!start || at < 0) return start;
  return endOf(text.slice(0, at + offset), start);
}

/** KaTeX's HTML as elements, without the styles that a strict policy forbids. */
function parse(html: string): ElementContent[] {
  const tree = raw({ type: "root", children: [{ type: "raw", value: html }] }) as Root;
  const wrapper = tree.children[0] as Element;
  visit(wrapper, "element", (part) => {
    delete part.properties.style;
    if (part.tagName === "mtable") completeTables(part);
  });
  return wrapper.children;
}

const element = (tagName: string, properties: Element["properties"], children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

const frame = (isBlock: boolean, children: ElementContent[]): Element =>
  isBlock
    ? element("div", { className: ["math-block"], tabIndex: 0, role: "group", ariaLabel: "Formula" }, children)
    : element("span", { className: ["math-inline"] }, children);
