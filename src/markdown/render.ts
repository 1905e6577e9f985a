import path from "node:path";
import type { Body, Heading } from "../shared/body";
import { relativeTo } from "../content/folder";
import type { Problem } from "../shared/problem";
import { isFile } from "../shared/is-file";
import type { CompiledText } from "./compile";
import { compileText } from "./compile-text";
import { mapHtml } from "./map-html";
import { MarkdownError, partWords, toProblems } from "./markdown-error";
import type { Picture } from "./pictures";
import { decodeTarget } from "./link-address";
import { replaceReferences, type Reference } from "./references";
import { resolvePicture } from "./resolve-picture";
import { whyBroken } from "./site-file";
import { fillServicesList } from "./services-list";

/** A text with everything it points to in place. */
export interface RenderedText {
  body: Body;
  summary: Body;
  headings: Heading[];
  /** The addresses of its pictures, in a format that every browser can load. */
  pictures: string[];
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
  /** Puts a picture beside the pages. `address` is where the file itself is served already. */
  makePicture(file: string, address?: string): Promise<Picture>;
  /** Keeps compiled texts between builds. */
  cache: { get(key: string): Promise<unknown>; set(key: string, value: unknown): Promise<unknown> };
  /** A digest of a text and its format. */
  digest(input: unknown): string;
}

/**
 * Compiles a text, or takes it from the cache, and puts in place what it points to. Throws a MarkdownError if a part of it
 * has to be left out.
 */
export async function renderText(
  relativePath: string,
  text: string,
  surroundings: Surroundings,
): Promise<RenderedText> {
  const compiled = await compileText(relativePath, text, surroundings);
  if (compiled.mistakes.length > 0) throw new MarkdownError(compiled.mistakes);
  return renderCompiled(compiled, relativePath, surroundings);
}

/** Puts in place what a compiled text points to, and says what of it is not there. */
export async function renderCompiled(
  compiled: CompiledText,
  relativePath: string,
  surroundings: Surroundings,
): Promise<RenderedText> {
  const file = path.join(surroundings.contentDir, relativePath);
  const mistakes = toProblems(new MarkdownError(compiled.mistakes), file);
  const messages: Problem[] = compiled.messages.map(({ line, column, message }) => ({
    ...{ file, line, column, ...partWords(message), severity: "warning" },
  }));
  const { places, pictures, problems: broken } = await resolvePlaces(compiled.references, relativePath, surroundings);
  const problems = [...mistakes, ...messages, ...broken];
  const replace = (html: string): string => replaceReferences(html, (index) => places[index]!);
  // Twice: a caption, which comes with its picture, may hold links.
  const place = (body: Body): Body => mapHtml(body, (html) => fillServicesList(replace(replace(html))));
  return {
    body: place(compiled.body),
    summary: place(compiled.summary),
    headings: compiled.headings,
    pictures,
    problems,
  };
}

/** What stands in the place of each reference, the addresses of pictures among them, and which of them lead nowhere. */
export async function resolvePlaces(
  references: readonly Reference[],
  relativePath: string,
  surroundings: Surroundings,
): Promise<{ places: string[]; pictures: string[]; problems: Problem[] }> {
  const file = path.join(surroundings.contentDir, relativePath);
  const problems: Problem[] = [];
  const pictures: Record<number, string> = {};
  const places = await Promise.all(
    references.map((reference, index) => {
      const makePicture: Surroundings["makePicture"] = async (...source) => {
        const picture = await surroundings.makePicture(...source);
        pictures[index] = picture.src;
        return picture;
      };
      return resolveReference(reference, file, { ...surroundings, makePicture }, problems, `${relativePath} ${index}`);
    }),
  );
  return { places, pictures: [...new Set(Object.values(pictures))], problems };
}

/** The address or the element that stands in a reference's place; what is wrong with it is added to the problems. */
async function resolveReference(
  reference: Reference,
  file: string,
  surroundings: Surroundings,
  problems: Problem[],
  place: string,
): Promise<string> {
  const { kind, target, suffix, line, column } = reference;
  const { contentDir, routeOfFile, isRoute, copyAsset, linkSeverity: severity } = surroundings;
  const pathPrefix = reference.inComponent ? "" : surroundings.pathPrefix;
  const warn = (message: string, expected: string) =>
    problems.push({ file, line, column, message, expected, severity });

  if (kind === "picture") return resolvePicture(reference, { ...surroundings, file, place, warn });
  if (kind === "route") {
    const broken = reference.mayBeOfHost ? undefined : whyBroken(target, isRoute);
    if (broken) warn(...broken);
    return pathPrefix + target + suffix;
  }
  const targetFile = path.resolve(path.dirname(file), decodeTarget(target));
  if (kind === "file") {
    const route = routeOfFile(relativeTo(contentDir, targetFile));
    if (route) return pathPrefix + route + suffix;
    if (/\.mdx?$/.test(target)) {
      warn(`The link leads to ${target}, which is no page of this site.`, "Expected the path of a Markdown file.");
      return target + suffix;
    }
  }
  if (!isFile(targetFile)) {
    const meant = [target.replace(/\.html?$/, ""), target].find((name) =>
      routeOfFile(relativeTo(contentDir, path.resolve(path.dirname(file), decodeTarget(name)))),
    );
    const guess = meant === undefined ? "" : `Did you mean the text ${meant}.md? `;
    warn(`The file ${target} does not exist.`, `${guess}Expected a path relative to this file.`);
    return target + suffix;
  }
  return (await copyAsset(targetFile)) + suffix;
}
