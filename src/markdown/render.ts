import path from "node:path";
import type { Body, Heading } from "../shared/body";
import { digestOf } from "../shared/digest";
import { isFile, relativeTo } from "../shared/files";
import { isError, type Mistake, type Problem } from "../shared/problem";
import { mapHtml } from "./body";
import { type CompiledText, compileMarkdown, type MarkdownText } from "./compile";
import { asWritten } from "./links/link-address";
import { replaceReferences, type Reference } from "./links/reference";
import { resolveLink } from "./links/resolve-link";
import { MarkdownError, type TextProblem } from "./mistakes";
import { resolvePicture } from "./pictures/resolve-picture";
import type { SiteContext } from "./site-context";

/** A text whose links and pictures are resolved. */
export interface RenderedText {
  body: Body;
  summary: Body;
  headings: Heading[];
  /** The addresses of its pictures, in a format that every browser supports. */
  pictures: string[];
  problems: Problem[];
}

/** Stores compiled texts between builds. */
export interface TextCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/**
 * Compiles a text, or takes the result from the cache, and resolves what it points to. Throws a `MarkdownError` if a part
 * of it cannot be compiled.
 */
export async function renderText(text: MarkdownText, context: SiteContext, cache: TextCache): Promise<RenderedText> {
  const compiled = await compileText(text, cache);
  const errors = compiled.problems.filter(isError);
  if (errors.length > 0) throw new MarkdownError(errors);
  return renderCompiled(compiled, text.file, context);
}

/** Compiles a text by itself, or takes the result from the cache. */
export async function compileText(
  { file, format, text }: MarkdownText,
  cache: TextCache,
  compile: (text: MarkdownText) => Promise<CompiledText> = compileMarkdown,
): Promise<CompiledText> {
  const key = `markdown ${digestOf(`${format} ${text}`)}`;
  const cached = (await cache.get(key)) as CompiledText | undefined;
  if (cached) return cached;
  const compiled = await compile({ file, format, text });
  await cache.set(key, compiled);
  return compiled;
}

/** Resolves what a compiled text points to, and reports what is missing, with all other problems of the text. */
export async function renderCompiled(
  compiled: CompiledText,
  file: string,
  context: SiteContext,
): Promise<RenderedText> {
  const { resolve, pictures, problems } = await resolveReferences(compiled.references, file, context);
  const toProblem = ({ isLink, severity, ...problem }: TextProblem): Problem => ({
    file,
    ...problem,
    severity: isLink ? context.linkSeverity : severity,
  });
  return {
    body: mapHtml(compiled.body, resolve),
    summary: mapHtml(compiled.summary, resolve),
    headings: compiled.headings,
    pictures,
    problems: [...compiled.problems.map(toProblem), ...problems],
  };
}

/**
 * Resolves references. Returns a function that puts their addresses and pictures into HTML, the addresses of the
 * pictures, and a problem for each broken reference.
 */
export async function resolveReferences(
  references: readonly Reference[],
  file: string,
  context: SiteContext,
): Promise<{ resolve(html: string): string; pictures: string[]; problems: Problem[] }> {
  const relativePath = relativeTo(context.contentDir, file);
  const problems: Problem[] = [];
  const pictures: Record<number, string> = {};
  const replacements = await Promise.all(
    references.map((reference, index) => {
      const makePicture: SiteContext["makePicture"] = async (...source) => {
        const picture = await context.makePicture(...source);
        pictures[index] = picture.src;
        return picture;
      };
      return resolveReference(reference, file, { ...context, makePicture }, problems, `${relativePath} ${index}`);
    }),
  );
  const replace = (html: string): string => replaceReferences(html, (index) => replacements[index]!);
  // Twice, because the caption of a picture may contain links.
  const resolve = (html: string): string => replace(replace(html));
  return { resolve, pictures: [...new Set(Object.values(pictures))], problems };
}

/** What an import may leave out at the end of a path, as webpack resolves it. */
const MODULE_ENDINGS = ["", "/index"].flatMap((index) =>
  ["", ".mjs", ".js", ".jsx", ".ts", ".tsx", ".json"].map((extension) => index + extension),
);

const EXPECTED_MODULE = "Expected the path of a file from this one, such as ./lamps for lamps.tsx beside it.";

/** Returns the address or HTML for a reference. Adds a problem if it is broken. */
async function resolveReference(
  reference: Reference,
  file: string,
  context: SiteContext,
  problems: Problem[],
  place: string,
): Promise<string> {
  const { kind, target, line, column } = reference;
  const written = asWritten(target);
  const report = (severity: Problem["severity"], mistake: Mistake) =>
    problems.push({ file, line, column, ...mistake, severity });
  const warn = ({ message, expected }: Mistake) =>
    report(context.linkSeverity, { message, expected: adviceOnSyntax(written) ?? expected });

  if (kind === "picture") return resolvePicture(reference, { ...context, file, place, warn });
  if (kind !== "import") return resolveLink(reference, { ...context, file, warn });
  const module = path.resolve(path.dirname(file), target);
  const exists = MODULE_ENDINGS.some((ending) => isFile(module + ending));
  if (!exists) report("error", { message: `The file ${written} does not exist.`, expected: EXPECTED_MODULE });
  return "";
}

/** What to do about an address in the syntax of Windows or of a template. Undefined for any other. */
function adviceOnSyntax(address: string): string | undefined {
  if (address.includes("\\")) return "Expected / in place of each \\.";
  const isTemplate = /\{\{.*\}\}|\{%.*%\}/.test(address);
  return isTemplate ? "Expected the address written out: the site runs no templates." : undefined;
}
