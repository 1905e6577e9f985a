import type { SearchFailure } from "./engine";

/** The message for each kind of failure: a title, and advice for the reader. */
export const FAILURE_WORDS: Record<SearchFailure, [title: string, help: string]> = {
  unreachable: ["Unable to fetch results", "You might want to check your network connection."],
  busy: ["The search is busy", "Try again in a moment."],
};
