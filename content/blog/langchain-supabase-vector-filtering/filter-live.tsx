import React, { useState } from "react";
import { Check, Range, Result } from "../../../src/components/prose/live-controls";
import { filterAfter, filterBefore, matching, ROWS, type Search, type Settings } from "./filter-model";

const SHARES = [0.02, 0.05, 0.1, 0.2, 0.5, 1];

const CENTER = 150;
const RADIUS = 142;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** The distance of a row from the question. The rows fill the disc evenly. */
const distanceOf = (row: number): number => RADIUS * Math.sqrt((row + 0.5) / ROWS);

function placeOf(row: number): [x: number, y: number] {
  const angle = row * GOLDEN_ANGLE;
  return [CENTER + distanceOf(row) * Math.cos(angle), CENTER + distanceOf(row) * Math.sin(angle)];
}

const at = (row: number): string => placeOf(row).map((value) => value.toFixed(1)).join(" ");

/** A dot is a line without a length and with round ends. */
const dots = (rows: readonly number[]): string => rows.map((row) => `M${at(row)}h0`).join("");
const diamonds = (rows: readonly number[]): string => rows.map((row) => `M${at(row)}m-8 0 8-8 8 8-8 8z`).join("");

const ALL = dots(Array.from({ length: ROWS }, (_, row) => row));

const DOT = { fill: "none", strokeLinecap: "round" } as const;
const OTHERS = { ...DOT, stroke: "var(--color-control)", strokeWidth: 3.5 };
const MATCHES = { ...DOT, stroke: "var(--color-accent)", strokeWidth: 9 };
const FOUND = { fill: "var(--art-warm)", stroke: "var(--color-text)", strokeWidth: 2 };
const REACH = { fill: "none", stroke: "var(--color-text)", strokeWidth: 2.5, strokeDasharray: "7 5" };

interface PanelProps {
  title: string;
  search: Search;
  share: number;
  k: number;
  /** How many of the nearest rows the index yields, if it comes first. */
  reach?: number;
}

function Panel({ title, search, share, k, reach }: PanelProps): React.ReactElement {
  const count = search.found.length;
  return (
    <div>
      <p className="live-title">{title}</p>
      <p className={`live-number ${count < k ? "live-bad" : "live-good"}`}>
        {count} of {k}
      </p>
      <svg viewBox="0 0 300 300" width="300" height="300" aria-hidden="true">
        <path d={ALL} {...OTHERS} />
        <path d={dots(matching(share))} {...MATCHES} />
        {reach && <circle cx={CENTER} cy={CENTER} r={distanceOf(reach - 0.5)} {...REACH} />}
        <path d={diamonds(search.found)} {...FOUND} />
      </svg>
    </div>
  );
}

const rows = (count: number): string => `${count} ${count === 1 ? "row" : "rows"}`;

function describe({ k, share, candidates, iterative }: Settings, after: Search, before: Search): string {
  const total = matching(share).length;
  const beginning =
    after.read > candidates
      ? `The index went on to its ${after.read} nearest rows, until ${rows(after.found.length)} had passed the filter.`
      : `The index yielded its ${candidates} nearest rows, and the filter kept ${after.found.length === k ? "at least " : ""}${after.found.length}.`;
  const verdict =
    after.found.length < before.found.length && !iterative
      ? ` You asked for ${k} and got ${after.found.length}, without an error.`
      : ` You asked for ${k} and got ${after.found.length}.`;
  return `${beginning}${verdict} Filtered first, the ${total} matching rows give ${before.found.length}.`;
}

/** Shows the rows around a question, and which of them come back if the filter runs after or before the index. */
export default function FilterLive(): React.ReactElement {
  const [settings, setSettings] = useState<Settings>({ k: 8, share: 0.02, candidates: 40, iterative: false });
  const change = (part: Partial<Settings>) => setSettings((old) => ({ ...old, ...part }));
  const { k, share, candidates, iterative } = settings;
  const after = filterAfter(settings);
  const before = filterBefore(settings);
  return (
    <>
      <div className="live-controls">
        <Range label="Rows asked for" text={`${k}`} value={k} min={1} max={12} onChange={(value) => change({ k: value })} />
        <Range
          label="Rows that match"
          text={`${share * 100}%`}
          value={SHARES.indexOf(share)}
          min={0}
          max={SHARES.length - 1}
          onChange={(value) => change({ share: SHARES[value]! })}
        />
        <Range
          label="ef_search"
          text={`${candidates}`}
          value={candidates}
          min={10}
          max={200}
          step={10}
          onChange={(value) => change({ candidates: value })}
        />
        <Check label="Iterative scan" checked={iterative} onChange={(value) => change({ iterative: value })} />
      </div>
      <div className="live-pair">
        <Panel title="Index, then filter" search={after} share={share} k={k} reach={after.read} />
        <Panel title="Filter, then search" search={before} share={share} k={k} />
      </div>
      <ul className="live-key" role="list" aria-label="Key">
        <li>
          <Key>
            <path d="M10 10h0" {...OTHERS} strokeWidth={5} />
          </Key>
          another tenant’s row
        </li>
        <li>
          <Key>
            <path d="M10 10h0" {...MATCHES} />
          </Key>
          row that matches
        </li>
        <li>
          <Key>
            <path d="m2 10 8-8 8 8-8 8z" {...FOUND} />
          </Key>
          row that you get
        </li>
        <li>
          <Key>
            <circle cx="10" cy="10" r="8" {...REACH} strokeDasharray="5 3" />
          </Key>
          what the index yields
        </li>
      </ul>
      <Result text={describe(settings, after, before)} />
    </>
  );
}

const Key = ({ children }: { children: React.ReactNode }): React.ReactElement => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    {children}
  </svg>
);
