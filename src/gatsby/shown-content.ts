import type { Content, Entry } from "../content/content";
import { lastGood } from "../content/parse-once";

const orLastGood = lastGood<Entry<unknown>>();

const shown = <T>(entries: readonly Entry<T>[]): Entry<T>[] =>
  entries.flatMap((entry) => (orLastGood(entry.file.path, entry.refused ? undefined : entry) as Entry<T>) ?? []);

/** The content of nodes and pages: while developing, a text with an error is what it was before, if it was anything. */
export const shownContent = (content: Content): Content => ({
  ...content,
  posts: shown(content.posts),
  docs: shown(content.docs),
  pages: shown(content.pages),
  projects: shown(content.projects),
  hasResume: content.resume !== undefined,
});
