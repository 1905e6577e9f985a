import path from "node:path";
import { buildSync } from "esbuild";
import Tinypool from "tinypool";

/** A function that runs in several threads. */
export interface Threads<Task, Result> {
  run(task: Task): Promise<Result>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** For this many calls, threads would take longer to start than they save. Most builds change few texts. */
const FEW = 50;

/**
 * Runs a function in one thread per core, except for its first calls, which run in this thread. Tasks and results have to
 * be plain data.
 * @param file The module that exports the function, as a path from the root of the repository.
 * @param name The name of its export.
 * @param call The function itself, for this thread.
 */
export function createThreads<Task, Result>(
  file: string,
  name: string,
  call: (task: Task) => Result | Promise<Result>,
): Threads<Task, Result> {
  let calls = 0;
  let pool: Tinypool | undefined;
  return {
    run: async (task) => {
      calls += 1;
      if (calls <= FEW) return call(task);
      pool ??= startPool(file, name);
      return pool.run(task) as Promise<Result>;
    },
    close: async () => pool?.destroy(),
  };
}

function startPool(file: string, name: string): Tinypool {
  // Below `node_modules`, the module finds the packages that it imports.
  const filename = path.resolve("node_modules/.cache/threads", `${path.basename(file, ".ts")}.js`);
  buildSync({
    entryPoints: [path.resolve(file)],
    outfile: filename,
    bundle: true,
    platform: "node",
    packages: "external",
  });
  // Syntax trees are short-lived. A larger young generation makes garbage collection less frequent.
  return new Tinypool({ filename, name, runtime: "worker_threads", resourceLimits: { maxYoungGenerationSizeMb: 64 } });
}
