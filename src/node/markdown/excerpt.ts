import { replaceEmoji } from "./emoji";

const SKIPPED_LINE = /^\s*(<\/?[A-Z]|#{1,6}\s|import\s|export\s|<!--|\{\/\*|::|!\[|\||[-*_]{3,}\s*$|\[\^[^\]]+\]:)/;

/** The first paragraph of a Markdown text as plain text; empty when there is none. */
export function extractExcerpt(text: string): string {
  const paragraph: string[] = [];
  let inFence = false;
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(```|~~~)/.test(line)) {
      if (paragraph.length > 0) break;
      inFence = !inFence;
    } else if (!inFence) {
      const isContent = line.trim() !== "" && !SKIPPED_LINE.test(line);
      if (isContent) paragraph.push(line.trim());
      else if (paragraph.length > 0) break;
    }
  }
  return replaceEmoji(stripMarkdown(paragraph.join(" ")));
}

function stripMarkdown(line: string): string {
  return line
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\[\^[^\]]+\]/g, "")
    .replace(/\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, "$1")
    .replace(/(\*\*|__|~~)(.+?)\1/g, "$2")
    .replace(/(?<![\w*])\*(?!\s)(.+?)\*/g, "$1")
    .replace(/(?<!\w)_(?!\s)(.+?)_(?!\w)/g, "$1")
    .replace(/`([^`]*)`/g, "$1")
    .replace(/^(>|[-*+]|\d+\.)\s+/, "")
    .trim();
}
