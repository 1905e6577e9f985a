import { compileMarkdown, type CompiledText, type MarkdownText } from "../../src/markdown/compile";

const compile = (text: string, format: MarkdownText["format"]) =>
  compileMarkdown({ file: format === "md" ? "a.md" : "a.mdx", format, text });

const inWords = ({ line, column, message }: CompiledText["messages"][number]) => `${line}:${column} ${message}`;

/** The HTML of a text, and `line:column message` of what its author is told. */
export async function compileBlock(text: string, format: "md" | "mdx" = "md") {
  const { body, messages } = await compile(text, format);
  return { html: typeof body === "string" ? body.trim() : JSON.stringify(body), messages: messages.map(inWords) };
}

/** What the author of a text is told, as `line:column message`. */
export async function messagesOf(text: string, format: MarkdownText["format"] = "md"): Promise<string[]> {
  return (await compile(text, format)).messages.map(inWords);
}
