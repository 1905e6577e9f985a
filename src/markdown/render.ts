import fs from "node:fs/promises";
import path from "node:path";
import type { Body, Heading } from "../shared/body";
import { digestOf } from "../shared/digest";
import { nearest, type Problem } from "../shared/problem";
import { guessFile, isFile, isLfsPointer, LFS_PROBLEM, relativeTo } from "../shared/files";
import { type CompiledText, compileMarkdown, type MarkdownText } from "./compile";
import { mapHtml } from "./body";
import { MarkdownError, type TextProblem } from "./mistakes";
import type { Picture } from "./pictures/pictures";
import { asWritten } from "./links/link-address";
import { replaceReferences, type Reference } from "./links/reference";
import { resolvePicture } from "./pictures/resolve-picture";
import { fileOfTarget, guessHost, likelyPage, whyBroken } from "./links/site-file";
import { decodeAddress, linkAddress } from "../shared/paths";

/** A text whose links and pictures are resolved. */
export interface RenderedText {
  body: Body;
  summary: Body;
  headings: Heading[];
  /** The addresses of its pictures, in a format that every browser supports. */
  pictures: string[];
  problems: Problem[];
}

/** What a text needs to know about the rest of the site. */
export interface SiteContext {
  contentDir: string;
  pathPrefix: string;
  /** Returns the address of a Markdown file by its path below the content folder. */
  routeOfFile(relativePath: string): string | undefined;
  /** Whether a path within the site has a page. */
  isRoute(path: string): boolean;
  /** Returns the page whose address is most similar to one without a page. Only the check asks. */
  nearestRoute?(path: string): string | undefined;
  /** The severity of a broken link. */
  linkSeverity: Problem["severity"];
  /** Copies a file to the built site and returns its address. */
  copyAsset(file: string): Promise<string>;
  /** Writes a picture to the built site. `address` is given if the file itself is already served. */
  makePicture(file: string, address?: string): Promise<Picture>;
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
  const errors = compiled.problems.filter(({ severity }) => severity === "error");
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

/**
 * Returns the path of a text from a file, for a path from the folder of the file's section or of the site: Docusaurus takes
 * these too. Undefined if there is no such text.
 */
function fromRoot(file: string, target: string, routeOfFile: SiteContext["routeOfFile"]): string | undefined {
  const [section] = /^(?:docs-versions\/[^/]+|[^/]+)\//.exec(file) ?? [""];
  const text = target.startsWith("@site/") ? target.slice("@site/".length) : section + target;
  if (!routeOfFile(text)) return undefined;
  const relative = path.posix.relative(path.posix.dirname(file), text);
  return relative.startsWith("../") ? relative : `./${relative}`;
}

/** Returns the address or HTML for a reference. Adds a problem if it is broken. */
async function resolveReference(
  reference: Reference,
  file: string,
  context: SiteContext,
  problems: Problem[],
  place: string,
): Promise<string> {
  const { kind, target, suffix, line, column } = reference;
  const { contentDir, routeOfFile, isRoute, nearestRoute, copyAsset, linkSeverity: severity } = context;
  const pathPrefix = reference.inComponent ? "" : context.pathPrefix;
  const written = asWritten(target);
  const warn = (message: string, expected: string) =>
    problems.push({
      file,
      line,
      column,
      message,
      severity,
      expected: written.includes("\\")
        ? "Expected / in place of each \\."
        : /\{\{.*\}\}|\{%.*%\}/.test(written)
          ? "Expected the address written out: the site runs no templates."
          : expected,
    });

  if (kind === "picture") return resolvePicture(reference, { ...context, file, place, warn });
  if (kind === "route") {
    const broken = reference.mayBeOfHost ? undefined : whyBroken(target, isRoute, nearestRoute);
    if (broken) warn(...broken);
    return pathPrefix + target + suffix;
  }
  if (kind === "import") {
    const module = path.resolve(path.dirname(file), target);
    const exists = MODULE_ENDINGS.some((ending) => isFile(module + ending));
    const missing = { message: `The file ${written} does not exist.`, expected: EXPECTED_MODULE };
    if (!exists) problems.push({ file, line, column, ...missing, severity: "error" });
    return "";
  }
  const targetFile = fileOfTarget(target, file);
  if (kind === "file") {
    const route = routeOfFile(relativeTo(contentDir, targetFile));
    if (route) return pathPrefix + linkAddress(route) + suffix;
    if (/\.mdx?$/.test(target)) {
      const folder = path.dirname(targetFile);
      const names = await fs.readdir(folder).catch(() => [] as string[]);
      const texts = names.filter((name) => routeOfFile(relativeTo(contentDir, path.join(folder, name))));
      const { base, name } = path.parse(targetFile);
      const meant = texts.find((text) => path.parse(text).name === name) ?? nearest(base, texts);
      const likely = fromRoot(relativeTo(contentDir, file), target, routeOfFile);
      const guess =
        likely || meant
          ? `Did you mean ${likely ?? written.slice(0, written.lastIndexOf("/") + 1) + meant!}? `
          : guessHost(written + suffix);
      const message = `The link leads to ${written}, which is not a page of this site.`;
      warn(message, `${guess}Expected the path of a Markdown file.`);
      return target + suffix;
    }
  }
  if (!isFile(targetFile)) {
    const meant = [target.replace(/\.html?$/, ""), target].find((name) =>
      routeOfFile(relativeTo(contentDir, fileOfTarget(name, file))),
    );
    // Other tools have links that are relative to the address of the page, with or without a slash at its end.
    const own = routeOfFile(relativeTo(contentDir, file));
    const bases = own === undefined ? [] : [own, path.posix.dirname(own)];
    const addresses = bases.map((base) => path.posix.resolve(base, decodeAddress(target)));
    const [page] = addresses.flatMap((address) => likelyPage(address, isRoute) ?? []);
    const message = `The file ${written} does not exist.`;
    const host = guessHost(written + suffix);
    const expected = "Expected a path relative to this file";
    if (meant !== undefined) warn(message, `Did you mean the text ${asWritten(meant)}.md? ${expected}.`);
    else if (page && (!host || addresses.includes(page)))
      warn(message, `Did you mean ${page}? ${expected}, or an address of this site.`);
    else warn(message, `${guessFile(written, targetFile) || host}${expected}.`);
    return target + suffix;
  }
  if (isLfsPointer(targetFile)) warn(`The file ${written} ${LFS_PROBLEM.message}`, LFS_PROBLEM.expected);
  return (await copyAsset(targetFile)) + suffix;
}
