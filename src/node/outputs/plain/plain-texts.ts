import os from "node:os";
import type { GatsbyCache } from "gatsby";
import { digestOf } from "../../digest";
import { compileProgram } from "../../program.mjs";
import { createPool } from "../../threads/pool";
import { toPlainText, type PlainJob } from "./plain-text";
import { PLAIN, type PlainTask } from "./plain-worker";

/** A thread takes about half a second to start, in which this many texts are written without one. */
const TEXTS_BEFORE_THREADS = 30;

export interface PlainTexts {
  /** A plain form of a text, kept from build to build. */
  make(job: PlainJob): Promise<string>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** Makes plain texts on a thread of their own, where there are many. */
export function createPlainTexts(cache: Pick<GatsbyCache, "get" | "set">): PlainTexts {
  const pool = createPool<PlainJob, string>({
    program: () => compileProgram("src/node/outputs/plain/plain-worker.ts"),
    workerData: { task: PLAIN } satisfies PlainTask,
    size: os.availableParallelism() > 1 ? 1 : 0,
    // The thread keeps nothing of what it has made.
    heap: { initial: 30 },
    jobsBeforeThreads: TEXTS_BEFORE_THREADS,
    here: async (job) => toPlainText(job),
  });
  return {
    async make(job) {
      const key = `plain ${digestOf(JSON.stringify(job))}`;
      const kept = (await cache.get(key)) as string | undefined;
      if (kept !== undefined) return kept;
      const made = await pool.run(job);
      await cache.set(key, made);
      return made;
    },
    close: pool.close,
  };
}
