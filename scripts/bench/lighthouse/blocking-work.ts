/** The part of a trace that is read here; times are microseconds. */
export interface Trace {
  traceEvents: TraceEvent[];
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** What the processor worked for it: not what it waited for other programs. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } };
}

/** How much slower than this machine Lighthouse takes a phone to be. */
const SLOWDOWN = 4;
/** A task is felt from here on. */
const UNFELT_MS = 50;

/**
 * Blocking time by work: what the tasks of the page's main thread, from its beginning to its end, have beyond 50 ms each on
 * a phone, in milliseconds. Lighthouse's own takes the time by the clock: with two cores for the browser, the server and
 * Lighthouse that is several times the work, and another in each run.
 */
export function blockingWork({ traceEvents }: Trace): number {
  const page = traceEvents.findLast(
    ({ name, args }) =>
      name === "navigationStart" && args?.data?.isOutermostMainFrame && args.data.documentLoaderURL?.startsWith("http"),
  );
  if (!page) throw new Error("The trace has no page.");
  const beyond = traceEvents
    .filter(({ name, pid, tid, ts }) => name === "RunTask" && pid === page.pid && tid === page.tid && ts >= page.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN - UNFELT_MS);
  return Math.round(beyond.filter((rest) => rest > 0).reduce((sum, rest) => sum + rest, 0));
}
