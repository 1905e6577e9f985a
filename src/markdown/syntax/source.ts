import { prepareDirectives } from "../blocks/directives";
import { isImportable } from "../mdx/components";
import { isKnownComponent } from "../../shared/component-names";
import type { Place } from "../../shared/problem";
import { CODE_IN_TEXT, mapOutsideFences } from "./fences";

export type Syntax = "md" | "mdx";

export const syntaxOf = (file: string): Syntax => (file.endsWith(".mdx") ? "mdx" : "md");

/** Rewrites a text for its parser. Lines keep their numbers. */
export function prepare(text: string, syntax: Syntax): string {
  const source = prepareDirectives(text);
  return syntax === "md" ? prepareMarkdown(source) : prepareMdx(source);
}

const CODE = CODE_IN_TEXT.source;
/** Not the address of a link, `[words](<https://…>)`, or of a definition, `[name]: <https://…>`. */
const ADDRESS_ALONE =
  /(?<!\]\([ \t]*|^[ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*)<((?:https?:\/\/|mailto:)[^\s<>`]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/gm;
const COMMENT = new RegExp(`${CODE}|\\{\\/\\*[^]*?\\*\\/\\}|<!--([^]*?)-->`, "g");
const ADDRESS = new RegExp(`${CODE}|${ADDRESS_ALONE.source}`, "gm");
const IMPORT = /(?<=^|^import\b[^\n]*;[ \t]*)import\s+([\w\s{},]+?)\s+from\s+(["'])([^"'\n]+)\2[ \t]*(?:;|$)/gm;
const ID = /\{(#[^\s{}]+)\}(?=[ \t]*#*[ \t]*$)/gm;

/**
 * Rewrites what MDX does not support but writers expect in Markdown: HTML comments, addresses as `<https://…>`, and
 * `{#id}` after a heading. Lines keep their numbers. Removes imports of built-in components.
 */
export function prepareMdx(text: string): string {
  return mapOutsideFences(text, (part) =>
    withoutBuiltIn(part)
      // The length stays the same, so that columns do. `*/`, as in a path with wildcards, would end the comment.
      .replace(COMMENT, (whole, _, comment?: string) =>
        comment === undefined ? whole : `{/*${comment.replaceAll("*/", "* ")} */}`,
      )
      .replace(ADDRESS, (whole, _, address?: string) => (address ? toLink(address) : whole))
      .replace(ID, "\\{$1}"),
  );
}

/**
 * Blanks the names of built-in components in imports from packages that are not installed: other tools have `Tabs` and
 * the like in packages of their own. Blanks the whole import if no other name is left.
 */
const withoutBuiltIn = (text: string): string =>
  text.replace(IMPORT, (whole, names: string, _, source: string) => {
    if (isImportable(source) || /\bas\b/.test(names)) return whole;
    const others = names.replace(/\w+\s*,?/g, (name) =>
      isKnownComponent(name.replace(/\W/g, "")) ? blank(name) : name,
    );
    return /\w/.test(others) ? whole.replace(names, others) : blank(whole);
  });

/** Replaces all but line breaks by spaces. */
export const blank = (text: string): string => text.replace(/[^\n]/g, " ");

const toLink = (address: string): string => `[${address}](${address.includes(":") ? "" : "mailto:"}${address})`;

/** Maps positions in a prepared text to those in the original, because addresses have become longer. */
export function originalPositions(text: string, prepared: string): <T extends Place>(found: T) => T {
  const lines = text.split("\n");
  const preparedLines = prepared.split("\n");
  return (found) => {
    const line = lines[found.line - 1] ?? "";
    const preparedLine = preparedLines[found.line - 1] ?? "";
    let shift = 0;
    for (const { index, 0: whole, 1: address = "" } of line.matchAll(ADDRESS_ALONE)) {
      const link = toLink(address);
      const behind = found.column - 1 - (index + shift);
      if (behind <= 0 || !preparedLine.startsWith(link, index + shift)) continue;
      if (behind < link.length) return { ...found, column: index + 1 };
      shift += link.length - whole.length;
    }
    return { ...found, column: found.column - shift };
  };
}

/** An import or export at the beginning of a block. Within a paragraph it is a word. */
const CODE_OF_MODULE = /(?:^(?:[ \t]*\n)*|\n[ \t]*\n|(?:^|\n)#{1,6}[ \t][^\n]*\n)(?:import|export)\s/;

/** Whether an MDX file imports or exports. */
export function isModule(file: string, text: string): boolean {
  if (!file.endsWith(".mdx")) return false;
  let found = false;
  mapOutsideFences(text, (part) => {
    found ||= CODE_OF_MODULE.test(withoutBuiltIn(part).replace(COMMENT, ""));
    return part;
  });
  return found;
}

/** A truncate mark. One space less makes up for the longer delimiters of HTML, so that columns stay the same. */
const TRUNCATE = new RegExp(`${CODE}|\\{\\/\\*(\\s*(?:truncate|more)\\s*)\\*\\/\\}`, "g");
const MARKED_ID = new RegExp(`${CODE}|\\{\\/\\*\\s*(#[^\\s{}]+)\\s*\\*\\/\\}(?=[ \\t]*#*[ \\t]*$)`, "gm");

/** Rewrites truncate marks and ids in MDX comments as HTML comments, so that they work in `.md` too. */
function prepareMarkdown(text: string): string {
  if (!text.includes("{/*")) return text;
  return mapOutsideFences(text, (part) =>
    part
      .replace(TRUNCATE, (whole, _, mark?: string) => (mark ? `<!--${mark.replace(/^\s/, "")}-->` : whole))
      .replace(MARKED_ID, (whole, _, id?: string) => (id ? `<!-- ${id} -->` : whole)),
  );
}
