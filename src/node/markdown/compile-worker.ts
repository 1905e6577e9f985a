import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { compileMarkdown, type CompiledText, type MarkdownText } from "./compile";
import { MarkdownError } from "./markdown-error";

/** What a thread is told at its start, so that no other thread with this code listens. */
export const COMPILING = "compiling texts";

export interface Job {
  id: number;
  text: MarkdownText;
}

export interface JobResult {
  id: number;
  compiled?: CompiledText;
  /** Errors lose their class on the way from thread to thread. */
  error?: { message: string; line?: number; column?: number; isRange: boolean };
}

if (!isMainThread && workerData === COMPILING) {
  parentPort!.on("message", async ({ id, text }: Job) => {
    const result = await compileMarkdown(text).then(
      (compiled): JobResult => ({ id, compiled }),
      (error: unknown): JobResult => ({ id, error: toPlain(error) }),
    );
    parentPort!.postMessage(result);
  });
}

function toPlain(error: unknown): NonNullable<JobResult["error"]> {
  const message = error instanceof Error ? error.message : String(error);
  const place = error instanceof MarkdownError ? { line: error.line, column: error.column } : {};
  return { message, ...place, isRange: error instanceof RangeError };
}
