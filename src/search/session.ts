import type { SearchEngine, SearchFilters, SearchResults, SearchUnavailable } from "./engine";
import { START, toAnswer, type SearchState } from "./search-state";

/** An answer that takes longer counts as stalled, and is said to be under way. */
const STALLED_AFTER_MS = 300;

/** How long an answer took, in milliseconds since the document began; not what was asked. */
export interface SearchTiming {
  from: number;
  to: number;
  outcome: "hits" | "none" | "failed";
  /** How many hits there are in all. */
  hits: number;
  /** Which page of them was asked for, from 0. */
  page: number;
}

export interface SessionOptions {
  loadEngine: () => Promise<SearchEngine>;
  hitsPerPage: number;
  /** How long snippets are now, in words. */
  snippetWords: () => number;
  /** How long a query waits for the next letter. */
  debounceMs?: number;
  /** Called for each answer that is shown, and for each failure. */
  onAnswer?: (timing: SearchTiming) => void;
}

/**
 * Asks an engine while somebody types: answers that come late are dropped, and an error stays until something else is
 * asked. A store for `useSyncExternalStore`.
 */
export class SearchSession {
  private state = START;
  private readonly listeners = new Set<() => void>();
  private question: { query: string; filters?: SearchFilters } = { query: "" };
  private current: AbortController | null = null;

  constructor(private readonly options: SessionOptions) {}

  readonly getState = (): SearchState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Asks a query; a blank one forgets the answer. */
  ask(query: string, filters?: SearchFilters): void {
    this.stop();
    this.question = { query: query.trim(), filters };
    if (this.question.query === "") this.set(START);
    else void this.run(0, this.options.debounceMs ?? 0);
  }

  /** Asks for the hits after those on show. */
  more(): void {
    const { status, answer } = this.state;
    if (status === "idle" && answer && answer.page + 1 < answer.nbPages) void this.run(answer.page + 1, 0);
  }

  /** Asks again for what could not be had. */
  retry(): void {
    const { status, answer } = this.state;
    if (status === "error") void this.run(answer ? answer.page + 1 : 0, 0);
  }

  /** Waits for nothing any more. */
  stop(): void {
    this.current?.abort();
    this.current = null;
  }

  private async run(page: number, delayMs: number): Promise<void> {
    this.stop();
    const run = (this.current = new AbortController());
    const { signal } = run;
    const { answer, failure } = this.state;
    this.set({ status: "loading", failure, answer });
    const onStalled = () => this.set({ status: "stalled", failure: null, answer });
    const stalling = setTimeout(onStalled, delayMs + STALLED_AFTER_MS);
    signal.addEventListener("abort", () => clearTimeout(stalling));
    let from = performance.now();
    const tell = (outcome: SearchTiming["outcome"], hits: number) =>
      this.options.onAnswer?.({ from, to: performance.now(), outcome, hits, page });
    try {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (signal.aborted) return;
      from = performance.now();
      const engine = await this.options.loadEngine();
      const results = await this.search(engine, page, signal);
      if (signal.aborted) return;
      clearTimeout(stalling);
      const shown = toAnswer(this.question.query, results, page > 0 ? answer : null);
      this.set({ status: "idle", failure: null, answer: shown });
      tell(results.nbHits > 0 ? "hits" : "none", results.nbHits);
      if (results.nbHits === 0) await this.suggest(engine, signal);
    } catch (error) {
      if (signal.aborted) return;
      clearTimeout(stalling);
      const { failure = "unreachable" } = error as Partial<SearchUnavailable>;
      this.set({ status: "error", failure, answer: page > 0 ? answer : null });
      tell("failed", 0);
    }
  }

  private search(engine: SearchEngine, page: number, signal: AbortSignal): Promise<SearchResults> {
    const { hitsPerPage, snippetWords } = this.options;
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    return engine.search({ ...this.question, page, hitsPerPage, snippetWords: snippetWords(), signal });
  }

  /** Suggestions are a courtesy: without them the answer stands as it is. */
  private async suggest(engine: SearchEngine, signal: AbortSignal): Promise<void> {
    const suggestions = await engine.suggest(this.question.query).catch(() => []);
    const { answer } = this.state;
    if (!signal.aborted && answer && suggestions.length > 0)
      this.set({ ...this.state, answer: { ...answer, suggestions } });
  }

  private set(state: SearchState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
