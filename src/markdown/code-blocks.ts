import type { Element, ElementContent, Root } from "hast";
import { toString } from "hast-util-to-string";
import type { Root as MdastRoot } from "mdast";
import { SKIP, visit } from "./visit";
import type { VFile } from "vfile";
import { nearest } from "../shared/problem";
import { readMarks, type LineMark } from "./code-marks";
import { misspeltOptions, parseCodeMeta, splitLanguage } from "./code-meta";
import { highlight, isComment, isKnownLanguage, LANGUAGES } from "./highlighter";

/** Longer blocks are folded where there are scripts to open them. */
const LONG = 30;
/** Inline code up to this length fits the narrowest window and is not broken at its hyphens. */
const SHORT = 24;

/** Carries what stands after the language of a code block over to the element, where HTML parsing keeps it. */
export function remarkCodeMeta() {
  return (tree: MdastRoot): void => {
    visit(tree, "code", (node) => {
      const { language, meta } = splitLanguage(node.lang ?? "");
      if (node.lang) node.lang = language || "text";
      const dataMeta = [meta, node.meta].filter(Boolean).join(" ");
      if (dataMeta) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataMeta } };
    });
  };
}

/** Highlights blocks of code at build time, with their titles, line numbers and marks. */
export function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks: { pre: Element; code: Element }[] = [];
    visit(tree, "element", (node) => {
      const code = node.tagName === "pre" ? node.children[0] : undefined;
      if (code?.type === "element" && code.tagName === "code") blocks.push({ pre: node, code });
      if (node.tagName === "code") keepHyphens(node);
      return node.tagName === "pre" ? SKIP : undefined;
    });
    for (const { pre, code } of blocks) await renderBlock(pre, code, file);
  };
}

const breaksAtHyphen = (code: string): boolean => code.length <= SHORT && /-./.test(code);

/** Lets inline code, or each word of it where it is long, not break at its hyphens. */
function keepHyphens(code: Element): void {
  const [child, ...others] = code.children;
  if (child?.type !== "text" || others.length > 0) return;
  if (breaksAtHyphen(child.value)) code.properties.className ??= ["nowrap"];
  else if (child.value.length > SHORT && child.value.includes("-")) {
    const words = child.value.split(/((?<=\s|^)\S*-\S+)/);
    code.children = words
      .filter(Boolean)
      .map((word) =>
        breaksAtHyphen(word.trim()) ? element("span", { className: ["nowrap"] }, [text(word)]) : text(word),
      );
  }
}

async function renderBlock(pre: Element, code: Element, file: VFile): Promise<void> {
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = (classes.find((name) => name.startsWith("language-"))?.slice(9) ?? "text").toLowerCase();
  const options = typeof code.properties.dataMeta === "string" ? code.properties.dataMeta : "";
  const meta = parseCodeMeta(options);
  const warn = (message: string) => void file.message(message, pre.position);
  if (!isKnownLanguage(language)) {
    const meant = nearest(language, LANGUAGES);
    const hint = meant ? `Did you mean "${meant}"? ` : "";
    warn(`Unknown language "${language}" of a code block. ${hint}Expected a language that Shiki knows, or text.`);
  }
  for (const { word, meant } of misspeltOptions(options)) {
    warn(`The option ${word} of a code block has no effect. Expected ${meant}.`);
  }
  const source = toString(code).replace(/\n$/, "");
  const { lines, marks, isOpen } = await readMarks(source, meta.lines, (line) => isComment(line, language));
  if (isOpen) warn("A highlight-start of a code block has no highlight-end. All lines after it are highlighted.");

  const highlighted = await highlight(lines.join("\n"), language);
  const isFocused = [...marks].some(([index, ofLine]) => index < lines.length && ofLine.has("focus"));
  const children = highlighted.flatMap((line, index) => {
    const ofLine = new Set(marks.get(index));
    if (language === "diff") for (const mark of diffMarks(line)) ofLine.add(mark);
    return renderLine(line, ofLine, meta.numbersFrom, index);
  });
  const figureClasses = ["code-block"];
  if (lines.length > LONG) figureClasses.push("code-long");
  if (isFocused) figureClasses.push("code-focus");
  const codeClasses = [`language-${language}`, ...(meta.numbersFrom === undefined ? [] : ["code-numbered"])];
  const label = meta.title || (language === "text" ? "Text" : `Code: ${language}`);
  const caption = meta.title ? [element("figcaption", {}, [text(meta.title)])] : [];
  Object.assign(
    pre,
    element("figure", { className: figureClasses }, [
      ...caption,
      element("pre", { tabIndex: 0, role: "group", ariaLabel: label, dataLines: lines.length }, [
        element("code", { className: codeClasses }, children),
      ]),
      ...buttons(lines.length),
    ]),
  );
}

/** The buttons of a block. Style sheets hide them where there is no script to press them for. */
function buttons(lines: number): Element[] {
  const button = (name: string, label: string, properties: Element["properties"] = {}) =>
    element("button", { type: "button", className: [name], ...properties }, [text(label)]);
  const tools = element("div", { className: ["code-tools"] }, [
    button("code-wrap", "Wrap", { ariaLabel: "Toggle word wrap", ariaPressed: "false", hidden: true }),
    button("code-copy", "Copy", { ariaLabel: "Copy code to clipboard" }),
  ]);
  return lines > LONG ? [tools, button("code-fold", `Show all ${lines} lines`, { ariaExpanded: "false" })] : [tools];
}

/** A line of the language `diff` is what the highlighter takes it for; its sign is part of the text. */
function diffMarks([first]: ElementContent[]): LineMark[] {
  const name = first?.type === "element" ? String(first.properties.className) : "";
  return name === "tok-inserted" ? ["added"] : name === "tok-deleted" ? ["removed"] : [];
}

/** Only lines that are numbered or marked get an element of their own; `ins`, `del` and `mark` say more than a colour. */
function renderLine(
  line: ElementContent[],
  marks: Set<LineMark>,
  numbersFrom: number | undefined,
  index: number,
): ElementContent[] {
  const children = [...line, text("\n")];
  if (marks.size === 0 && numbersFrom === undefined) return children;
  const tagName = marks.has("added") ? "ins" : marks.has("removed") ? "del" : marks.has("marked") ? "mark" : "span";
  const className = ["line", ...[...marks].map((mark) => `line-${mark}`)];
  const dataLine = numbersFrom === undefined || numbersFrom === 1 ? undefined : numbersFrom + index;
  return [element(tagName, { className, dataLine }, children)];
}

const element = (tagName: string, properties: Element["properties"], children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

const text = (value: string) => ({ type: "text" as const, value });
