import fs from "node:fs";
import path from "node:path";

export type Tokens = Record<string, string>;

/** The colours of a mode as the style sheets name them, for files that those do not reach. */
export function readTokens(theme: "dark" | "light", file = path.resolve("src/styles/tokens.css")): Tokens {
  const css = fs.readFileSync(file, "utf8");
  const block = new RegExp(`data-theme="${theme}"\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1];
  if (block === undefined) throw new Error(`${file} has no colours for the ${theme} mode.`);
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}
