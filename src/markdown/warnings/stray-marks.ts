import { slug } from "github-slugger";
import type { Html, Paragraph, Text } from "mdast";
import type { Point } from "unist";
import type { VFile } from "vfile";
import { CONTAINER_NAMES, LEAF_NAMES, unknownBlock } from "../blocks/directives";
import { CONFLICT, endOf } from "../../shared/problem";

const ADDRESS = String.raw`(?:\.{0,2}\/)?[^()\s<>]+(?: [^()\s<>]+)+`;
const ALL_NAMES = [...CONTAINER_NAMES, ...LEAF_NAMES].join("|");
/** A link of a wiki. Numbers, lists, footnotes and marks for a table of contents in double brackets are none. */
const WIKI_LINK = String.raw`\[\[(?!(?:[\d\s.]*|_?toc_?)\])(?=[^\s^])[^[\],]+\]\](?![[(])`;
/** Asterisks next to a letter and to punctuation within them, as in languages without spaces. Formulas have Latin letters. */
const EMPHASIS = (() => {
  const [letter, punctuation, words] = [
    String.raw`[^\P{L}A-Za-z]`,
    String.raw`[\p{P}\p{S}]`,
    String.raw`(?=\S)[^*\n]+`,
  ];
  const begin = String.raw`(?<=${letter})\*\*(?=${punctuation})${words}\*\*(?!\*)`;
  const end = String.raw`(?<![\\*])\*\*${words}(?<=${punctuation})\*\*(?=${letter})`;
  return new RegExp(`${begin}|${end}`, "gu");
})();
const STRAY: [pattern: RegExp, toMessage: (...found: string[]) => string][] = [
  [
    new RegExp(
      String.raw`(?<!\\)\]\(((?![^()]*\{\{)(?=\.{0,2}\/|#\p{L}|[^()]*\.[a-z\d]{2,5}[)#?])${ADDRESS})\)`,
      "giu",
    ),
    (_, address = "") => {
      const expected = address.startsWith("#") ? `#${slug(address)}` : `<${address}>`;
      return `The address "${address}" contains a space, so this is not a link or picture. Expected (${expected}).`;
    },
  ],
  [
    new RegExp(String.raw`(?<![\\[])!${WIKI_LINK}`, "gi"),
    () =>
      "A picture in double brackets is shown as text. Expected ![what it shows](./picture.png), or \\[ for a bracket in the text.",
  ],
  [
    new RegExp(String.raw`(?<![\\![\w)\]])${WIKI_LINK}`, "gi"),
    () => "A link in double brackets is shown as text. Expected [words](./page.md), or \\[ for a bracket in the text.",
  ],
  [
    /(?<!\\)\[\^([\p{L}\p{M}\p{N}_-]+)\](?!:)/gu,
    (mark, name) =>
      `The footnote ${mark} has no note. Expected [^${name}]: and the note, or \\[ for a bracket in the text.`,
  ],
  [
    new RegExp(String.raw`(?<!\\)\{:\s*(?:[.#][a-z][\w-]+[^{}$\n]*|[\w-]+=["'][^{}\n]*|toc)\}`, "gi"),
    () =>
      "Attributes as in kramdown, {: … }, are shown as text. Expected the text without them, or a block such as :::tip in place of a quote.",
  ],
  [/(?<=^[ \t>]*)<{7} \S.*/gm, () => `${CONFLICT.message} ${CONFLICT.expected}`],
  [
    new RegExp(String.raw`(?<=^[ \t>]*):{3,}[ \t]+(${CONTAINER_NAMES.join("|")})\b`, "gm"),
    (_, name) => `There is a space before the name of this block, so it is text. Expected :::${name}.`,
  ],
  [
    new RegExp(String.raw`(?<=^[ \t>]*)(:{3,}(?:${ALL_NAMES})|::(?:${LEAF_NAMES.join("|")}))(?=\[|[ \t]+\S)`, "gm"),
    (_, mark) =>
      `The title or an attribute of the block ${mark} cannot be read, so it is text. Expected ${mark}[Title]{key="value"}: each value in quotes, and nothing between or after the brackets.`,
  ],
  [
    new RegExp(String.raw`(?<=^[ \t>]*)(:{3,})(?!(?:${ALL_NAMES})[ \t[])([A-Za-z][\w-]*)(?=\[|[ \t]+\S)`, "gm"),
    (_, colons = "", name = "") => unknownBlock(colons, name),
  ],
  [
    /(?<=^[ \t>]*)(#{2,6})\u3000*(\p{L}[\p{L}\p{N}]*)/gmu,
    (mark, hashes, word) =>
      `There is no space after the hashes of ${mark}, so it is not a heading. Expected ${hashes} ${word}, or \\# for a hash in the text.`,
  ],
  [
    EMPHASIS,
    (shown) =>
      `The asterisks of ${shown} are shown as text: a letter stands next to them, and punctuation within. Expected the punctuation outside of them, or \\*\\* for asterisks in the text.`,
  ],
];

/** Reports marks that a text shows although they were meant to make a link, a footnote, a block or a heading. */
export function findStrayMarks({ position }: Text, file: VFile): void {
  const { start, end } = position ?? {};
  if (start?.offset === undefined) return;
  const source = String(file);
  const text = source.slice(start.offset, end?.offset);
  // Most texts have none of the marks, and skip the patterns.
  if (!/\]|\{:|<{7}|::|##|\*\*/.test(text)) return;
  // A placeholder for what precedes the text on its line, so that no pattern takes the text for the beginning of a line.
  const before = beginsLine(source, start) ? "" : "x";
  for (const [pattern, toMessage] of STRAY) {
    for (const match of (before + text).matchAll(pattern))
      file.message(toMessage(...match), endOf(text.slice(0, match.index - before.length), start));
  }
}

/** The maximum width of quote marks and spaces at the beginning of a line. */
const MOST_ROOM = 100;

const beginsLine = (source: string, { offset = 0, column }: Point): boolean =>
  column <= MOST_ROOM && /^[ \t>]*$/.test(source.slice(offset - column + 1, offset));

const TEMPLATE_TAG =
  /(?<!\\)(?:\{\{<[ \t]*(\p{L}[\p{L}\p{N}_./-]*)[^{}]*>\}\}|\{\{%[ \t]*(\p{L}[\p{L}\p{N}_./-]*)[^{}]*%\}\}|\{%-?[ \t]*(?!end[a-z]+[ \t]*-?%\})(\p{L}[\p{L}\p{N}_./-]*)[^{}]*%\}|\{\{(?<=\]\([^()\n]*\{\{)[^{}]*\}\})/gu;

/** Reports shortcodes of Hugo, tags of Liquid or Nunjucks without the closing ones, and their values in an address. */
export function findTemplateTags({ type, position }: Text | Html, file: VFile): void {
  const { start, end } = position ?? {};
  if (start?.offset === undefined) return;
  const source = String(file);
  // Of `{{<name>}}` only `<name>` is HTML.
  const isWithinBraces = type === "html" && source.endsWith("{{", start.offset);
  const from = isWithinBraces ? start.offset - 2 : start.offset;
  const to = isWithinBraces ? (end?.offset ?? from) + 2 : end?.offset;
  const text = source.slice(from, to).replace(/<!--[^]*?-->/g, (comment) => " ".repeat(comment.length));
  for (const { index, 1: angled, 2: percent, 3: liquid } of text.matchAll(TEMPLATE_TAG)) {
    const tag = angled
      ? `shortcode {{< ${angled} … >}}`
      : percent
        ? `shortcode {{% ${percent} … %}}`
        : liquid
          ? `tag {% ${liquid} … %}`
          : "tag {{ … }}";
    file.message(
      `The ${tag} is shown as text: the site runs no templates. Expected a block, Markdown or HTML in its place, or \\{ for a brace in the text.`,
      endOf(source.slice(0, from + index)),
    );
  }
}

const IMPORT = /^import\s+(?:[\w\s{},*$]+\s+from\s+)?(["'])[^"'\n]+\1/m;
const HIDDEN_OR_COMPONENT = /<!--[^]*?-->|<script\b[^]*?<\/script|<([A-Z]\w*[a-z]\w*)(?=[\s/>])/g;
/** A tag with code in an attribute. Its quotes make it text in Markdown: `<img src={require("./a.png").default}>`. */
const TAG_WITH_CODE = /(?<!\\)<([A-Za-z][\w-]*)\s[^<>]*?[\w-]=\{/;

const EXPORTED = [
  String.raw`(?:const|let|var)\s+[\w$]+\s*=`,
  String.raw`(?:default\s+)?(?:async\s+)?function\b[\s*]*[\w$]*\s*\(`,
  String.raw`(?:default\s+)?class\b[^\n{]*\{`,
  String.raw`default\s+(?:[({]|[\w$]+[ \t]*;?[ \t]*$)`,
  String.raw`\{[^}]*\}[ \t]*(?:from\s*["']|;|$)`,
];
const CODE_BELOW_TEXT = new RegExp(
  String.raw`(?<=\n[ \t>]*)(import(?=\s+(?:[\w\s{},*$]+\s+from\s+)?["'][^"'\n]+["'])|export(?=\s+(?:${EXPORTED.join("|")})))`,
  "m",
);

/** Reports an import or export of MDX that is part of the paragraph above it. */
export function findCodeInParagraph({ position }: Paragraph, file: VFile): void {
  const { start, end } = position ?? {};
  const text = String(file).slice(start?.offset, end?.offset);
  const found = CODE_BELOW_TEXT.exec(text);
  if (!start || !found) return;
  file.message(
    `This ${found[1]} is part of the paragraph above it, so it is text. Expected an empty line before it.`,
    endOf(text.slice(0, found.index), start),
  );
}

/** Reports an import, or a tag that only MDX has, in a `.md` file. Returns whether it found one. */
export function findMdx({ type, position }: Text | Html, file: VFile): boolean {
  const { start, end } = position ?? {};
  const text = String(file).slice(start?.offset, end?.offset);
  const isHtml = type === "html";
  const tag = isHtml ? [...text.matchAll(HIDDEN_OR_COMPONENT)].find(([, name]) => name) : TAG_WITH_CODE.exec(text);
  const found = tag ?? (isHtml ? undefined : IMPORT.exec(text));
  if (!start || !found) return false;
  const what = isHtml ? "looks like a component" : "has code in an attribute";
  const words = tag
    ? `<${tag[1]}> ${what}. Expected the file to be named .mdx, or \\< for < in the text.`
    : "this line is an import. Expected the file to be named .mdx.";
  file.message(`This is MDX: ${words}`, endOf(text.slice(0, found.index), start));
  return true;
}
