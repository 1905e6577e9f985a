import type { ParentSpanPluginArgs } from "gatsby";

type Tools = Pick<ParentSpanPluginArgs, "emitter" | "reporter">;

let count = 0;

/** Begins to count the queries that a build runs. Gatsby says how many only where it runs them in other processes. */
export function countQueries({ emitter }: Tools): void {
  count = 0;
  emitter.on("PAGE_QUERY_RUN", () => {
    count += 1;
  });
}

/** Says what was counted: it tells of needless work on any machine. */
export const reportQueries = ({ reporter }: Tools): void => reporter.info(`Queries run: ${count}`);
