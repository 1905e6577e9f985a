import fs from "node:fs/promises";
import path from "node:path";
import { guessFile, isFile, isLfsPointer, LFS_PROBLEM, relativeTo } from "../../shared/files";
import { decodeAddress, linkAddress } from "../../shared/paths";
import { nearest, type Mistake } from "../../shared/problem";
import type { SiteContext } from "../site-context";
import { asWritten } from "./link-address";
import type { Reference } from "./reference";
import { fileOfTarget, guessHost, likelyPage, nameOfTarget, whyBroken } from "./site-file";

interface LinkContext extends SiteContext {
  /** The file of the text with the link. */
  file: string;
  warn(mistake: Mistake): void;
}

/** Returns the address of the page or file that a link leads to. Warns if there is none. */
export async function resolveLink(reference: Reference, context: LinkContext): Promise<string> {
  const { kind, target, suffix } = reference;
  const { file, contentDir, routeOfFile, isRoute, nearestRoute, copyAsset, warn } = context;
  const pathPrefix = reference.inComponent ? "" : context.pathPrefix;
  if (kind === "route") {
    const broken = reference.mayBeOfHost ? undefined : whyBroken(target, isRoute, nearestRoute);
    if (broken) warn(broken);
    return pathPrefix + target + suffix;
  }
  const targetFile = fileOfTarget(target, file);
  const route = kind === "file" ? routeOfFile(relativeTo(contentDir, targetFile)) : undefined;
  if (route) return pathPrefix + linkAddress(route) + suffix;
  const isText = kind === "file" && /\.mdx?$/.test(target);
  if (isText || !isFile(targetFile)) {
    warn(isText ? await missingText(reference, targetFile, context) : missingFile(reference, targetFile, context));
    return target + suffix;
  }
  if (isLfsPointer(targetFile))
    warn({ ...LFS_PROBLEM, message: `The file ${asWritten(target)} ${LFS_PROBLEM.message}` });
  return (await copyAsset(targetFile)) + suffix;
}

async function missingText(
  { target, suffix }: Reference,
  targetFile: string,
  { file, contentDir, routeOfFile }: LinkContext,
): Promise<Mistake> {
  const written = asWritten(target);
  const { dir, base, name } = path.parse(targetFile);
  const names = await fs.readdir(dir).catch(() => [] as string[]);
  const texts = names.filter((each) => routeOfFile(relativeTo(contentDir, path.join(dir, each))));
  const meant = texts.find((text) => path.parse(text).name === name) ?? nearest(base, texts);
  const beside = meant && written.slice(0, written.lastIndexOf("/") + 1) + meant;
  const likely = fromRoot(relativeTo(contentDir, file), target, routeOfFile) ?? beside;
  const guess = likely ? `Did you mean ${likely}? ` : guessHost(written + suffix);
  return {
    message: `The link leads to ${written}, which is not a page of this site.`,
    expected: `${guess}Expected the path of a Markdown file.`,
  };
}

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

function missingFile(
  { target, suffix }: Reference,
  targetFile: string,
  { file, contentDir, routeOfFile, isRoute }: LinkContext,
): Mistake {
  const written = asWritten(target);
  const message = `The file ${written} does not exist.`;
  const expected = "Expected a path relative to this file";
  const text = [target.replace(/\.html?$/, ""), target].find((name) =>
    routeOfFile(nameOfTarget(name, file, contentDir)),
  );
  if (text !== undefined) return { message, expected: `Did you mean the text ${asWritten(text)}.md? ${expected}.` };
  // Other tools have links that are relative to the address of the page, with or without a slash at its end.
  const own = routeOfFile(relativeTo(contentDir, file));
  const bases = own === undefined ? [] : [own, path.posix.dirname(own)];
  const addresses = bases.map((base) => path.posix.resolve(base, decodeAddress(target)));
  const [page] = addresses.flatMap((address) => likelyPage(address, isRoute) ?? []);
  const host = guessHost(written + suffix);
  if (page && (!host || addresses.includes(page)))
    return { message, expected: `Did you mean ${page}? ${expected}, or an address of this site.` };
  return { message, expected: `${guessFile(written, targetFile) || host}${expected}.` };
}
