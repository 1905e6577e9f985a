import type { Root as HastRoot, RootContent } from "hast";
import { raw } from "hast-util-raw";
import type { Root as MdastRoot } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";
import type { Body, Heading } from "../../shared/body";
import { remarkAdmonitions } from "./admonitions";
import { rehypeCodeBlocks, remarkCodeMeta } from "./code-blocks";
import { findComponentProblems } from "./components";
import { rehypeHeadings } from "./headings";
import { literalValue } from "./literal-value";
import { prepareMdx } from "./mdx-source";
import { rehypeReferences, type Reference } from "./references";
import { rehypeTables } from "./tables";
import { toBody } from "./to-body";

export interface MarkdownText {
  /** Where it comes from, for messages. */
  file: string;
  format: "md" | "mdx";
  text: string;
}

/** What a text compiles to by itself. Plain data, so that it can be cached. */
export interface CompiledText {
  body: Body;
  /** What stands before the truncate mark; empty without one. */
  summary: Body;
  headings: Heading[];
  references: Reference[];
  /** What its author should know; the text renders all the same. */
  messages: { line: number; column: number; message: string }[];
}

/** Why a text cannot be compiled, with its place. */
export class MarkdownError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const MDX_NODES = [
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxjsEsm",
] as const;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const mdxParser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);
const toHast = unified()
  .use(remarkAdmonitions)
  .use(remarkCodeMeta)
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: "", passThrough: [...MDX_NODES] });
const decorate = unified().use(rehypeHeadings).use(rehypeCodeBlocks).use(rehypeTables).use(rehypeReferences);

/** Compiles Markdown or MDX to data. Throws a MarkdownError where MDX cannot be read. */
export async function compileMarkdown({ file, format, text }: MarkdownText): Promise<CompiledText> {
  const vfile = new VFile({ path: file, value: format === "mdx" ? prepareMdx(text) : text });
  const mdast = parse(vfile, format);
  const converted = (await toHast.run(mdast, vfile)) as unknown as HastRoot;
  const tree = format === "md" ? (raw(converted, { file: vfile }) as HastRoot) : evaluateExpressions(converted);
  const hast = (await decorate.run(tree, vfile)) as HastRoot;
  const end = hast.children.findIndex(isTruncateMark);
  findComponentProblems(hast, vfile);
  return {
    body: toBody(hast.children.filter((node) => node.type !== "comment")),
    summary: end < 0 ? "" : toBody(hast.children.slice(0, end)),
    headings: vfile.data.headings as Heading[],
    references: vfile.data.references as Reference[],
    messages: vfile.messages.map(({ line, column, reason }) => ({
      line: line ?? 1,
      column: column ?? 1,
      message: reason,
    })),
  };
}

function parse(vfile: VFile, format: MarkdownText["format"]): MdastRoot {
  try {
    return (format === "mdx" ? mdxParser : parser).parse(vfile);
  } catch (error) {
    const { reason, line, column } = error as { reason?: string; line?: number; column?: number };
    if (reason === undefined) throw error;
    throw new MarkdownError(`The MDX cannot be read: ${reason}`, line ?? 1, column ?? 1, { cause: error });
  }
}

const isTruncateMark = (node: RootContent): boolean => node.type === "comment" && /^\s*truncate\s*$/.test(node.value);

/** Written-out expressions become text, comments become comments; whatever would have to be run needs a module. */
function evaluateExpressions<T extends HastRoot | RootContent>(node: T): T {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(node.value);
    if (comment) return { type: "comment", value: comment[1]! } as T;
    const value = literalValue(node.data?.estree);
    if (value !== undefined) return { type: "text", value: String(value ?? "") } as T;
    const { line, column } = node.position!.start;
    const mend = "Write the value out, or add an import or export so that the file becomes a module of its own.";
    throw new MarkdownError(`The expression {${node.value}} would have to be run. ${mend}`, line, column);
  }
  if ("children" in node) node.children = (node.children as RootContent[]).map(evaluateExpressions) as never;
  return node;
}
