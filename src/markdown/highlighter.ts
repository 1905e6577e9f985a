import type { ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import { bundledLanguages, createHighlighter, type Highlighter, type ThemedToken, type ThemeRegistration } from "shiki";

/**
 * What a piece of code is, for its colour. Each is a class `tok-<role>`; the style sheet colours it for light and dark,
 * so highlighted code carries no colour, no inline style and no script.
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
const colorOf = (role: Role) => `#0000${(roleNames.indexOf(role) + 1).toString(16).padStart(2, "0")}`;
const roleByColor = new Map(roleNames.map((role) => [colorOf(role), role]));

const theme: ThemeRegistration = {
  name: "roles",
  type: "light",
  colors: { "editor.foreground": "#000000", "editor.background": "#ffffff" },
  tokenColors: roleNames.map((role) => ({ scope: ROLES[role], settings: { foreground: colorOf(role) } })),
};

let highlighter: Promise<Highlighter> | undefined;

/** The languages that the highlighter knows or is about to: to ask it for one again takes it a while. */
const loaded = new Map<keyof typeof bundledLanguages, Promise<void>>();

/** Names of what is shown without colours. */
const PLAIN = ["text", "txt", "plain", "plaintext", "ansi"];

/** Every name that may stand after the fence of a code block, aliases included. */
export const LANGUAGES: readonly string[] = [...Object.keys(bundledLanguages), ...PLAIN];

export const isKnownLanguage = (language: string): boolean => LANGUAGES.includes(language);

/** Languages whose comments are also those of another one, which they hold or whose grammar knows comments. */
const ALSO: Record<string, string> = {
  html: "ts",
  vue: "ts",
  svelte: "ts",
  astro: "ts",
  erb: "ruby",
  shellsession: "bash",
  console: "bash",
};

/** Comments where no grammar tells: those of the languages most written. */
const COMMON_COMMENT = /^(?:\/\/.*|#.*|\/\*.*\*\/|<!--.*-->|--.*|;.*|%.*|::.*|rem\s.*)$/i;
const WITHOUT_COMMENTS = new Set(["bat", "batch", "csv", "log", "regex", "regexp", "tsv", "wasm"]);

/** Whether a line, taken by itself, is a comment of the language. Braces around it count as part of it, as in JSX. */
export async function isComment(line: string, language: string): Promise<boolean> {
  if (!Object.hasOwn(bundledLanguages, language) || WITHOUT_COMMENTS.has(language)) return COMMON_COMMENT.test(line);
  for (const name of [language, ALSO[language]]) {
    const tokens = name ? ((await colour(line, name))[0] ?? []) : [];
    const code = tokens.filter(
      (token) => token.type !== "element" || !String(token.properties.className).includes("tok-comment"),
    );
    if (tokens.length > code.length && /^[{}\s]*$/.test(toString({ type: "root", children: code }))) return true;
  }
  return false;
}

let isPlain = false;

/**
 * From now on code has no colours: a check asks for none, and finding them takes a good part of its time. What is a
 * comment is still known.
 */
export const leaveCodePlain = (): void => void (isPlain = true);

/** How long one line may take. The library gives up after half a second, which on a busy machine changes the colours. */
const LONGEST_LINE_MS = 20_000;

/** The lines of a piece of code as hast, each token in a span with the class of its role. */
export async function highlight(code: string, language: string): Promise<ElementContent[][]> {
  if (isPlain || !Object.hasOwn(bundledLanguages, language)) {
    return code.split("\n").map((line) => [{ type: "text", value: line }]);
  }
  return colour(code, language);
}

async function colour(code: string, language: string): Promise<ElementContent[][]> {
  highlighter ??= createHighlighter({ themes: [theme], langs: [] });
  const shiki = await highlighter;
  const lang = language as keyof typeof bundledLanguages;
  if (!loaded.has(lang)) loaded.set(lang, shiki.loadLanguage(lang));
  await loaded.get(lang);
  const lines = shiki.codeToTokensBase(code, { lang, theme, tokenizeTimeLimit: LONGEST_LINE_MS });
  return lines.map(toElements);
}

function toElements(tokens: readonly ThemedToken[]): ElementContent[] {
  const runs: { role: Role | undefined; value: string }[] = [];
  for (const { content, color } of tokens) {
    const role = roleByColor.get(color?.toLowerCase() ?? "");
    const last = runs.at(-1);
    if (last && (last.role === role || content.trim() === "")) last.value += content;
    else runs.push({ role, value: content });
  }
  return runs.map(({ role, value }) =>
    role
      ? {
          type: "element",
          tagName: "span",
          properties: { className: [`tok-${role}`] },
          children: [{ type: "text", value }],
        }
      : { type: "text", value },
  );
}
