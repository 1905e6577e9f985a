import { SearchUnavailable } from "../../../src/search/engine";
import { SearchSession } from "../../../src/search/session";
import { EngineStandIn, makeHit, makeResults } from "../../stand-ins/search-engine";

let engine: EngineStandIn;
beforeEach(() => {
  jest.useFakeTimers();
  engine = new EngineStandIn();
});
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

function start(more: Partial<ConstructorParameters<typeof SearchSession>[0]> = {}) {
  return new SearchSession({
    loadEngine: () => Promise.resolve(engine),
    ...{ hitsPerPage: 20, snippetWords: () => 10, ...more },
  });
}

async function ask(session: SearchSession, query: string): Promise<void> {
  session.ask(query);
  await settle();
}

const ids = (session: SearchSession) => session.getState().answer?.hits.map(({ objectID }) => objectID);

describe("a session of the search", () => {
  it("is idle, then loading, stalled after 300 ms, and idle with the answer", async () => {
    const session = start();
    expect(session.getState()).toEqual({ status: "idle", failure: null, answer: null });
    await ask(session, " rails ");
    expect(session.getState().status).toBe("loading");
    await jest.advanceTimersByTimeAsync(299);
    expect(session.getState().status).toBe("loading");
    await jest.advanceTimersByTimeAsync(1);
    expect(session.getState().status).toBe("stalled");
    expect(engine.last.request).toMatchObject({ query: "rails", page: 0, hitsPerPage: 20, snippetWords: 10 });
    engine.last.answer(makeResults([makeHit("a")]));
    await settle();
    expect(session.getState()).toMatchObject({ status: "idle", answer: { query: "rails", nbHits: 1 } });
    await jest.advanceTimersByTimeAsync(1000);
    expect(session.getState().status).toBe("idle");
  });

  it("drops an answer that comes after the next question, and keeps the one before on show meanwhile", async () => {
    const session = start();
    await ask(session, "r");
    engine.last.answer(makeResults([makeHit("r")]));
    await settle();
    await ask(session, "ra");
    const late = engine.last;
    await ask(session, "rai");
    expect(late.request.signal?.aborted).toBe(true);
    engine.last.answer(makeResults([makeHit("rai")]));
    await settle();
    late.answer(makeResults([makeHit("ra")]));
    await settle();
    expect(ids(session)).toEqual(["rai"]);
  });

  it.each(["", "   ", "\t\n"])("asks nothing and forgets the answer when the query is %j", async (query) => {
    const session = start();
    await ask(session, "rails");
    engine.last.answer(makeResults([makeHit("a")]));
    await settle();
    await ask(session, query);
    expect(session.getState()).toEqual({ status: "idle", failure: null, answer: null });
    expect(engine.asked).toHaveLength(1);
  });

  it("keeps an error until something else is answered", async () => {
    const session = start();
    await ask(session, "rails");
    engine.last.fail(new SearchUnavailable());
    await settle();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(session.getState()).toEqual({ status: "error", failure: "unreachable", answer: null });
    await ask(session, "rail");
    expect(session.getState()).toMatchObject({ status: "loading", failure: "unreachable" });
    engine.last.answer(makeResults([makeHit("a")]));
    await settle();
    expect(session.getState()).toMatchObject({ status: "idle", failure: null });
  });

  it("tells a service that is busy from one that cannot be reached", async () => {
    const session = start();
    await ask(session, "rails");
    engine.last.fail(new SearchUnavailable("", {}, "busy"));
    await settle();
    expect(session.getState()).toMatchObject({ status: "error", failure: "busy" });
    session.retry();
    await settle();
    engine.last.fail(new SearchUnavailable());
    await settle();
    expect(session.getState()).toMatchObject({ status: "error", failure: "unreachable" });
  });

  it("takes an engine that cannot be loaded for an error, and loads it again with the next question", async () => {
    const loadEngine = jest.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(engine);
    const session = start({ loadEngine });
    await ask(session, "a");
    expect(session.getState().status).toBe("error");
    await ask(session, "ab");
    engine.last.answer(makeResults([makeHit("a")]));
    await settle();
    expect(session.getState().status).toBe("idle");
  });

  it("waits for the next letter where it is told to", async () => {
    const session = start({ debounceMs: 300 });
    session.ask("r");
    await jest.advanceTimersByTimeAsync(200);
    session.ask("ra");
    await jest.advanceTimersByTimeAsync(299);
    expect(engine.asked).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(engine.asked.map(({ request }) => request.query)).toEqual(["ra"]);
  });

  it("appends the next page, keeps what is there when it cannot be had, and tries again", async () => {
    const session = start();
    await ask(session, "a");
    engine.last.answer(makeResults([makeHit("1")], { nbHits: 2, nbPages: 2 }));
    await settle();
    session.more();
    session.more();
    await settle();
    expect(engine.asked).toHaveLength(2);
    engine.last.fail(new SearchUnavailable());
    await settle();
    expect(session.getState()).toMatchObject({ status: "error", answer: { nbHits: 2 } });
    session.retry();
    await settle();
    expect(engine.last.request.page).toBe(1);
    engine.last.answer(makeResults([makeHit("2")], { nbHits: 2, nbPages: 2, page: 1 }));
    await settle();
    expect(ids(session)).toEqual(["1", "2"]);
    session.more();
    await settle();
    expect(engine.asked).toHaveLength(3);
  });

  it("adds suggestions to an answer without hits", async () => {
    const session = start();
    engine.suggestions = ["rails"];
    await ask(session, "rials");
    engine.last.answer(makeResults([]));
    await settle();
    expect(session.getState().answer?.suggestions).toEqual(["rails"]);
  });

  it("tells how each answer came out and how long it took, without what was asked", async () => {
    const onAnswer = jest.fn();
    const session = start({ onAnswer, debounceMs: 100 });
    await ask(session, "rails");
    await jest.advanceTimersByTimeAsync(140);
    engine.last.answer(makeResults([makeHit("a")]));
    await settle();
    expect(onAnswer).toHaveBeenCalledWith({
      ...{ outcome: "hits", hits: 1, page: 0 },
      ...{ from: expect.any(Number), to: expect.any(Number) },
    });
    const { from, to } = onAnswer.mock.calls[0]![0] as { from: number; to: number };
    expect(to - from).toBeCloseTo(40);
    await ask(session, "nothing");
    await jest.advanceTimersByTimeAsync(100);
    engine.last.answer(makeResults([]));
    await settle();
    expect(onAnswer).toHaveBeenLastCalledWith(expect.objectContaining({ outcome: "none", hits: 0 }));
  });
});
