/** The chips that can be pressed, and how long the server takes to answer each, in milliseconds. */
export const ANSWER_MS = { rails: 3000, react: 1000 } as const;

export type Tag = keyof typeof ANSWER_MS;

/** A chip that was pressed, and when. Times are in milliseconds from the first press. */
export interface Press {
  tag: Tag;
  at: number;
}

export interface Request extends Press {
  /** When it ends: when it is answered or aborted. */
  end: number;
  /** `late` is answered after a later request was, whose answer is then `overwritten`. */
  state: "waiting" | "answered" | "late" | "overwritten" | "aborted";
}

export interface Race {
  requests: Request[];
  /** The chip that was pressed last. */
  wanted?: Tag;
  /** The chip whose answer the list shows. */
  shown?: Tag;
  /** Whether every request has ended. */
  isOver: boolean;
}

/** What has become of the requests at a time. With `aborts`, each request aborts the one before it. */
export function raceAt(presses: readonly Press[], aborts: boolean, now: number): Race {
  const made = presses.filter(({ at }) => at <= now);
  const plans = made.map((press, index) => {
    const answer = press.at + ANSWER_MS[press.tag];
    const abort = (aborts && made[index + 1]?.at) || Infinity;
    return { ...press, end: Math.min(answer, abort), isAborted: abort < answer };
  });
  /** When each answer arrived; those that did not are never earlier or later than another. */
  const answered = plans.map(({ end, isAborted }) => (isAborted || end > now ? NaN : end));
  const requests = plans.map(({ isAborted, ...request }, index): Request => {
    if (request.end > now) return { ...request, state: "waiting" };
    if (isAborted) return { ...request, state: "aborted" };
    const later = answered.slice(index + 1);
    const earlier = answered.slice(0, index);
    if (later.some((end) => end < request.end)) return { ...request, state: "late" };
    return { ...request, state: earlier.some((end) => end > request.end) ? "overwritten" : "answered" };
  });
  const shown = requests
    .filter(({ state }) => state !== "waiting" && state !== "aborted")
    .reduce<Request | undefined>((last, next) => (last && last.end > next.end ? last : next), undefined);
  return {
    requests,
    wanted: made.at(-1)?.tag,
    shown: shown?.tag,
    isOver: requests.every(({ state }) => state !== "waiting"),
  };
}
