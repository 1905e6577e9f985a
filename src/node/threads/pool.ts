import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { Answer, Question } from "./serve-jobs";

export interface Pool<Input, Output> {
  /** Does a job, on a thread where there is one. */
  run(input: Input): Promise<Output>;
  /** Does jobs here too from now on: for whoever waits for them and has nothing else to do. */
  help(): void;
  /** Ends the threads. What they have not done is never answered. */
  close(): Promise<void>;
}

export interface PoolOptions<Input, Output> {
  /** Gives the path of the program that threads run, which calls `serveJobs`. */
  program(): Promise<string>;
  /** What a thread is told at its start. */
  workerData: object;
  /** How many threads; with none all jobs are done here. */
  size: number;
  /** Where a thread's heap is to be smaller. */
  heap?: Partial<ThreadHeap>;
  /** So many jobs are done here before threads are started. */
  jobsBeforeThreads?: number;
  /** Does a job without a thread: before there are some, and where they cannot run. */
  here(input: Input): Promise<Output>;
}

/** In MB. */
export interface ThreadHeap {
  /** What objects that are new may take. With room for it, little of what is soon garbage has to be moved about. */
  young: number;
  /** Up to this size a thread looks for no old garbage. A build sets more, which is for its process. */
  initial: number;
}

interface Job<Input, Output> {
  input: Input;
  resolve(value: Output | Promise<Output>): void;
  reject(error: Error): void;
}

/** A thread that has the next jobs already waits for none, though the process that hands them out be busy. */
const JOBS_OF_A_THREAD = 8;
/** Texts leave much garbage behind. */
const HEAP: ThreadHeap = { young: 64, initial: 100 };

/** Does jobs on threads, which are started with the first job that needs one. */
export function createPool<Input, Output>(options: PoolOptions<Input, Output>): Pool<Input, Output> {
  const queue: Job<Input, Output>[] = [];
  const threads: Thread<Input, Output>[] = [];
  let started: Promise<void> | undefined;
  let jobs = 0;
  let isBroken = options.size < 1;
  let isHelping = false;
  let isAtWork = false;

  const giveUp = () => {
    isBroken = true;
    const left = [...queue.splice(0), ...threads.flatMap((thread) => thread.takeBack())];
    for (const { input, resolve } of left) resolve(options.here(input));
  };
  const handOut = () => {
    for (const thread of threads) while (thread.hasRoom() && queue.length > 0) thread.give(queue.shift()!);
  };
  const workHere = async () => {
    if (!isHelping || isAtWork) return;
    isAtWork = true;
    for (let job = queue.shift(); job; job = queue.shift()) {
      await options.here(job.input).then(job.resolve, job.reject);
      // The answers of threads come between.
      await setImmediate();
    }
    isAtWork = false;
  };
  const start = async () => {
    const file = await options.program();
    for (let count = 0; count < options.size; count += 1) {
      threads.push(startThread(file, options, handOut, giveUp));
    }
    handOut();
  };

  return {
    run(input) {
      jobs += 1;
      if (isBroken || jobs <= (options.jobsBeforeThreads ?? 0)) return options.here(input);
      return new Promise((resolve, reject) => {
        queue.push({ input, resolve, reject });
        started ??= start().catch(giveUp);
        handOut();
        void workHere();
      });
    },
    help() {
      isHelping = true;
      void workHere();
    },
    async close() {
      await started;
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

interface Thread<Input, Output> {
  hasRoom(): boolean;
  give(job: Job<Input, Output>): void;
  /** The jobs that it has not done. */
  takeBack(): Job<Input, Output>[];
  end(): Promise<unknown>;
}

function startThread<Input, Output>(
  file: string,
  { workerData, heap }: PoolOptions<Input, Output>,
  onFree: () => void,
  onBroken: () => void,
): Thread<Input, Output> {
  const jobs = new Map<number, Job<Input, Output>>();
  // What Gatsby's process was told to load first is not for threads.
  const execArgv: string[] = [];
  const { young, initial } = { ...HEAP, ...heap };
  const resourceLimits = { maxYoungGenerationSizeMb: young };
  setFlagsFromString(`--initial-heap-size=${initial}`);
  const worker = new Worker(file, { workerData, resourceLimits, execArgv });
  // A thread that has nothing to do keeps nobody from ending.
  worker.unref();
  let next = 0;
  worker.on("message", ({ id, output, error }: Answer<Output>) => {
    const job = jobs.get(id);
    jobs.delete(id);
    if (error === undefined) job?.resolve(output!);
    else job?.reject(new Error(error));
    if (jobs.size === 0) worker.unref();
    onFree();
  });
  worker.on("error", onBroken);
  return {
    hasRoom: () => jobs.size < JOBS_OF_A_THREAD,
    give: (job) => {
      next += 1;
      worker.ref();
      jobs.set(next, job);
      worker.postMessage({ id: next, input: job.input } satisfies Question<Input>);
    },
    takeBack: () => {
      const left = [...jobs.values()];
      jobs.clear();
      return left;
    },
    end: () => worker.terminate(),
  };
}
