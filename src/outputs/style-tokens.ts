import fs from "node:fs";
import path from "node:path";

export type Tokens = Record<string, string>;

type Theme = "dark" | "light";

/** Returns the declarations of a color mode in a style sheet. Throws if there are none. */
export function readThemeBlock(theme: Theme, file: string): string {
  const css = fs.readFileSync(file, "utf8");
  const block = new RegExp(`data-theme="${theme}"\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1];
  if (block === undefined) throw new Error(`${file} has no colors for the ${theme} mode.`);
  return block;
}

/** Returns the colors of a mode by token name, for files that cannot use the style sheet. */
export function readTokens(theme: Theme, file = path.resolve("src/styles/tokens.css")): Tokens {
  const block = readThemeBlock(theme, file);
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

/** Returns the `@layer` statement of a style sheet. Throws if there is none. */
export function readLayers(file: string): string {
  const statement = /@layer [^;{]+;/.exec(fs.readFileSync(file, "utf8"))?.[0];
  if (!statement) throw new Error(`${file} does not declare the cascade layers, such as "@layer base, print;".`);
  return statement;
}
