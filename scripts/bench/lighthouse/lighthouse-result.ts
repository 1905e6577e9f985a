/** The part of Lighthouse's result that is read here. */
export interface LighthouseResult {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { id: string; title: string; score: number | null; numericValue?: number; details?: Details }>;
}

interface Details {
  items?: { url?: string; node?: { snippet?: string }; source?: string; description?: string }[];
}

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** An audit that takes points, and the first places it names. */
export interface Finding {
  audit: string;
  title: string;
  places: string[];
}

/** What is reported of one run, or of several as medians. */
export interface LighthouseScores {
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds until the largest part of the view is painted, on a simulated slow phone. */
  lcp: number;
  /** Milliseconds of tasks beyond the first 50 of each. */
  tbt: number;
  /** The same by what the processor worked: see `blockingWork`. */
  blockingWork: number;
  cls: number;
  bytes: number;
  /** Lighthouse's measure of the machine in that moment: the times of runs with other ones are not comparable. */
  benchmarkIndex: number;
  findings: Finding[];
}

/** Times follow from the page and the machine and are reported as such; all else that takes points can be mended. */
const TIMES = ["first-contentful-paint", "largest-contentful-paint", "speed-index", "total-blocking-time"];

const PLACES = 3;

export function readScores(
  { categories, audits, environment }: LighthouseResult,
  blockingWork: number,
): LighthouseScores {
  const value = (audit: string): number => audits[audit]?.numericValue ?? 0;
  const weighted = CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const failed = [...new Set(weighted.map(({ id }) => id))]
    .map((id) => audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 1 && !TIMES.includes(audit.id));
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ) as LighthouseScores["scores"],
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    blockingWork,
    cls: Number(value("cumulative-layout-shift").toFixed(4)),
    bytes: Math.round(value("total-byte-weight")),
    benchmarkIndex: Math.round(environment.benchmarkIndex),
    findings: failed.map((audit) => ({ audit: audit!.id, title: audit!.title, places: placesOf(audit!.details) })),
  };
}

const placesOf = (details: Details | undefined): string[] =>
  (details?.items ?? [])
    .map(({ node, url, source, description }) => node?.snippet ?? url ?? description ?? source ?? "")
    .filter(Boolean)
    .slice(0, PLACES);

/** The median of each value, and every finding of any run. */
export function medianScores(runs: readonly LighthouseScores[]): LighthouseScores {
  const median = (read: (run: LighthouseScores) => number): number =>
    runs.map(read).toSorted((a, b) => a - b)[Math.floor((runs.length - 1) / 2)]!;
  const findings = new Map(runs.flatMap((run) => run.findings).map((finding) => [finding.audit, finding]));
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, median(({ scores }) => scores[id])]),
    ) as LighthouseScores["scores"],
    lcp: median(({ lcp }) => lcp),
    tbt: median(({ tbt }) => tbt),
    blockingWork: median(({ blockingWork }) => blockingWork),
    cls: median(({ cls }) => cls),
    bytes: median(({ bytes }) => bytes),
    benchmarkIndex: median(({ benchmarkIndex }) => benchmarkIndex),
    findings: [...findings.values()],
  };
}
