import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createPool, type Pool } from "../../../../src/node/threads/pool";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "pool-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const SERVE_JOBS = path.resolve("src/node/threads/serve-jobs.ts");

/** A program that doubles numbers, and says from which thread. */
async function program(): Promise<string> {
  const { compileProgram } = await import("../../../../src/node/program.mjs");
  const source = path.join(folder, "double.ts");
  fs.writeFileSync(
    source,
    `import { serveJobs } from ${JSON.stringify(SERVE_JOBS)};
serveJobs("doubling", ({ by }) => async (input) => {
  if (input < 0) throw new RangeError("too small");
  return { output: input * by, thread: true };
});`,
  );
  return compileProgram(source);
}

let pool: Pool<number, { output: number; thread: boolean }>;
afterEach(() => pool.close());

const create = (more: object = {}) => {
  pool = createPool({
    ...{ program, workerData: { task: "doubling", by: 2 }, size: 2 },
    here: async (input: number) => ({ output: input * 2, thread: false }),
    ...more,
  });
};

it("does jobs on threads, each of which is told its task", async () => {
  create();
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const results = await Promise.all(numbers.map((number) => pool.run(number)));
  expect(results).toEqual(numbers.map((number) => ({ output: number * 2, thread: true })));
});

it("does the first ones here when they are not worth a thread, and all where there are none", async () => {
  create({ jobsBeforeThreads: 2 });
  const results = await Promise.all([1, 2, 3].map((number) => pool.run(number)));
  expect(results.map(({ thread }) => thread)).toEqual([false, false, true]);
  await pool.close();
  create({ size: 0 });
  expect(await pool.run(4)).toEqual({ output: 8, thread: false });
});

it("does those that wait here too when it is asked to help, while threads start", async () => {
  let start = (): void => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  create({ program: () => started.then(program) });
  const waiting = Promise.all([1, 2, 3].map((number) => pool.run(number)));
  pool.help();
  expect(await waiting).toEqual([1, 2, 3].map((number) => ({ output: number * 2, thread: false })));
  start();
});

it("says why a job could not be done, and does the others", async () => {
  create();
  const [bad, good] = await Promise.allSettled([pool.run(-1), pool.run(1)]);
  expect(bad).toMatchObject({ status: "rejected", reason: { message: "too small" } });
  expect(good).toMatchObject({ value: { output: 2 } });
});
