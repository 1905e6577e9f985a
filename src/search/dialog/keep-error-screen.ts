/** DocSearch says that a search has stalled after 300 ms, which would take an error screen away. */
const AFTER_STALL_MS = 320;

/**
 * An answer for DocSearch whose failure stays on the screen until the query changes. DocSearch shows an error only if it
 * is named `RetryError`, and hides it as soon as the search has ended. So a failed search is reported to the handler that
 * DocSearch gives to `catch`, and then never ends.
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
            // DocSearch throws it again, for nobody.
          }
        }
        return new Promise<never>(() => undefined);
      }),
  };
}
