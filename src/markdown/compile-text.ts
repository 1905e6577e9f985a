import path from "node:path";
import { isPostFile } from "../content/post";
import { compileMarkdown, type CompiledText, type MarkdownText } from "./compile";
import { isModule } from "./mdx-source";
import type { Surroundings } from "./render";

/** What a text compiles to by itself, from the cache if it was compiled before. */
export async function compileText(
  relativePath: string,
  text: string,
  { contentDir, cache, digest }: Pick<Surroundings, "contentDir" | "cache" | "digest">,
): Promise<CompiledText> {
  const format = formatOf(relativePath, text);
  const key = `markdown ${digest({ text, format })}`;
  const cached = (await cache.get(key)) as CompiledText | undefined;
  if (cached) return cached;
  const compiled = await compileMarkdown({ file: path.join(contentDir, relativePath), format, text });
  await cache.set(key, compiled);
  return compiled;
}

/** Only a post can be a module: its page is made with a template that takes one. */
function formatOf(relativePath: string, text: string): MarkdownText["format"] {
  if (isPostFile(relativePath) && isModule(relativePath, text)) return "module";
  return relativePath.endsWith(".mdx") ? "mdx" : "md";
}
