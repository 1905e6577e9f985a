import { blockingWork, type Trace } from "../../../../../scripts/bench/lighthouse/blocking-work";

const navigation = (documentLoaderURL: string, pid: number, ts: number) => ({
  ...{ name: "navigationStart", pid, tid: pid, ts },
  args: { data: { documentLoaderURL, isOutermostMainFrame: true } },
});
/** A task of so many milliseconds of work on this machine. */
const task = (pid: number, ts: number, ms: number, tid = pid) => ({ name: "RunTask", pid, tid, ts, tdur: ms * 1000 });

const PAGE = [
  navigation("https://localhost/", 7, 100),
  navigation("", 9, 900),
  task(7, 50, 100),
  task(7, 200, 20),
  task(7, 300, 12.5),
  task(7, 400, 15),
  task(7, 400, 100, 8),
  task(9, 950, 100),
];

it("adds up what tasks of the page's main thread have beyond 50 ms on a phone", () => {
  expect(blockingWork({ traceEvents: PAGE })).toBe(30 + 10);
});

it("says so where no page was loaded", () => {
  const trace: Trace = { traceEvents: [navigation("", 9, 900)] };
  expect(() => blockingWork(trace)).toThrow("The trace has no page.");
});
