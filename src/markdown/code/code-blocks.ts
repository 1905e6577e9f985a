import type { Element, ElementContent, Properties, Root } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import type { Code, Root as MdastRoot } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { classesOf } from "../../shared/body";
import { nearest, withGuess } from "../../shared/problem";
import { scrolling } from "../elements/tables-and-lists";
import { isDiagram, toDiagram } from "./diagrams";
import { highlight, isKnownLanguage, LANGUAGES } from "./highlighter";

/** Blocks with more lines are folded if scripts are enabled. */
const LONG = 30;
/** Inline code up to this length fits the narrowest window, so it does not break at hyphens. */
const SHORT = 24;

/**
 * A title without quotes is one word. Only marked lines, line numbers and options may follow it: with other words, its end
 * would be a guess.
 */
const TITLE = /(?:^|[\s{])title=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+)(?=\s*\{[\d\s,-]+\}|\s+[a-z]+Line|\s+\w+=|\s*$))/;
/** Line numbers, also as Gatsby's plugins of Prism have them: `{numberLines: true}`, `{numberLines: 10}`. */
const NUMBERS = /(?:^|[\s}])showLineNumbers(?:=(\d+))?(?=[\s{]|$)|\{\s*numberLines:\s*(?:true|(\d+))\s*\}/;
/** The lines to highlight. Expressive Code names lines for other purposes too. */
const NAMED_LINES = /(?<!\b(?:ins|del|collapse)=)\{\s*\d{1,5}\s*(?:[-,]\s*\d{1,5}\s*)*\}/;
/** The syntax of each option that is a word. */
const WORDS: Record<string, string> = { title: 'title="…"', showLineNumbers: "showLineNumbers or showLineNumbers=10" };
/** Options of other tools for what is the default here. */
const HIDE_NUMBERS = /^(hide|no)Line/i;
/** Values in quotes. Without an option before them they are words to mark, in Expressive Code. */
const VALUES = /(=)?(?:"[^"]*"|'[^']*')/g;
/** Comments that highlight lines, in any language. */
const HIGHLIGHT_RANGE = /^\s*(?:[^\w\s]{1,5}|rem)\s*highlight-(start|end)\s*(?:[^\w\s]{1,5}\s*)?$/gim;

/** Prepares code blocks: turns diagrams into figures, and keeps the options after the language. */
export function remarkCode() {
  return (tree: MdastRoot, file: VFile): void => {
    visit(tree, "code", (node) => (isDiagram(node) ? toDiagram(node, file) : keepMeta(node)));
  };
}

/** Copies the options after the language to an attribute, which the HTML parser keeps. */
function keepMeta(node: Code): void {
  const { language, meta } = splitLanguage(node.lang ?? "");
  if (node.lang) node.lang = language || "text";
  const dataMeta = [meta, node.meta].filter(Boolean).join(" ");
  if (dataMeta) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataMeta } };
}

/** Splits `js{1,4}`, `js:title=app.js` and `rust,ignore` into the language and the options directly after it. */
function splitLanguage(info: string): { language: string; meta: string } {
  const [, language = "", title, meta = ""] =
    /^([^{,]*?)(?::title=["']?([^{"']+)["']?)?((?:[{,].*)?)$/s.exec(info) ?? [];
  if (title) return { language, meta: `title="${title}" ${meta}` };
  return { language, meta: meta.startsWith("{") ? meta : "" };
}

/** Renders code blocks: highlighting, title, line numbers, marked lines and buttons. */
export function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks: { pre: Element; code: Element }[] = [];
    visit(tree, "element", (node) => {
      const code = node.tagName === "pre" ? node.children[0] : undefined;
      if (code?.type === "element" && code.tagName === "code") blocks.push({ pre: node, code });
      if (node.tagName === "code") keepHyphens(node);
      return node.tagName === "pre" ? SKIP : undefined;
    });
    for (const { pre, code } of blocks) Object.assign(pre, await renderBlock(pre, code, file));
  };
}

const breaksAtHyphen = (code: string): boolean => code.length <= SHORT && /-./.test(code);

/** Prevents line breaks at the hyphens of short inline code, or of each short word in long inline code. */
function keepHyphens(code: Element): void {
  const [child, ...others] = code.children;
  if (child?.type !== "text" || others.length > 0) return;
  if (breaksAtHyphen(child.value)) code.properties.className ??= ["nowrap"];
  else if (child.value.length > SHORT) {
    const words = child.value.split(/((?<=\s|^)\S*-\S+)/).filter(Boolean);
    code.children = words.map((word) =>
      breaksAtHyphen(word.trim()) ? h("span", { className: ["nowrap"] }, word) : { type: "text", value: word },
    );
  }
}

async function renderBlock(pre: Element, code: Element, file: VFile): Promise<Element> {
  const written = (
    classesOf(code)
      .find((name) => name.startsWith("language-"))
      ?.slice(9) ?? "text"
  ).toLowerCase();
  const language = OTHER_NAMES.get(written) ?? written;
  const meta = typeof code.properties.dataMeta === "string" ? code.properties.dataMeta : "";
  const source = toString(code).replace(/\n$/, "").replace(/\r\n/g, "\n");
  const [, double, single, word] = TITLE.exec(meta) ?? [];
  const title = double ?? single ?? word;
  const options = meta.replace(TITLE, " ");
  const named = NAMED_LINES.exec(options)?.[0].replace(/\s/g, "");
  for (const message of warnings(source, language, options, named)) file.message(message, pre.position);

  const numbers = NUMBERS.exec(options);
  const numbersFrom = numbers ? Number(numbers[1] ?? numbers[2] ?? 1) : undefined;
  const lines = await highlight(source, language, named);
  const isFocused = lines.some((line) => hasClass(line, "line-focus"));
  const label = title || (language === "text" ? "Text" : `Code: ${language}`);
  const content = lines.flatMap((line, index) => renderLine(line, language, numbersFrom, index));
  const className = [`language-${language}`, ...(numbersFrom === undefined ? [] : ["code-numbered"])];
  const figure = ["code-block", ...(lines.length > LONG ? ["code-long"] : []), ...(isFocused ? ["code-focus"] : [])];
  return h(
    "figure",
    { className: figure },
    title ? [h("figcaption", title)] : [],
    h("pre", scrolling(label), [h("code", { className }, content)]),
    buttons(lines.length),
  );
}

