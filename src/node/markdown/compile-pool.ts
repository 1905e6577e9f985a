import os from "node:os";
import { createPool } from "../threads/pool";
import { compileMarkdown, type CompiledText, type MarkdownText } from "./compile";
import { COMPILING, type CompileTask, type Outcome } from "./compile-worker";

export interface CompilePool {
  compile(text: MarkdownText): Promise<CompiledText>;
  /** Compiles here too from now on: for whoever waits for the texts and has nothing else to do. */
  help(): void;
  /** Ends the threads. */
  close(): Promise<void>;
}

export interface CompilePoolOptions {
  /** Gives the path of what a thread runs: compile-worker as a program. */
  program(): Promise<string>;
  /** Leaves code without colours. */
  plainCode?: boolean;
  /** How many threads, in place of one for each core. */
  size?: number;
  /** So many texts are compiled here before threads are started. */
  textsBeforeThreads?: number;
}

/** A thread takes about a second to start, in which this many texts are compiled without one. */
const TEXTS_BEFORE_THREADS = 30;

/** Compiles texts on threads as soon as there are many of them. Where threads cannot run, texts are compiled here. */
export function createCompilePool({
  program,
  plainCode = false,
  size = os.availableParallelism() > 1 ? os.availableParallelism() : 0,
  textsBeforeThreads = TEXTS_BEFORE_THREADS,
}: CompilePoolOptions): CompilePool {
  const pool = createPool<MarkdownText, Outcome>({
    program,
    workerData: { task: COMPILING, plainCode } satisfies CompileTask,
    size,
    jobsBeforeThreads: textsBeforeThreads,
    here: async (text) => ({ compiled: await compileMarkdown(text) }),
  });
  return {
    async compile(text) {
      const { compiled, error } = await pool.run(text);
      if (error) throw toError(error);
      return compiled!;
    },
    help: pool.help,
    close: pool.close,
  };
}

const toError = ({ message, isRange }: NonNullable<Outcome["error"]>): Error =>
  isRange ? new RangeError(message) : new Error(message);
