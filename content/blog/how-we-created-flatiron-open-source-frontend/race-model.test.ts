import { ANSWER_MS, raceAt } from "./race-model";

describe("the race of two requests", () => {
  const presses = [
    { tag: "rails", at: 0 },
    { tag: "react", at: 500 },
  ] as const;
  const states = (aborts: boolean, now: number) => raceAt(presses, aborts, now).requests.map(({ state }) => state);

  it("shows the late answer without an abort", () => {
    expect(raceAt(presses, false, 2000)).toMatchObject({ wanted: "react", shown: "react", isOver: false });
    expect(raceAt(presses, false, ANSWER_MS.rails)).toMatchObject({ wanted: "react", shown: "rails", isOver: true });
    expect(states(false, 2000)).toEqual(["waiting", "answered"]);
    expect(states(false, 3000)).toEqual(["late", "overwritten"]);
  });

  it("shows the answer to the last press with an abort", () => {
    expect(states(true, 400)).toEqual(["waiting"]);
    expect(states(true, 600)).toEqual(["aborted", "waiting"]);
    expect(raceAt(presses, true, 5000)).toMatchObject({ wanted: "react", shown: "react", isOver: true });
    expect(raceAt(presses, true, 5000).requests[0]).toMatchObject({ state: "aborted", end: 500 });
  });

  it("has no late answer where each came before the next press", () => {
    const calm = [presses[1], { tag: "rails", at: 2000 }] as const;
    expect(raceAt(calm, false, 9000).requests.map(({ state }) => state)).toEqual(["answered", "answered"]);
    expect(raceAt(calm, false, 9000)).toMatchObject({ wanted: "rails", shown: "rails" });
  });
});
