import { comparablePath, decodeAddress } from "../../shared/paths";
import { textsOf, type Content } from "../../content/content";
import { addressKey } from "../../shared/built-files";
import type { Mistake, Problem } from "../../shared/problem";
import type { LinkingText } from "./fragments";
import { asWritten, byFile, lookUpFile } from "../../markdown/links/link-address";
import type { Reference } from "../../markdown/links/reference";
import { nameOfTarget } from "../../markdown/links/site-file";
import type { Route } from "./routes";

/** The content and its addresses: all of it, and what a production build has. */
export interface Shown {
  content: Content;
  routes: readonly Route[];
  built: Content;
  builtRoutes: readonly Route[];
}

/**
 * Reports links from built texts to pages that only exist during development: drafts, scheduled posts and their lists.
 */
export function findUnbuiltLinks(texts: readonly LinkingText[], shown: Shown): Problem[] {
  const { content, routes, builtRoutes } = shown;
  const unbuilt = unbuiltTexts(shown);
  const kept = new Set(builtRoutes.map((route) => comparablePath(route.path)));
  const missing = new Map<string, Route>();
  for (const route of routes) {
    const address = comparablePath(route.path);
    if (!kept.has(address) && !missing.has(address)) missing.set(address, route);
  }
  const wordsOn = ({ kind, target }: Reference, from: string): Mistake | undefined => {
    if (kind === "file") return lookUpFile(nameOfTarget(target, from, content.dir), unbuilt);
    const route = kind === "route" ? missing.get(comparablePath(addressKey(decodeAddress(target)))) : undefined;
    return route && (lookUpFile(route.entry?.file.relativePath ?? "", unbuilt) ?? LIST);
  };
  return texts
    .filter(({ file }) => !lookUpFile(file.relativePath, unbuilt))
    .flatMap(({ file, references }) =>
      references.flatMap((reference) => {
        const words = wordsOn(reference, file.path);
        if (!words) return [];
        const { target, line, column } = reference;
        const message = `The link leads to ${asWritten(target)}, ${words.message}`;
        return [{ ...words, file: file.path, line, column, message, severity: content.site.checks.links }];
      }),
    );
}

/** Returns what is wrong with links to each unbuilt text, by the path of its file. The message begins after the target. */
function unbuiltTexts({ content, built }: Shown): ReadonlyMap<string, Mistake> {
  const kept = new Set<unknown>(textsOf(built));
  const unbuilt = textsOf(content).filter((entry) => !kept.has(entry));
  return byFile(
    unbuilt.map(({ file, value }) => [
      file.relativePath,
      "date" in value && !value.front.draft ? scheduledFor(value.date) : DRAFT,
    ]),
  );
}

const DRAFT: Mistake = {
  message: "which is a draft: it is not in the built site.",
  expected: "Expected a text that is published: take out its draft: true, or the link.",
};

const scheduledFor = (date: string): Mistake => ({
  message: `which is scheduled for ${date.slice(0, 10)}: until then it is not in the built site.`,
  expected: "Expected a text that is published: give it an earlier date, or add the link when it is there.",
});

const LIST: Mistake = {
  message: "a page that only drafts or scheduled posts would have: it is not in the built site.",
  expected: "Expected a page of the built site: publish one of those texts, or take out the link.",
};
