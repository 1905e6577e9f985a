/** DocSearch sets the status "stalled" after 300 ms, which would replace an error screen. */
const AFTER_STALL_MS = 320;

/**
 * Wraps a response so that DocSearch shows its failure until the query changes. DocSearch shows an error only if its
 * name is `RetryError`, and hides it when the search ends. Therefore a failure is passed to DocSearch's `catch`
 * handler, and the search then never settles.
 */
export function keepErrorScreen<Answer>(
  answer: Promise<Answer>,
  isLatest: () => boolean,
): Pick<Promise<Answer>, "catch"> {
  const from = performance.now();
  return {
    catch: (handle) =>
      answer.catch(async (error: unknown) => {
        await new Promise((resolve) => setTimeout(resolve, from + AFTER_STALL_MS - performance.now()));
        if (isLatest()) {
          try {
            handle?.(Object.assign(new Error("The search has failed.", { cause: error }), { name: "RetryError" }));
          } catch {
            // DocSearch rethrows the error, and no code handles it.
          }
        }
        return new Promise<never>(() => undefined);
      }),
  };
}
