import { isImportable, isKnownComponent } from "../mdx/components";
import { CODE_IN_TEXT, mapOutsideFences } from "./fences";

const CODE = CODE_IN_TEXT.source;
const ADDRESS_ALONE = /<((?:https?:\/\/|mailto:)[^\s<>`]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g;
const COMMENT = new RegExp(`${CODE}|\\{\\/\\*[^]*?\\*\\/\\}|<!--([^]*?)-->`, "g");
const ADDRESS = new RegExp(`${CODE}|${ADDRESS_ALONE.source}`, "g");
const IMPORT = /^import\s+([\w\s{},]+?)\s+from\s+(["'])([^"'\n]+)\2[ \t]*;?[ \t]*$/gm;
const ID = /\{(#[^\s{}]+)\}(?=[ \t]*#*[ \t]*$)/gm;

/**
 * MDX refuses three things that writers expect in every Markdown file: HTML comments, addresses as `<https://…>`, and
 * `{#id}` after a heading. They are rewritten outside code to what MDX reads alike, without moving a line. Imports of
 * what the site has built in are left out.
 */
export function prepareMdx(text: string): string {
  return mapOutsideFences(text, (part) =>
    withoutBuiltIn(part)
      // As long as it was, so that what stands behind it keeps its column.
      .replace(COMMENT, (whole, _, comment?: string) => (comment === undefined ? whole : `{/*${comment} */}`))
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

const blank = (text: string): string => text.replace(/[^\n]/g, " ");

const toLink = (address: string): string => `[${address}](${address.includes(":") ? "" : "mailto:"}${address})`;

interface Place {
  line: number;
  column: number;
}

/** Finds the place in a text of a place in what was made of it, where addresses became longer. */
export function placesBefore(text: string, prepared: string): <T extends Place>(found: T) => T {
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

/** An import or export where a block can begin: in a paragraph, which may have been broken there, it is a word. */
const CODE_OF_MODULE = /(?:^|\n[ \t]*\n|(?:^|\n)#{1,6}[ \t][^\n]*\n)(?:import|export)\s/;

/** Whether an MDX file has code of its own (`import` or `export`), which only a module can run. */
export function isModule(file: string, text: string): boolean {
  if (!file.endsWith(".mdx")) return false;
  let found = false;
  mapOutsideFences(text, (part) => {
    found ||= CODE_OF_MODULE.test(withoutBuiltIn(part).replace(COMMENT, ""));
    return part;
  });
  return found;
}

/** In a block of its own or in a paragraph. One room less makes up for the longer marks of HTML. */
const TRUNCATE = new RegExp(`${CODE}|\\{\\/\\*(\\s*truncate\\s*)\\*\\/\\}`, "g");
const MARKED_ID = new RegExp(`${CODE}|\\{\\/\\*\\s*(#[^\\s{}]+)\\s*\\*\\/\\}(?=[ \\t]*#*[ \\t]*$)`, "gm");

/** Rewrites the comments of MDX that this site gives a meaning to, so that they have it in `.md` files too. */
export function prepareMarkdown(text: string): string {
  if (!text.includes("{/*")) return text;
  return mapOutsideFences(text, (part) =>
    part
      .replace(TRUNCATE, (whole, _, mark?: string) => (mark ? `<!--${mark.replace(/^\s/, "")}-->` : whole))
      .replace(MARKED_ID, (whole, _, id?: string) => (id ? `<!-- ${id} -->` : whole)),
  );
}
