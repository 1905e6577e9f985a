import type { Reporter } from "gatsby";
import { contentDir } from "./content/folder";
import { formatProblem, isError } from "./content/problem";
import { readContent } from "./content/read-content";

/** Checks all content before anything is made of it: errors stop a production build, and are shown while developing. */
export async function validateContent({ reporter }: { reporter: Reporter }): Promise<void> {
  const { problems } = await readContent(contentDir());
  for (const problem of problems) {
    if (isError(problem)) reporter.error(formatProblem(problem));
    else reporter.warn(formatProblem(problem));
  }
  const errors = problems.filter(isError).length;
  if (errors > 0) {
    const noun = errors === 1 ? "1 error" : `${errors} errors`;
    reporter.panicOnBuild(`The content has ${noun}; nothing was built. Mend what is listed above, then build again.`);
  }
}
