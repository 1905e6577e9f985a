import { mapOutsideFences } from "./mdx-source";

/** Rewrites the comments of MDX that this site gives a meaning to, so that they have it in `.md` files too. */
export function prepareMarkdown(text: string): string {
  return mapOutsideFences(text, (part) =>
    part
      .replace(/^( {0,3})\{\/\*\s*truncate\s*\*\/\}[ \t]*$/gm, "$1<!-- truncate -->")
      .replace(/^( {0,3}#{1,6}[ \t].*?)\{\/\*\s*(#[^\s{}]+)\s*\*\/\}[ \t]*$/gm, "$1<!-- $2 -->"),
  );
}
