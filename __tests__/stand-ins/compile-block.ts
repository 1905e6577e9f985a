import { compileMarkdown } from "../../src/markdown/compile";

/** The HTML of a text, and `line:column message` of what its author is told. */
export async function compileBlock(text: string, format: "md" | "mdx" = "md") {
  const { body, messages } = await compileMarkdown({ file: `a.${format}`, format, text });
  return {
    html: typeof body === "string" ? body.trim() : JSON.stringify(body),
    messages: messages.map(({ line, column, message }) => `${line}:${column} ${message}`),
  };
}
