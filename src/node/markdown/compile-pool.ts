import os from "node:os";
import { Worker } from "node:worker_threads";
import { compileMarkdown, type CompiledText, type MarkdownText } from "./compile";
import { COMPILING, type JobResult } from "./compile-worker";
import { MarkdownError } from "./markdown-error";

export interface CompilePool {
  compile(text: MarkdownText): Promise<CompiledText>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** A thread takes about a second to start, in which this many texts are compiled without one. */
const TEXTS_BEFORE_THREADS = 30;

/**
 * Compiles texts on all cores as soon as there are many of them. `code` is what a thread runs: it imports
 * compile-worker. Where threads cannot run it, the texts are compiled here.
 */
export function createCompilePool(code: string, size = os.availableParallelism()): CompilePool {
  const waiting = new Map<number, { text: MarkdownText; resolve(value: unknown): void; reject(error: Error): void }>();
  const workers: Worker[] = [];
  let jobs = 0;
  let isBroken = size < 2;

  const start = (): Worker => {
    const worker = new Worker(code, { eval: true, workerData: COMPILING });
    worker.on("message", ({ id, compiled, error }: JobResult) => {
      const job = waiting.get(id);
      waiting.delete(id);
      if (compiled) job?.resolve(compiled);
      else job?.reject(toError(error!));
    });
    worker.on("error", () => {
      isBroken = true;
      for (const { text, resolve } of waiting.values()) resolve(compileMarkdown(text));
      waiting.clear();
    });
    return worker;
  };

  return {
    compile(text) {
      jobs += 1;
      if (isBroken || jobs <= TEXTS_BEFORE_THREADS) return compileMarkdown(text);
      if (workers.length < size) workers.push(start());
      const id = jobs;
      const result = new Promise((resolve, reject) => waiting.set(id, { text, resolve, reject }));
      workers[id % workers.length]!.postMessage({ id, text });
      return result as Promise<CompiledText>;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function toError({ message, line, column, isRange }: NonNullable<JobResult["error"]>): Error {
  if (line !== undefined && column !== undefined) return new MarkdownError(message, line, column);
  return isRange ? new RangeError(message) : new Error(message);
}
