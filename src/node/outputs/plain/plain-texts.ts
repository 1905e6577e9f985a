import os from "node:os";
import type { GatsbyCache } from "gatsby";
import type { Body } from "../../../shared/body";
import { digestOf } from "../../digest";
import { compileProgram } from "../../program.mjs";
import { createPool } from "../../threads/pool";
import { toPlainText, type PlainJob, type PlainText } from "./plain-text";
import { PLAIN, type PlainTask } from "./plain-worker";

/** A thread takes about half a second to start, in which this many texts are written without one. */
const TEXTS_BEFORE_THREADS = 30;

export interface PlainTexts {
  /** The plain forms of the text of the page at `url`, kept from build to build. */
  make(body: Body, url: string): Promise<PlainText>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** Makes plain texts on a thread of their own, where there are many. */
export function createPlainTexts(cache: Pick<GatsbyCache, "get" | "set">): PlainTexts {
  const pool = createPool<PlainJob, PlainText>({
    program: () => compileProgram("src/node/outputs/plain/plain-worker.ts"),
    workerData: { task: PLAIN } satisfies PlainTask,
    size: os.availableParallelism() > 1 ? 1 : 0,
    jobsBeforeThreads: TEXTS_BEFORE_THREADS,
    here: async (job) => toPlainText(job),
  });
  return {
    async make(body, url) {
      const key = `plain ${digestOf(JSON.stringify([url, body]))}`;
      const kept = (await cache.get(key)) as PlainText | undefined;
      if (kept) return kept;
      const made = await pool.run({ body, url });
      await cache.set(key, made);
      return made;
    },
    close: pool.close,
  };
}
