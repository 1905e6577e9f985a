import fs from "node:fs";
import path from "node:path";
import type { Body, BodyNode, Heading } from "../../shared/body";
import { relativeTo } from "../content/folder";
import type { Problem } from "../content/problem";
import { inlineSvg, pictureElement } from "./assets";
import { compileMarkdown, type CompiledText } from "./compile";
import { MarkdownError } from "./markdown-error";
import { decodeTarget, replaceReferences, type Reference } from "./references";

/** A text with everything it points to in place. */
export interface RenderedText {
  body: Body;
  summary: Body;
  headings: Heading[];
  problems: Problem[];
}

/** What a text needs to know of the rest of the content. */
export interface Surroundings {
  contentDir: string;
  pathPrefix: string;
  /** The address of a Markdown file, by its path below the content folder. */
  routeOfFile(relativePath: string): string | undefined;
  /** Whether a path of this site has a page. */
  isRoute(path: string): boolean;
  /** Whether a broken link stops the build. */
  linkSeverity: Problem["severity"];
  /** Puts a file beside the pages and gives its address. */
  copyAsset(file: string): Promise<string>;
  /** Keeps compiled texts between builds. */
  cache: { get(key: string): Promise<unknown>; set(key: string, value: unknown): Promise<unknown> };
  /** A digest of a text and its format. */
  digest(input: unknown): string;
}

/** Compiles a text, or takes it from the cache, and puts in place what it points to. Throws a MarkdownError. */
export async function renderText(
  relativePath: string,
  text: string,
  surroundings: Surroundings,
): Promise<RenderedText> {
  const file = path.join(surroundings.contentDir, relativePath);
  const format = relativePath.endsWith(".mdx") ? "mdx" : "md";
  const key = `markdown ${surroundings.digest({ text, format })}`;
  const cached = (await surroundings.cache.get(key)) as CompiledText | undefined;
  const compiled = cached ?? (await compileMarkdown({ file, format, text }));
  if (!cached) await surroundings.cache.set(key, compiled);

  const problems: Problem[] = compiled.messages.map(({ line, column, message }) => ({
    ...{ file, line, column, message, expected: "", severity: "warning" },
  }));
  const places = await Promise.all(
    compiled.references.map((reference) => resolveReference(reference, file, surroundings, problems)),
  );
  const place = (body: Body): Body => mapHtml(body, (html) => replaceReferences(html, (index) => places[index]!));
  return { body: place(compiled.body), summary: place(compiled.summary), headings: compiled.headings, problems };
}

/** The address or the element that stands in a reference's place; what is wrong with it is added to the problems. */
async function resolveReference(
  { kind, target, suffix, alt, line, column }: Reference,
  file: string,
  surroundings: Surroundings,
  problems: Problem[],
): Promise<string> {
  const { contentDir, pathPrefix, routeOfFile, isRoute, copyAsset, linkSeverity: severity } = surroundings;
  const warn = (message: string, expected: string) =>
    problems.push({ file, line, column, message, expected, severity });

  if (kind === "route") {
    const isFile = path.extname(target) !== "";
    if (!isFile && !isRoute(decodeTarget(target)))
      warn(`The link leads to ${target}, which is no page.`, "Expected a path of this site.");
    return pathPrefix + target + suffix;
  }
  const targetFile = path.resolve(path.dirname(file), decodeTarget(target));
  if (kind === "file") {
    const route = routeOfFile(relativeTo(contentDir, targetFile));
    if (route) return pathPrefix + route + suffix;
    warn(`The link leads to ${target}, which is no page of this site.`, "Expected the path of a Markdown file.");
    return target + suffix;
  }
  if (!fs.statSync(targetFile, { throwIfNoEntry: false })?.isFile()) {
    warn(`The file ${target} does not exist.`, "Expected a path relative to this file.");
    return kind === "picture" ? "" : target + suffix;
  }
  if (kind === "asset") return (await copyAsset(targetFile)) + suffix;
  const isDrawing = /\.svg$/i.test(targetFile);
  const element = isDrawing ? inlineSvg(targetFile, alt) : pictureElement(targetFile, alt, await copyAsset(targetFile));
  return element.catch(() => {
    warn(`The picture ${target} cannot be read.`, "Expected a JPEG, PNG, WebP, AVIF, GIF or SVG file.");
    return "";
  });
}

function mapHtml(body: Body, map: (html: string) => string): Body {
  return typeof body === "string" ? map(body) : body.map((node) => mapNode(node, map));
}

function mapNode(node: BodyNode, map: (html: string) => string): BodyNode {
  if (typeof node === "string") return node;
  const children = "children" in node ? { children: node.children.map((child) => mapNode(child, map)) } : {};
  if ("component" in node) return { ...node, ...children };
  const attributes = Object.fromEntries(
    Object.entries(node.attributes).map(([name, value]) => [name, typeof value === "string" ? map(value) : value]),
  );
  return { ...node, attributes, ...children, ...("html" in node ? { html: map(node.html) } : {}) } as BodyNode;
}

/** A text that cannot be compiled, as a problem of its file. */
export function toProblem(error: unknown, file: string): Problem {
  if (!(error instanceof MarkdownError)) throw error;
  const { message, line, column } = error;
  return { file, line, column, message, expected: "Expected valid MDX.", severity: "error" };
}
