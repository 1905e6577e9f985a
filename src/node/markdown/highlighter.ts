import type { ElementContent } from "hast";
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

export const isKnownLanguage = (language: string): boolean =>
  language === "text" || language === "txt" || Object.hasOwn(bundledLanguages, language);

/** The lines of a piece of code as hast, each token in a span with the class of its role. */
export async function highlight(code: string, language: string): Promise<ElementContent[][]> {
  if (!Object.hasOwn(bundledLanguages, language)) {
    return code.split("\n").map((line) => [{ type: "text", value: line }]);
  }
  highlighter ??= createHighlighter({ themes: [theme], langs: [] });
  const shiki = await highlighter;
  await shiki.loadLanguage(language as keyof typeof bundledLanguages);
  const lines = shiki.codeToTokensBase(code, { lang: language as keyof typeof bundledLanguages, theme });
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
