import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { remarkGfmWhereNeeded } from "../../../../src/markdown/syntax/gfm";
import { visit } from "unist-util-visit";

const reader = unified().use(remarkParse).use(remarkGfmWhereNeeded);
const original = unified().use(remarkParse).use(remarkGfm);

function linksOf(text: string): string[] {
  const urls: string[] = [];
  visit(reader.parse(text) as Root, "link", ({ url }) => void urls.push(url));
  return urls;
}

it.each([
  ["a web address", "See https://example.com/a_(b), and HTTP://EXAMPLE.COM.", 2],
  ["an address without a scheme", "See www.example.com/a?b=c&d.", 1],
  ["an e-mail address", "Write to ada@example.com, or to _ada@example.com_.", 2],
  ["addresses in other blocks", "# https://a.example\n\n- > ada@example.com\n\n| a |\n| - |\n| www.b.example |", 3],
  ["an address behind a line's end and marks", "a\\\nhttps://example.com\n**www.example.com**<https://c.example>", 3],
  ["an address in a link", "[https://example.com *ada@example.com*](/there) [www.example.com][a]\n\n[a]: /a", 1],
  ["nothing of an address", "A word, ww.example.com, https:/example.com, `https://example.com`.", 0],
])("reads %s as remark-gfm does", (_, text, count) => {
  expect(linksOf(text)).toHaveLength(count);
  expect(reader.parse(text)).toEqual(original.parse(text));
});

it("reads tables, tasks, footnotes and strikethrough", () => {
  const text = "| a |\n| - |\n| b |\n\n- [x] ~~c~~[^d]\n\n[^d]: e";
  expect(reader.parse(text)).toEqual(original.parse(text));
});
