import type { Element, ElementContent, Root } from "hast";
import { toString } from "hast-util-to-string";
import type { Root as MdastRoot } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { highlight, isKnownLanguage } from "./highlighter";

/** Carries what stands after the language of a code block over to the element, where HTML parsing keeps it. */
export function remarkCodeMeta() {
  return (tree: MdastRoot): void => {
    visit(tree, "code", (node) => {
      if (node.meta) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataMeta: node.meta } };
    });
  };
}

/** Highlights fenced code at build time; reads `title="…"` and `{1,4-6}` after the language. */
export function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks: { pre: Element; code: Element }[] = [];
    visit(tree, "element", (pre) => {
      const code = pre.tagName === "pre" ? pre.children[0] : undefined;
      if (code?.type === "element" && code.tagName === "code") blocks.push({ pre, code });
    });
    for (const { pre, code } of blocks) await renderBlock(pre, code, file);
  };
}

async function renderBlock(pre: Element, code: Element, file: VFile): Promise<void> {
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = (classes.find((name) => name.startsWith("language-"))?.slice(9) ?? "text").toLowerCase();
  const meta = typeof code.properties.dataMeta === "string" ? code.properties.dataMeta : "";
  if (!isKnownLanguage(language)) {
    const expected = "Expected a language that Shiki knows, or text.";
    file.message(`Unknown language "${language}" of a code block. ${expected}`, pre.position);
  }
  const title = /title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const marked = markedLines(meta);
  const lines = await highlight(toString(code).replace(/\n$/, ""), language);
  const rendered = lines.map((line, index) => renderLine(line, marked.has(index + 1)));
  const name = title?.[1] ?? title?.[2];
  const label = name ?? (language === "text" ? "Text" : `Code: ${language}`);
  Object.assign(pre, figure(name, label, language, rendered));
}

/** The line numbers in `{1,4-6}`. */
function markedLines(meta: string): Set<number> {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(",") ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [from = NaN, to = from] = range.split("-").map(Number);
      return Number.isNaN(from) ? [] : Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );
}

const element = (tagName: string, properties: Element["properties"], children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

const text = (value: string) => ({ type: "text" as const, value });

function renderLine(line: ElementContent[], marked: boolean): Element {
  return element("span", { className: marked ? ["line", "line-marked"] : ["line"] }, [...line, text("\n")]);
}

function figure(title: string | undefined, label: string, language: string, lines: Element[]): Element {
  const pre = element("pre", { tabIndex: 0, role: "group", ariaLabel: label }, [
    element("code", { className: [`language-${language}`] }, lines),
  ]);
  const copy = element("button", { type: "button", className: ["code-copy"], ariaLabel: "Copy code to clipboard" }, [
    text("Copy"),
  ]);
  const caption = title ? [element("figcaption", {}, [text(title)])] : [];
  return element("figure", { className: ["code-block"] }, [...caption, pre, copy]);
}
