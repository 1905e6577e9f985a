import { limitConcurrency } from "../../../src/markdown/concurrency";

const tick = () => new Promise((resolve) => setTimeout(resolve, 1));

describe("limitConcurrency", () => {
  it("runs no more than so many tasks at once, and all of them", async () => {
    const limit = limitConcurrency(2);
    let running = 0;
    let most = 0;
    const task = (result: number) => async () => {
      most = Math.max(most, ++running);
      await tick();
      running--;
      return result;
    };
    expect(await Promise.all([1, 2, 3, 4, 5].map((n) => limit(task(n))))).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it("goes on after a task that failed", async () => {
    const limit = limitConcurrency(1);
    const failing = limit(() => Promise.reject(new Error("no")));
    const next = limit(() => Promise.resolve("yes"));
    await expect(failing).rejects.toThrow("no");
    await expect(next).resolves.toBe("yes");
    await expect(limit(() => Promise.resolve("again"))).resolves.toBe("again");
  });
});
