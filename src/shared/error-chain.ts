/** The messages of an error and its causes, without repetitions. Handles cyclic causes. */
export function errorChain(error: unknown): string {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (let at = error; at && !seen.has(at); at = at instanceof Error ? at.cause : undefined) {
    seen.add(at);
    messages.push(at instanceof Error ? at.message || at.name : String(at));
  }
  return messages.join("\n\nCause:\n");
}
