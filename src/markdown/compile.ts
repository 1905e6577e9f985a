import type { Nodes, Root as HastRoot } from "hast";
import { raw } from "hast-util-raw";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import type { Body, Heading } from "../shared/body";
import { rehypeBlocks } from "./blocks";
import { remarkBlocks } from "./blocks/directives";
import { toBody } from "./body";
import { rehypeCodeBlocks, remarkCode } from "./code/code-blocks";
import { rehypeEmoji } from "./elements/emoji";
import { rehypeExcerpt } from "./elements/excerpt";
import { rehypeFigures } from "./elements/figures";
import { rehypeHeadings, type HeadingPlace } from "./elements/headings";
import { rehypeMath } from "./elements/math";
import { rehypeTablesAndLists } from "./elements/tables-and-lists";
import { beginningOf, rehypeTruncate } from "./elements/truncate";
import type { Reference } from "./links/reference";
import { rehypeReferences, takeTextLinks } from "./links/references";
import { findImportMistakes, findUnknownComponents, importedFiles } from "./mdx/components";
import { importedNames } from "./mdx/imports";
import { evaluateMdx, MDX_NODES, withoutCode } from "./mdx/tree";
import { toTextProblem, type TextProblem } from "./mistakes";
import { parse } from "./syntax/parse";
import { originalPositions, prepare } from "./syntax/source";
import { remarkWarnings } from "./warnings";
import { findIndentedCode } from "./warnings/misread-code";

/** A module is MDX that imports or exports. gatsby-plugin-mdx compiles its body; here its code is skipped. */
export type TextFormat = "md" | "mdx" | "module";

export interface MarkdownText {
  /** The absolute path of its file. */
  file: string;
  format: TextFormat;
  text: string;
}

/** A compiled text, without what other content decides. Plain data, so that it can be cached. */
export interface CompiledText {
  /** For a module, what is known without its code, for the search. Its page has all of it. */
  body: Body;
  /** The part before the truncate mark; empty without a mark. */
  summary: Body;
  /** The first paragraph as plain text, up to a truncate mark. Empty if there is none. */
  excerpt: string;
  headings: Heading[];
  /** Its headings of all levels, in the order of the text. */
  outline: HeadingPlace[];
  /** The ids that a fragment can point to. */
  ids: string[];
  references: Reference[];
  problems: TextProblem[];
}

/** From Markdown to elements. */
export const toHast = unified()
  .use(remarkBlocks)
  .use(remarkWarnings)
  .use(remarkCode)
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: "", passThrough: [...MDX_NODES] });
/** `hast-util-raw` keeps positions only with a file. An empty one is enough, and saves counting lines for each block. */
const RAW_OPTIONS = { file: new VFile(), passThrough: [...MDX_NODES] };
/** What the site makes of elements: blocks, headings, code, pictures. Lists the references in `file.data.references`. */
export const decorate = unified()
  .use(rehypeTruncate)
  .use(rehypeExcerpt)
  // Before formulas and emoji, which captions may have.
  .use(rehypeFigures)
  .use(rehypeMath)
  .use(rehypeEmoji)
  .use(rehypeBlocks)
  .use(rehypeHeadings)
  .use(rehypeCodeBlocks)
  .use(rehypeTablesAndLists)
  .use(rehypeReferences);

/** Compiles Markdown or MDX to data. */
export async function compileMarkdown({ file, format, text }: MarkdownText): Promise<CompiledText> {
  const syntax = format === "md" ? "md" : "mdx";
  const value = prepare(text, syntax);
  const placed = originalPositions(text, value);
  const vfile = new VFile({ path: file, value });
  const mdast = parse(vfile, syntax);
  if (format !== "md" && vfile.messages.length === 0) findIndentedCode(mdast, vfile);
  const converted = await toHast.run(mdast, vfile);
  const tree = toTree(converted, format, vfile);
  const isModule = format === "module";
  if (isModule) {
    findImportMistakes(converted, vfile);
    takeTextLinks(tree, vfile);
  }
  const hast = (await decorate.run(tree, vfile)) as HastRoot;
  // Markdown has no components but those of directives.
  if (format !== "md") findUnknownComponents(hast, importedNames(converted), vfile);
  return {
    body: toBody(hast.children),
    summary: toBody(beginningOf(hast)),
    excerpt: vfile.data.excerpt as string,
    headings: vfile.data.headings as Heading[],
    outline: (vfile.data.outline as HeadingPlace[]).map(placed),
    ids: vfile.data.ids as string[],
    references: [...(vfile.data.references as Reference[]), ...(isModule ? importedFiles(converted) : [])].map(placed),
    problems: vfile.messages.map(toTextProblem).map(placed),
  };
}

function toTree(converted: HastRoot, format: TextFormat, file: VFile): HastRoot {
  if (format === "md") {
    readRaw(converted);
    return needsParser(converted) ? withoutMarks(raw(converted, RAW_OPTIONS) as HastRoot) : converted;
  }
  return format === "mdx" ? evaluateMdx(converted, file) : withoutCode(converted, file);
}

/** A comment without dashes, and with nothing beside it. */
const COMMENT = /^<!--(?!-?>)((?:(?!--)[^])*)-->$/;

/**
 * The tag of a component that closes itself, other than a void element in capital letters. An HTML parser takes it for an
 * opening tag, and puts the rest of the text inside.
 */
const CLOSED =
  /<(?!(?:AREA|BASE|BR|COL|EMBED|HR|IMG|INPUT|LINK|META|SOURCE|TRACK|WBR)[\s/])([A-Z]\w*|[a-z]\w*(?:-\w+)+)((?:\s(?:[^<>"'/]|\/(?!>)|"[^"]*"|'[^']*')*)?)\/>/g;

/** Turns HTML that is only a comment, such as a truncate mark, into a comment node, and closes the tags of components. */
function readRaw(node: Nodes): void {
  if (!("children" in node)) return;
  node.children.forEach((child, index) => {
    if (child.type !== "raw") return readRaw(child);
    const [, value] = COMMENT.exec(child.value) ?? [];
    if (value !== undefined) node.children[index] = { type: "comment", value };
    else child.value = child.value.replace(CLOSED, "<$1$2></$1>");
  });
}

/**
 * Removes blocks from templates, which show nothing: `hast-util-raw` leaves comments there that stand for the blocks, and
 * have no text.
 */
function withoutMarks(tree: HastRoot): HastRoot {
  visit(tree, (node, index, parent) => {
    if (node.type === "element" && node.content) withoutMarks(node.content);
    if (node.type !== "comment" || typeof node.value === "string") return undefined;
    parent!.children.splice(index!, 1);
    return index;
  });
  return tree;
}

/**
 * Whether a text contains HTML, or a link in a link, such as a footnote in a link. Only an HTML parser can correct these.
 * Most texts have neither, and skip it.
 */
function needsParser(node: Nodes, isLinked = false): boolean {
  if (node.type === "raw") return true;
  if (!("children" in node)) return false;
  const isLink = node.type === "element" && node.tagName === "a";
  return (isLink && isLinked) || node.children.some((child) => needsParser(child, isLink || isLinked));
}
