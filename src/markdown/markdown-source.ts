import { CODE_IN_TEXT, mapOutsideFences } from "./fences";

const CODE = CODE_IN_TEXT.source;
/** In a block of its own or in a paragraph. One room less makes up for the longer marks of HTML. */
const TRUNCATE = new RegExp(`${CODE}|\\{\\/\\*(\\s*truncate\\s*)\\*\\/\\}`, "g");
const ID = new RegExp(`${CODE}|\\{\\/\\*\\s*(#[^\\s{}]+)\\s*\\*\\/\\}(?=[ \\t]*#*[ \\t]*$)`, "gm");

/** Rewrites the comments of MDX that this site gives a meaning to, so that they have it in `.md` files too. */
export function prepareMarkdown(text: string): string {
  if (!text.includes("{/*")) return text;
  return mapOutsideFences(text, (part) =>
    part
      .replace(TRUNCATE, (whole, _, mark?: string) => (mark ? `<!--${mark.replace(/^\s/, "")}-->` : whole))
      .replace(ID, (whole, _, id?: string) => (id ? `<!-- ${id} -->` : whole)),
  );
}
