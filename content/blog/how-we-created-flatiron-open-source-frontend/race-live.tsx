import React, { useEffect, useState } from "react";
import { Check, Result } from "../../../src/components/prose/live-controls";
import { ANSWER_MS, raceAt, type Press, type Race, type Request, type Tag } from "./race-model";

const TAGS = Object.keys(ANSWER_MS) as Tag[];

/** The list of projects that the server has for each chip. */
const PROJECTS: Record<Tag, readonly string[]> = {
  rails: ["Shelf API", "Prop Store", "Tour Diary"],
  react: ["Cue Sheet", "Seat Map", "Lamp Finder"],
};

/** The lanes are at least so long, in milliseconds. */
const LANE_MS = 4000;
const MOST_REQUESTS = 3;
const SECOND_PRESS_MS = 600;
/** With reduced motion, the lanes grow in steps of this length. */
const STILL_STEP_MS = 200;

const seconds = (ms: number): string => `${ms / 1000} s`;

const STATES: Record<Request["state"], string> = {
  waiting: "waiting…",
  answered: "✓ shown",
  late: "✗ late, and shown all the same",
  overwritten: "✗ shown, then overwritten",
  aborted: "⊘ aborted",
};

function describe({ wanted, shown, requests, isOver }: Race): string {
  if (!wanted) return "Nothing has been requested yet. Press “rails”, then “react” within two seconds.";
  if (!isOver) return `You pressed ${wanted} last. ${shown ? `The list shows ${shown} for now.` : "The list is loading."}`;
  if (shown !== wanted) return `Wrong list: you pressed ${wanted} last, but the list shows ${shown}, whose slow answer came last.`;
  return `Right list: you pressed ${wanted} last, and the list shows ${shown}.${reasonOf(requests)}`;
}

/** Why the list is right, as a sentence. One request alone cannot go wrong. */
function reasonOf(requests: readonly Request[]): string {
  const has = (state: Request["state"]) => requests.some((request) => request.state === state);
  if (has("aborted")) return " The aborted answer cannot arrive.";
  if (has("overwritten")) return " It was wrong for a while, until the last answer came.";
  return requests.length > 1 ? " This time the answers came in order." : "";
}

/** The presses of a race, and the time that has passed since the first. */
function useRace(aborts: boolean) {
  const [presses, setPresses] = useState<Press[]>([]);
  const [start, setStart] = useState(0);
  const [now, setNow] = useState(0);
  const race = raceAt(presses, aborts, now);
  const isRunning = presses.length > 0 && !race.isOver;
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => setNow(performance.now() - start);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      const timer = setInterval(tick, STILL_STEP_MS);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      tick();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning, start]);
  const begin = (first: Press[]) => {
    setStart(performance.now());
    setNow(0);
    setPresses(first);
  };
  const press = (tag: Tag) => {
    if (!isRunning) return begin([{ tag, at: 0 }]);
    if (presses.length === MOST_REQUESTS) return undefined;
    const at = performance.now() - start;
    return setPresses([...presses, { tag, at }]);
  };
  return { race, now, press, begin, reset: () => setPresses([]) };
}

/** A race of requests for one list. The reader presses chips, and decides whether a new request aborts the old one. */
export default function RaceLive(): React.ReactElement {
  const [aborts, setAborts] = useState(false);
  const { race, now, press, begin, reset } = useRace(aborts);
  const { wanted, shown, requests, isOver } = race;
  const span = Math.max(LANE_MS, ...requests.map(({ end }) => end));
  const isWrong = isOver && shown !== wanted;
  return (
    <>
      <div className="live-controls">
        <p className="live-label" id="race-chips">
          Each chip, and how long the server takes
        </p>
        <div className="cluster" role="group" aria-labelledby="race-chips">
          {TAGS.map((tag) => (
            <button key={tag} type="button" className="button button-quiet" onClick={() => press(tag)}>
              {tag} <small>{seconds(ANSWER_MS[tag])}</small>
            </button>
          ))}
          <button
            type="button"
            className="button"
            onClick={() => begin([{ tag: "rails", at: 0 }, { tag: "react", at: SECOND_PRESS_MS }])}
          >
            Press both
          </button>
        </div>
        <Check
          label="Abort the previous request"
          checked={aborts}
          onChange={(checked) => {
            setAborts(checked);
            reset();
          }}
        />
      </div>
      <ol className="live-lanes" role="list" aria-label="Requests">
        {requests.map((request, index) => (
          <Lane key={index} request={request} now={now} span={span} />
        ))}
        {requests.length === 0 && <li className="live-lane-empty">Each request gets a line here.</li>}
      </ol>
      <div className={`live-list ${isWrong ? "live-list-wrong" : wanted && isOver ? "live-list-right" : ""}`}>
        <p className="live-title">
          Pressed: {wanted ?? "nothing"}. Shown: {shown ?? "nothing"}
          {requests.length > 0 && isOver && (isWrong ? " ✗" : " ✓")}
        </p>
        <ul role="list">
          {(shown ? PROJECTS[shown] : ["…", "…", "…"]).map((project, index) => (
            <li key={index}>{project}</li>
          ))}
        </ul>
      </div>
      <Result text={describe(race)} />
    </>
  );
}

interface LaneProps {
  request: Request;
  now: number;
  /** How much time the lane stands for, in milliseconds. */
  span: number;
}

function Lane({ request: { tag, at, end, state }, now, span }: LaneProps): React.ReactElement {
  const percent = (ms: number) => `${(100 * ms) / span}%`;
  return (
    <li className="live-lane" data-state={state}>
      <span className="live-title">{tag}</span>
      <span className="live-track" aria-hidden="true">
        <span style={{ insetInlineStart: percent(at), inlineSize: percent(Math.min(end, now) - at) }} />
      </span>
      <span className="live-state">{STATES[state]}</span>
    </li>
  );
}
