/**
 * Gatsby's process on two cores loads this before Gatsby (`build.ts`). What Gatsby has done by a pool of other processes, which
 * is to render the pages, it does itself: a process beside it takes 3 s of a core and 250 MB before its first page, and
 * Gatsby has nothing else to do meanwhile.
 */
const { WorkerPool } = require("gatsby-worker");
const cores = require("gatsby-core-utils/dist/physical-cpu-count");

/** Gatsby asks a program of the system five times, 16 ms each, though it has been told how many to use. */
cores.getPhysicalCpuCount = () => 1;

Object.assign(WorkerPool.prototype, {
  startAll() {
    this.last = Promise.resolve();
  },
  /** Does one task after the other, as a process of the pool would. */
  scheduleWorkSingle(name, ...args) {
    const task = this.last.then(() => require(this.workerPath)[name](...args));
    this.last = task.catch(() => undefined);
    return task;
  },
  /** What each process of a pool is prepared by has been done in this one. */
  scheduleWorkAll: () => [],
});
