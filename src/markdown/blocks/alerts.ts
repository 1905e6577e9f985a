import type { Blockquote } from "mdast";

/** What makes a quote an admonition in GitHub's syntax. */
const MARK = /^\[!(note|tip|important|warning|caution)\][ \t]*(\r?\n|$)/i;

/** Returns the type and the text of a quote that begins with `[!NOTE]` or the like. Undefined for any other quote. */
export function readAlert({ children: [first, ...rest] }: Blockquote, source: string) {
  const [text, ...others] = first?.type === "paragraph" ? first.children : [];
  const [mark, type, end] = text?.type === "text" ? (MARK.exec(text.value) ?? []) : [];
  if (first?.type !== "paragraph" || text?.type !== "text" || !mark) return undefined;
  const isEscaped = source[text.position!.start.offset!] === "\\";
  const isBroken = others[0]?.type === "break";
  if (isEscaped || (!end && !isBroken && others.length > 0)) return undefined;
  const value = text.value.slice(mark.length);
  const words = [...(value ? [{ ...text, value }] : []), ...others.slice(isBroken && !end ? 1 : 0)];
  const children = words.length > 0 ? [{ ...first, children: words }, ...rest] : rest;
  return children.length > 0 ? { type: type!.toLowerCase(), children } : undefined;
}
