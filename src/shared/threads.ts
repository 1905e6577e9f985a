import path from "node:path";
import { buildSync } from "esbuild";
import Tinypool from "tinypool";

/** For this many calls, threads would take longer to start than they save. Most builds change few texts. */
const FEW = 30;

/**
 * Calls `work` with a function that runs in one thread per core, except for its first calls, which run in this thread.
 * Tasks and results have to be plain data. The threads end with the work, also if it fails.
 * @param file The module that exports the function, as a path from the root of the repository.
 * @param name The name of its export.
 * @param call The function itself, for this thread.
 */
export async function withThreads<Task, Result, Value>(
  file: string,
  name: string,
  call: (task: Task) => Result | Promise<Result>,
  work: (run: (task: Task) => Promise<Result>) => Promise<Value>,
): Promise<Value> {
  let calls = 0;
  let pool: Tinypool | undefined;
  const run = async (task: Task): Promise<Result> => {
    calls += 1;
    if (calls <= FEW) return call(task);
    pool ??= startPool(file, name);
    return pool.run(task) as Promise<Result>;
  };
  try {
    return await work(run);
  } finally {
    await pool?.destroy();
  }
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
    sourcemap: true,
  });
  // Syntax trees are short-lived. A larger young generation makes garbage collection less frequent.
  return new Tinypool({ filename, name, runtime: "worker_threads", resourceLimits: { maxYoungGenerationSizeMb: 64 } });
}
