import {
  createCommentNotationTransformer,
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
  transformerNotationWordHighlight,
} from "@shikijs/transformers";
import type { Element, ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import {
  bundledLanguages,
  createHighlighter,
  type Highlighter,
  type ShikiTransformer,
  type ThemedToken,
  type ThemeRegistration,
} from "shiki";

/**
 * The roles of tokens, each with its TextMate scopes. A token gets the class `tok-<role>`, and the style sheet gives the
 * class a color for light and dark mode: the content policy allows no style attributes.
 */
const ROLES = {
  comment: ["comment", "punctuation.definition.comment"],
  keyword: ["keyword", "storage", "keyword.operator.new", "variable.language.this", "variable.language.self"],
  operator: ["keyword.operator", "punctuation.accessor"],
  string: ["string", "constant.other.symbol", "punctuation.definition.string", "markup.inline.raw"],
  escape: ["constant.character.escape", "string.regexp", "punctuation.definition.template-expression"],
  number: ["constant.numeric", "constant.language", "support.constant"],
  function: ["entity.name.function", "support.function", "meta.function-call.generic"],
  type: ["entity.name.type", "entity.name.class", "entity.other.inherited-class", "support.type", "support.class"],
  tag: ["entity.name.tag", "support.type.property-name", "meta.object-literal.key", "keyword.other.definition.ini"],
  attribute: ["entity.other.attribute-name"],
  variable: ["variable.other.readwrite.instance", "variable.other.constant", "variable.other.bracket"],
  inserted: ["markup.inserted"],
  deleted: ["markup.deleted"],
  heading: ["markup.heading", "meta.diff.range", "meta.diff.header"],
} satisfies Record<string, string[]>;

type Role = keyof typeof ROLES;

const roleNames = Object.keys(ROLES) as Role[];
/** A color that stands for a role: Shiki reports only the color of a token. */
const colorOf = (role: Role) => `#0000${(roleNames.indexOf(role) + 1).toString(16).padStart(2, "0")}`;
const roleByColor = new Map(roleNames.map((role) => [colorOf(role), role]));

const theme: ThemeRegistration = {
  name: "roles",
  type: "light",
  colors: { "editor.foreground": "#000000", "editor.background": "#ffffff" },
  tokenColors: roleNames.map((role) => ({ scope: ROLES[role], settings: { foreground: colorOf(role) } })),
};

const OPEN = String.raw`(?:\/{2,}|\{?\/\*+|<!--|\{\{!?--|<%--|<%#|\{#|\(\*|\{-|@\*|#+|--|;+|%+|'|"|!|\brem\b)`;
const CLOSE = String.raw`(?:\*\/\}?|-->|--\}\}|\}\}|--%>|%>|#\}|\*\)|-\}|\*@)?`;
/** A comment with marks at the end of a line. Shiki's transformers support the comments of fewer languages. */
const MARKS = new RegExp(String.raw`\s*${OPEN}\s*((?:\[!code [^\]]+\]\s*)+)${CLOSE}\s*$`, "i");
/** `highlight-line`, of Gatsby's Prism plugins, is at the end of a line; the others are on lines of their own. */
const HIGHLIGHT = new RegExp(
  String.raw`(?:^\s*${OPEN}\s*(highlight-(?:next-line|start|end))|(?:^|\s)\s*${OPEN}\s+highlight-line)\s*${CLOSE}\s*$`,
  "i",
);

/** Rewrites comments with marks as `// [!code …]`, which the transformers understand. */
const marksAsComments = (isNamed: boolean): ShikiTransformer => ({
  tokens(lines) {
    // Code in Markdown may show the comments of other languages.
    const isMarkdown = /^(md|mdx|markdown)$/.test(this.options.lang);
    return lines.map((line) => {
      const text = line.map(({ content }) => content).join("");
      const marks = MARKS.exec(text);
      const isShown = isNamed || (isMarkdown && !text.includes("<!--"));
      const found = marks ?? (isShown ? null : HIGHLIGHT.exec(text));
      if (!found) return line;
      const kept: ThemedToken[] = [];
      let rest = found.index;
      for (const token of line) {
        if (rest > 0) kept.push({ ...token, content: token.content.slice(0, rest) });
        rest -= token.content.length;
      }
      return [...kept, { content: ` // ${marks ? found[1]!.trim() : `[!code ${found[1] ?? "hl"}]`}`, offset: 0 }];
    });
  },
});

/** Gives each token the class of its role instead of a style attribute. */
const rolesAsClasses: ShikiTransformer = {
  tokens(lines) {
    for (const token of lines.flat()) {
      const role = roleByColor.get(token.color?.toLowerCase() ?? "");
      token.htmlStyle = {};
      token.htmlAttrs = role ? { class: `tok-${role}` } : {};
    }
  },
};

/** Turns tokens without a class into text. Removes tokens that are empty once their comment is taken out. */
const plainAsText: ShikiTransformer = {
  code(code) {
    for (const line of code.children) {
      if (line.type !== "element") continue;
      line.children = line.children
        .filter((token) => toString(token) !== "")
        .map((token) => (hasClass(token) ? token : { type: "text", value: toString(token) }));
    }
  },
};

/** Shiki gives one class or a list. */
const hasClass = (token: ElementContent): boolean =>
  token.type === "element" && [token.properties.class ?? []].flat().join("") !== "";

/** The comments `highlight-next-line`, `highlight-start` and `highlight-end`, which Docusaurus has too. */
const highlightComments = createCommentNotationTransformer(
  "highlight-comments",
  /\s*\[!code highlight-(next-line|start|end)\]/i,
  function ([, kind], _line, _comment, lines, index) {
    const isEnd = (each: Element, at: number) => at >= index && /\[!code highlight-end\]/i.test(toString(each));
    const end = lines.findIndex(isEnd);
    const last = kind === "next-line" ? index + 1 : end < 0 ? lines.length : end;
    if (kind !== "end") for (const each of lines.slice(index, last)) this.addClassToHast(each, "line-marked");
    return true;
  },
  "v3",
);

let highlighter: Promise<Highlighter> | undefined;

/** Languages that are shown without colors. */
const PLAIN = ["text", "txt", "plain", "plaintext", "ansi"];

/** Every name that may follow the fence of a code block, aliases included. */
export const LANGUAGES: readonly string[] = [...Object.keys(bundledLanguages), ...PLAIN];

export const isKnownLanguage = (language: string): boolean => LANGUAGES.includes(language);

let isPlain = false;

/** Leaves code without colors and marks from now on. The check does so: they would take most of its time. */
export const leaveCodePlain = (): void => void (isPlain = true);

const plainLines = (code: string): Element[] => code.split("\n").map((line) => h("span", { class: "line" }, line));

/** The time limit for one line. On a busy machine, Shiki's 500 ms would leave parts of a line without colors. */
const LONGEST_LINE_MS = 20_000;

/**
 * Highlights a piece of code. Returns its lines as elements with the class `line` and the classes of their marks;
 * tokens in them have the class of their role. `named` is the option `{1,4-6}`, with which comments mark no lines.
 */
export async function highlight(code: string, language: string, named: string | undefined): Promise<Element[]> {
  if (isPlain) return plainLines(code);
  const isColored = Object.hasOwn(bundledLanguages, language);
  const lang = isColored ? (language as keyof typeof bundledLanguages) : "text";
  highlighter ??= createHighlighter({ themes: [theme], langs: [] });
  const shiki = await highlighter;
  if (lang !== "text" && !shiki.getLoadedLanguages().includes(lang)) await shiki.loadLanguage(lang);
  const root = shiki.codeToHast(code, {
    lang,
    theme,
    tokenizeTimeLimit: LONGEST_LINE_MS,
    mergeSameStyleTokens: true,
    meta: { __raw: named },
    transformers: [
      marksAsComments(named !== undefined),
      rolesAsClasses,
      transformerMetaHighlight({ className: "line-marked" }),
      transformerNotationDiff({ classLineAdd: "line-added", classLineRemove: "line-removed" }),
      transformerNotationHighlight({ classActiveLine: "line-marked" }),
      transformerNotationFocus({ classActiveLine: "line-focus" }),
      transformerNotationWordHighlight({ classActiveWord: "word-marked" }),
      highlightComments,
      plainAsText,
    ],
  });
  const [pre] = root.children as Element[];
  const [element] = pre!.children as Element[];
  return element!.children.filter((child): child is Element => child.type === "element");
}
