import fs from "node:fs";
import os from "node:os";
import path from "node:path";

interface Pool {
  single: { render(page: string): Promise<unknown> };
  all: { buildSchema(): unknown[] };
  end(): Promise<unknown>[];
}

const TASKS = `
  let running = 0;
  exports.render = async (page) => {
    running += 1;
    await new Promise(setImmediate);
    const atOnce = running;
    running -= 1;
    if (page === "broken") throw Object.assign(new Error("It broke."), { context: { path: page } });
    return { page, atOnce, process: process.pid };
  };
  exports.buildSchema = () => { throw new Error("There is a schema."); };
`;

let root: string;
let pool: Pool;
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "one-process-"));
  fs.writeFileSync(path.join(root, "tasks.js"), TASKS);
  jest.requireActual("../../../scripts/one-process.cjs");
  const { WorkerPool } = jest.requireActual<{ WorkerPool: new (file: string) => Pool }>("gatsby-worker");
  pool = new WorkerPool(path.join(root, "tasks.js"));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

it("does one task after the other in this process", async () => {
  const done = await Promise.all(["one", "two"].map((page) => pool.single.render(page)));
  expect(done).toEqual(["one", "two"].map((page) => ({ page, atOnce: 1, process: process.pid })));
});

it("says what went wrong with a task as it was thrown, and goes on", async () => {
  const broken = pool.single.render("broken");
  const next = pool.single.render("next");
  await expect(broken).rejects.toMatchObject({ message: "It broke.", context: { path: "broken" } });
  await expect(next).resolves.toMatchObject({ page: "next" });
});

it("has no process to prepare, and none to end", async () => {
  expect(pool.all.buildSchema()).toEqual([]);
  expect(await Promise.all(pool.end())).toEqual([]);
});
