import { CODE_IN_TEXT, mapOutsideFences } from "./fences";

const CODE = CODE_IN_TEXT.source;
const COMMENT = new RegExp(`${CODE}|\\{\\/\\*[^]*?\\*\\/\\}|<!--([^]*?)-->`, "g");
const ADDRESS = new RegExp(`${CODE}|<((?:https?:\\/\\/|mailto:)[^\\s<>\`]+|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+)>`, "g");
const ID = /\{(#[^\s{}]+)\}(?=[ \t]*#*[ \t]*$)/gm;

/**
 * MDX refuses three things that writers expect in every Markdown file: HTML comments, addresses as `<https://…>`, and
 * `{#id}` after a heading. They are rewritten outside code to what MDX reads alike, without moving a line.
 */
export function prepareMdx(text: string): string {
  return mapOutsideFences(text, (part) =>
    part
      // As long as it was, so that what stands behind it keeps its column.
      .replace(COMMENT, (whole, _, comment?: string) => (comment === undefined ? whole : `{/*${comment} */}`))
      .replace(ADDRESS, (whole, _, address?: string) => (address ? toLink(address) : whole))
      .replace(ID, "\\{$1}"),
  );
}

const toLink = (address: string): string => `[${address}](${address.includes(":") ? "" : "mailto:"}${address})`;

/** An import or export where a block can begin: in a paragraph, which may have been broken there, it is a word. */
const CODE_OF_MODULE = /(?:^|\n[ \t]*\n|(?:^|\n)#{1,6}[ \t][^\n]*\n)(?:import|export)\s/;

/** Whether an MDX file has code of its own (`import` or `export`), which only a module can run. */
export function isModule(file: string, text: string): boolean {
  if (!file.endsWith(".mdx")) return false;
  let found = false;
  mapOutsideFences(text, (part) => {
    found ||= CODE_OF_MODULE.test(part.replace(COMMENT, ""));
    return part;
  });
  return found;
}
