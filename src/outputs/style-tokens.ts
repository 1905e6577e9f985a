import fs from "node:fs";
import path from "node:path";

export type Tokens = Record<string, string>;

type Theme = "dark" | "light";

/** What a style sheet says of a mode. Throws where it says nothing. */
export function readThemeBlock(theme: Theme, file: string): string {
  const css = fs.readFileSync(file, "utf8");
  const block = new RegExp(`data-theme="${theme}"\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1];
  if (block === undefined) throw new Error(`${file} has no colours for the ${theme} mode.`);
  return block;
}

/** The colours of a mode as the style sheets name them, for files that those do not reach. */
export function readTokens(theme: Theme, file = path.resolve("src/styles/tokens.css")): Tokens {
  const block = readThemeBlock(theme, file);
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}
