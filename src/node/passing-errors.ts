import reporter from "gatsby-cli/lib/reporter/index.js";
import { contentDir } from "./content/folder";

/** Where Gatsby reads a node that it has found and that has been deleted since. */
const READING_A_NODE = "trackInlineObjectsInRootNode";

/**
 * Whether an error passes by itself: a file was deleted or renamed while it was being read, or its node while a query
 * asked for it. The next event brings all up to date.
 */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, path = "" } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return path.startsWith(contentDir());
  const cause = (error as { originalError?: unknown }).originalError;
  return Boolean(error.stack?.includes(READING_A_NODE)) || (cause !== error && isPassing(cause));
}

/** Of something reported: the error itself, or a description that holds one. */
const errorOf = (reported: unknown): unknown =>
  reported instanceof Error ? reported : (reported as { error?: unknown } | null)?.error;

/** While developing, files come and go faster than Gatsby reads them: who saves them has made no mistake. */
export function overlookPassingErrors(): void {
  if (process.env.NODE_ENV === "production") return;
  const report = reporter.error.bind(reporter);
  reporter.error = ((what: unknown, ...more: []) => {
    const left = [what].flat().filter((each) => !isPassing(errorOf(each)));
    return left.length > 0 ? report((Array.isArray(what) ? left : what) as never, ...more) : [];
  }) as typeof reporter.error;
}
