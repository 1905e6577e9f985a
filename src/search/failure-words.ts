import type { SearchFailure } from "./engine";

/** What a reader is told where a search has no answer: what is wrong, and what may help. */
export const FAILURE_WORDS: Record<SearchFailure, [title: string, help: string]> = {
  unreachable: ["Unable to fetch results", "You might want to check your network connection."],
  busy: ["The search is busy", "Try again in a moment."],
};
