import React, { useEffect, useRef, useState } from "react";
import { Range, Result } from "../../../src/components/prose/live-controls";
import { estimate, type Costs } from "./planner-model";

/** The planner expected 507 of the 200,000 rows of the post. */
const SHARE_OF_POST = 507 / 200_000;
const SHARES = [0.0001, 0.0005, SHARE_OF_POST, 0.01, 0.05, 0.2, 0.4, 0.6, 0.8, 1];
const SIZES = [10, 30, 60, 100, 200, 300, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1e6];
const DEVELOPMENT = 60;
const POST = 200_000;

const number = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const small = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });
const costText = (cost: number): string => (cost < 100 ? small : number).format(cost);
const shareText = (share: number): string => `${small.format(share * 100)}%`;

const PLANS = [
  { key: "seqScan", name: "Seq Scan", phrase: "sequential scan", color: "var(--color-info)", dash: undefined },
  { key: "bitmapScan", name: "Bitmap, GIN", phrase: "bitmap scan with the GIN index", color: "var(--color-accent)", dash: "9 5" },
] as const;

const winnerOf = ({ seqScan, bitmapScan }: Costs) => (seqScan <= bitmapScan ? PLANS[0] : PLANS[1]);

function describe(rows: number, share: number, costs: Costs): string {
  const winner = winnerOf(costs);
  const other = winner === PLANS[0] ? PLANS[1] : PLANS[0];
  const times = costs[other.key] / costs[winner.key];
  const matches = Math.max(1, Math.round(rows * share));
  const comparison = times < 1.05 ? "almost the same" : `${times < 10 ? times.toFixed(1) : number.format(times)} times as much`;
  return `With ${number.format(rows)} rows, ${number.format(matches)} of them tagged, the planner takes the ${winner.phrase}. It expects a cost of ${costText(costs[winner.key])}; the ${other.phrase} would cost ${costText(costs[other.key])}, ${comparison}.`;
}

/** Shows the estimated costs of both plans by the size of the table, and which one the planner takes. */
export default function PlannerLive(): React.ReactElement {
  const [rows, setRows] = useState(POST);
  const [share, setShare] = useState(SHARE_OF_POST);
  const costs = estimate(rows, share);
  return (
    <>
      <div className="live-controls">
        <Range
          label="Rows"
          text={number.format(rows)}
          value={SIZES.indexOf(rows)}
          min={0}
          max={SIZES.length - 1}
          onChange={(value) => setRows(SIZES[value]!)}
        />
        <Range
          label="With the tag"
          text={shareText(share)}
          value={SHARES.indexOf(share)}
          min={0}
          max={SHARES.length - 1}
          onChange={(value) => setShare(SHARES[value]!)}
        />
        <div className="cluster">
          <button type="button" className="button button-quiet" onClick={() => setRows(DEVELOPMENT)}>
            My 60 lamps
          </button>
          <button type="button" className="button button-quiet" onClick={() => setRows(POST)}>
            200,000 lamps
          </button>
        </div>
      </div>
      <Chart rows={rows} share={share} costs={costs} />
      <ul className="live-pair live-plans" role="list" aria-label="Estimated costs">
        {PLANS.map((plan) => (
          <li key={plan.key} data-winner={winnerOf(costs) === plan ? "" : undefined}>
            <span className="live-title">
              <svg viewBox="0 0 28 10" width="28" height="10" aria-hidden="true">
                <path d="M0 5H28" stroke={plan.color} strokeWidth="3" strokeDasharray={plan.dash} />
              </svg>
              {plan.name}
            </span>
            <span className="live-number">{costText(costs[plan.key])}</span>
            <span className="live-taken">{winnerOf(costs) === plan ? "✓ taken" : "not taken"}</span>
          </li>
        ))}
      </ul>
      <Result text={describe(rows, share, costs)} />
    </>
  );
}

const HEIGHT = 220;
const MARGIN = { top: 12, right: 14, bottom: 34, left: 44 };
/** Powers of ten at the ends of the axes. */
const ROWS_AXIS = { from: 1, to: 6 };
const COST_AXIS = { from: 0, to: 5 };
const STEPS = 60;

/** The width of an element, in pixels. */
function useWidth(initial: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

const TICKS: Record<number, string> = { 1: "10", 2: "100", 3: "1,000", 4: "10,000", 5: "100,000", 6: "1M" };

function Chart({ rows, share, costs }: { rows: number; share: number; costs: Costs }): React.ReactElement {
  const { ref, width } = useWidth(540);
  const x = (value: number) =>
    MARGIN.left +
    ((Math.log10(value) - ROWS_AXIS.from) / (ROWS_AXIS.to - ROWS_AXIS.from)) * (width - MARGIN.left - MARGIN.right);
  const y = (cost: number) =>
    HEIGHT -
    MARGIN.bottom -
    ((Math.log10(Math.max(cost, 1)) - COST_AXIS.from) / (COST_AXIS.to - COST_AXIS.from)) *
      (HEIGHT - MARGIN.top - MARGIN.bottom);
  const line = (key: keyof Costs) =>
    Array.from({ length: STEPS + 1 }, (_, step) => 10 ** (ROWS_AXIS.from + (step / STEPS) * 5))
      .map((size) => `${x(size).toFixed(1)} ${y(estimate(size, share)[key]).toFixed(1)}`)
      .join("L");
  const ticks = Object.entries(TICKS).map(([power, text]) => ({ value: 10 ** Number(power), text }));
  return (
    <div ref={ref} className="live-chart">
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" fontSize="12">
        <g fill="var(--color-text-soft)" textAnchor="middle">
          {ticks.map(({ value, text }) => (
            <text key={text} x={x(value)} y={HEIGHT - 16} textAnchor={value === 1e6 ? "end" : "middle"}>
              {text}
            </text>
          ))}
          <text x={width / 2} y={HEIGHT - 1}>
            rows in the table
          </text>
        </g>
        <g stroke="var(--color-border)" fill="var(--color-text-soft)">
          {[1, 100, 10_000].map((cost) => (
            <React.Fragment key={cost}>
              <path d={`M${MARGIN.left} ${y(cost)}H${width - MARGIN.right}`} />
              <text x={MARGIN.left - 6} y={y(cost) + 4} textAnchor="end" stroke="none">
                {number.format(cost)}
              </text>
            </React.Fragment>
          ))}
        </g>
        <text x="2" y="10" fill="var(--color-text-soft)">
          cost
        </text>
        <path d={`M${x(rows)} ${MARGIN.top}V${HEIGHT - MARGIN.bottom}`} stroke="var(--color-text)" strokeDasharray="2 4" />
        {PLANS.map(({ key, color, dash }) => (
          <path key={key} d={`M${line(key)}`} fill="none" stroke={color} strokeWidth="3" strokeDasharray={dash} />
        ))}
        {PLANS.map((plan) => (
          <circle
            key={plan.key}
            cx={x(rows)}
            cy={y(costs[plan.key])}
            r={winnerOf(costs) === plan ? 8 : 5}
            fill={winnerOf(costs) === plan ? plan.color : "var(--color-surface)"}
            stroke={winnerOf(costs) === plan ? "var(--color-text)" : plan.color}
            strokeWidth="2.5"
          />
        ))}
      </svg>
    </div>
  );
}
