import { compileMarkdown, type CompiledText, type MarkdownText } from "../../src/markdown/compile";
import { replaceReferences } from "../../src/markdown/links/reference";

type Format = MarkdownText["format"];

/** Compiles a text, as the file `a.md` or `a.mdx`. */
export const compile = (text: string, format: Format = "md"): Promise<CompiledText> =>
  compileMarkdown({ file: format === "md" ? "a.md" : "a.mdx", format, text });

/** The HTML of a text without components. */
export const htmlOf = async (text: string, format?: Format): Promise<string> =>
  (await compile(text, format)).body as string;

/** A text without components whose marks of references are `@0`, `@1` and so on. */
export async function compileMarked(text: string, format?: Format): Promise<CompiledText & { body: string }> {
  const compiled = await compile(text, format);
  return { ...compiled, body: replaceReferences(compiled.body as string, (index) => `@${index}`) };
}

/** The problems of a severity, as `line:column message expected`. */
const inWords = ({ problems }: CompiledText, wanted: "error" | "warning"): string[] =>
  problems
    .filter(({ severity }) => severity === wanted)
    .map(({ line, column, message, expected }) => `${line}:${column} ${message} ${expected}`.trimEnd());

/** What the author of a text is told, as `line:column message`. */
export const messagesOf = async (text: string, format?: Format): Promise<string[]> =>
  inWords(await compile(text, format), "warning");

/** What keeps a text from being built, as `line:column message expected`. */
export const mistakesOf = async (text: string, format: Format = "mdx"): Promise<string[]> =>
  inWords(await compile(text, format), "error");

/** The HTML of a text, and `line:column message` of what its author is told. */
export async function compileBlock(text: string, format?: Format) {
  const compiled = await compile(text, format);
  const html = typeof compiled.body === "string" ? compiled.body.trim() : JSON.stringify(compiled.body);
  return { html, messages: inWords(compiled, "warning") };
}