/** Languages by Shiki's name, with their names in other tools. Shiki's takes their place. */
const NAMES_ELSEWHERE = {
  go: "golang",
  dotenv: "env",
  ini: "conf cfg config",
  html: "markup htm",
  xml: "svg",
  js: "node nodejs flow",
  jsx: "react",
  sql: "postgres postgresql psql mysql sqlite",
  bash: "terminal cli",
  text: "none output plain_text gitignore dot graphviz",
  "objective-c": "obj-c objectivec",
  groovy: "gradle",
  json: "webmanifest",
  python: "pycon",
  shellsession: "shell-session",
};

export const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES_ELSEWHERE).flatMap(([name, others]) => others.split(" ").map((other) => [other, name] as const)),
);

/** Returns warnings about a code block. */
function warnings(source: string, language: string, options: string, named: string | undefined): string[] {
  const found: string[] = [];
  if (!isKnownLanguage(language)) {
    const expected = withGuess(language, LANGUAGES, "Expected a language that Shiki knows, or text.");
    found.push(`Unknown language "${language}" of a code block. ${expected}`);
  }
  const words = options.replace(NUMBERS, " ").replace(VALUES, (all, equals?: string) => (equals ? all : " "));
  for (const word of words.match(/[^\s={}"']+(?:=(?:"[^"]*"|'[^']*'|[^\s{]*))?/g) ?? []) {
    const name = word.split("=")[0]!;
    const meant = HIDE_NUMBERS.test(name) ? undefined : nearest(name, Object.keys(WORDS));
    if (meant) found.push(`The option ${word} of a code block has no effect. Expected ${WORDS[meant]!}.`);
  }
  if (/\bhl_lines\b/i.test(options))
    found.push("The option hl_lines of a code block has no effect. Expected its lines in braces, such as {1,3-4}.");
  for (const [option, name] of options.matchAll(/\b(ins|del)=\{[^{}]*\}/g))
    found.push(
      `The option ${option} of a code block has no effect. Expected a comment at the end of each line: [!code ${name === "ins" ? "++" : "--"}].`,
    );
  const count = source.split("\n").length;
  if (named?.match(/\d+/g)?.some((line) => Number(line) > count))
    found.push(`The option ${named} of a code block goes beyond its last line. Expected lines from 1 to ${count}.`);
  const [open] = /\{[^{}]*$/.exec(options.replace(/"[^"]*"|'[^']*'/g, "")) ?? [];
  if (open) found.push(`The option ${open.trim()} of a code block is not closed. Expected } at its end.`);
  const [, last] = [...source.matchAll(HIGHLIGHT_RANGE)].at(-1) ?? [];
  if (!named && last?.toLowerCase() === "start")
    found.push("A highlight-start of a code block has no highlight-end. All lines after it are highlighted.");
  return found;
}

const hasClass = ({ properties }: Element, name: string): boolean =>
  [properties.class ?? []].flat().some((each) => String(each).split(" ").includes(name));

/** Renders a line. Only numbered and marked lines need an element: `ins`, `del` and `mark` mean more than a color. */
function renderLine(line: Element, language: string, numbersFrom: number | undefined, index: number): ElementContent[] {
  const children: ElementContent[] = [...line.children, { type: "text", value: "\n" }];
  const [first] = line.children;
  // A line of the language `diff` has its sign in the text.
  const isOfDiff = (role: string) => language === "diff" && first?.type === "element" && hasClass(first, `tok-${role}`);
  const marks = ["marked", "added", "removed", "focus"].filter(
    (mark) =>
      hasClass(line, `line-${mark}`) ||
      (mark === "added" && isOfDiff("inserted")) ||
      (mark === "removed" && isOfDiff("deleted")),
  );
  if (marks.length === 0 && numbersFrom === undefined) return children;
  const tagName = marks.includes("added")
    ? "ins"
    : marks.includes("removed")
      ? "del"
      : marks.includes("marked")
        ? "mark"
        : "span";
  const dataLine = numbersFrom === undefined || numbersFrom === 1 ? undefined : numbersFrom + index;
  return [h(tagName, { className: ["line", ...marks.map((mark) => `line-${mark}`)], dataLine }, children)];
}

/** Renders the buttons of a block. Style sheets hide them if scripts are disabled. */
function buttons(lines: number): Element[] {
  const button = (className: string, properties: Properties, label: string) =>
    h("button", { type: "button", className, ...properties }, label);
  const wrap = { ariaLabel: "Toggle word wrap", ariaPressed: "false", hidden: true };
  const tools = h("div", { className: ["code-tools"] }, [
    button("button button-tool code-wrap", wrap, "Wrap"),
    button("button button-tool code-copy", { ariaLabel: "Copy code to clipboard" }, "Copy"),
  ]);
  const fold = () => button("code-fold", { ariaExpanded: "false" }, `Show all ${lines} lines`);
  return lines > LONG ? [tools, fold()] : [tools];
}
