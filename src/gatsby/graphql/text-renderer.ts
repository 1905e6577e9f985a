import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import { inProduction } from "../../shared/visibility";
import { contentDir } from "../../content/folder";
import { byFile, lookUpFile } from "../../markdown/links/link-address";
import { escapeMarkup } from "../../shared/escape";
import { formatProblem } from "../../shared/problem";
import { codeCache } from "../code-digest";
import { formatOf } from "../../content/post";
import { mapHtml } from "../../markdown/body";
import { toProblems } from "../../markdown/mistakes";
import { textNodes } from "../../outputs/listed-content";
import { renderText, type RenderedText } from "../../markdown/render";
import type { SiteContext } from "../../markdown/site-context";
import { buildContext } from "../build-context";
import { fillServicesList } from "./services-list";

/** A node whose text is compiled at query time. */
export interface StoredText extends Node {
  filePath: string;
  text: string;
}

/** All fields of a text are asked for at once. Later its links may lead elsewhere, so it is rendered again. */
const FORGET_AFTER_MS = 5000;

/** Replaces an invalid text during development until it is fixed. */
const toMessage = (message: string): string => `<pre>${escapeMarkup(message)}</pre>`;

/**
 * Renders a text once for all its fields. The content check has already reported its problems. Rejects with the
 * position of a part that cannot be rendered.
 */
export function createTextRenderer({ cache, getNodesByType }: CreateResolversArgs) {
  const pending = new Map<string, Promise<RenderedText>>();
  const compiled = codeCache(cache);
  const context = buildContext(routeFinder(getNodesByType));
  const render = async ({ filePath, text }: StoredText): Promise<RenderedText> => {
    const file = path.join(contentDir(), filePath);
    try {
      const rendered = await renderText({ file, format: formatOf(filePath, text), text }, context, compiled);
      return { ...rendered, body: mapHtml(rendered.body, fillServicesList) };
    } catch (error) {
      const problems = toProblems(error, file);
      const message = problems.map(formatProblem).join("\n");
      if (inProduction()) throw new Error(message, { cause: error });
      return { body: toMessage(message), summary: toMessage(message), headings: [], pictures: [], problems: [] };
    }
  };
  return (source: StoredText): Promise<RenderedText> => {
    const key = source.internal.contentDigest;
    const result = pending.get(key) ?? render(source);
    if (!pending.has(key)) setTimeout(() => pending.delete(key), FORGET_AFTER_MS).unref();
    pending.set(key, result);
    return result;
  };
}

const LOOK_AGAIN_AFTER_MS = 1000;

/** Returns a function that finds the address of a file, which may change at any time during development. */
function routeFinder(getNodesByType: CreateResolversArgs["getNodesByType"]): SiteContext["routeOfFile"] {
  let files = byFile<string>([]);
  let readAt = -Infinity;
  return (relativePath) => {
    if (Date.now() - readAt >= LOOK_AGAIN_AFTER_MS) {
      files = byFile(textNodes({ getNodesByType }).map((node) => [String(node.filePath), String(node.path)]));
      readAt = Date.now();
    }
    return lookUpFile(relativePath, files);
  };
}
