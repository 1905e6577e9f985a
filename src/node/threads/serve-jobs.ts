import { isMainThread, parentPort, workerData } from "node:worker_threads";

export interface Question<Input> {
  id: number;
  input: Input;
}

export interface Answer<Output> {
  id: number;
  output?: Output;
  /** The message of what was thrown: errors lose their class on the way from thread to thread. */
  error?: string;
}

/** What a thread is told at its start; others that run the same program are told something else, or nothing. */
export interface Task {
  task: string;
}

/** Does the jobs of a pool in a thread that was started for this task. Does nothing anywhere else. */
export function serveJobs<Input, Output, Data extends Task>(
  task: Data["task"],
  prepare: (data: Data) => (input: Input) => Promise<Output>,
): void {
  if (isMainThread || (workerData as Task | null)?.task !== task) return;
  const run = prepare(workerData as Data);
  parentPort!.on("message", async ({ id, input }: Question<Input>) => {
    const answer = await run(input).then(
      (output): Answer<Output> => ({ id, output }),
      (error: unknown): Answer<Output> => ({ id, error: error instanceof Error ? error.message : String(error) }),
    );
    parentPort!.postMessage(answer);
  });
}
