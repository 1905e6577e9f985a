/** What a build had to do, which no machine does faster or slower: a regression shows in it on a busy one too. */
export interface BuildWork {
  /** Texts that were not compiled in a build before. */
  texts: number;
  /** Queries that were run: pages' and static ones. */
  queries: number;
  /** Pages whose HTML was written. */
  pages: number;
}

const STEPS: Record<keyof BuildWork, RegExp> = {
  texts: /Texts compiled: (\d+)/g,
  queries: /Queries run: (\d+)/g,
  pages: /success Building static HTML for pages -\s+[\d.]+s\s+-\s+(\d+)\/\d+/g,
};

/** Reads what a build says about its steps. A step that it does not name had nothing to do. */
export function readBuildWork(output: string): BuildWork {
  const count = (step: keyof BuildWork): number =>
    [...output.matchAll(STEPS[step])].reduce((sum, [, done]) => sum + Number(done), 0);
  return { texts: count("texts"), queries: count("queries"), pages: count("pages") };
}
