import React from "react";

/** Light that falls through an opening of the window: the position of the opening, and of the light on the floor. */
const OPENINGS = [
  { x: 168, y: 214, width: 84, height: 88, tone: "warm", floor: "168,390 252,390 196,520 60,520" },
  { x: 272, y: 214, width: 120, height: 12, tone: "cool", floor: "272,390 392,390 430,448 262,448" },
  { x: 272, y: 242, width: 88, height: 12, tone: "cool", floor: "268,456 388,456 398,478 264,478" },
  { x: 272, y: 270, width: 108, height: 12, tone: "cool", floor: "264,486 440,486 462,520 260,520" },
  { x: 168, y: 322, width: 224, height: 20, tone: "warm", floor: "" },
];

const LINES = { fill: "none", stroke: "var(--color-control)", strokeWidth: 2 };

/** A decorative drawing in the colors of the page: an application window on a stage, lit from behind. */
export function Stage(): React.ReactElement {
  return (
    <svg className="stage" viewBox="0 0 560 540" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="stage-glow">
          <stop offset="0" stopColor="var(--art-warm)" stopOpacity="0.75" />
          <stop offset="0.35" stopColor="var(--art-cool)" stopOpacity="0.42" />
          <stop offset="1" stopColor="var(--art-cool)" stopOpacity="0" />
        </radialGradient>
        {["warm", "cool"].map((tone) => (
          <linearGradient key={tone} id={`stage-${tone}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={`var(--art-${tone})`} stopOpacity="0.62" />
            <stop offset="1" stopColor={`var(--art-${tone})`} stopOpacity="0.06" />
          </linearGradient>
        ))}
      </defs>
      <path
        d="M20 34H540M20 46H540M50 34l18 12M110 34l18 12M170 34l18 12M230 34l18 12M290 34l18 12M350 34l18 12M410 34l18 12M470 34l18 12"
        {...LINES}
      />
      <path d="M98 92 84 98 150 400 330 400Z" fill="url(#stage-cool)" />
      <path d="M462 92 476 98 410 400 230 400Z" fill="url(#stage-cool)" />
      <path d="M268 92h24L400 400H160Z" fill="url(#stage-warm)" />
      {[
        [91, -14],
        [280, 0],
        [469, 14],
      ].map(([x, turn]) => (
        <g key={x} transform={`translate(${x} 46) rotate(${turn})`} {...LINES}>
          <path d="M0 0v12" />
          <path d="M-11 12h22l4 26h-30Z" fill="var(--color-surface-raised)" />
          <path d="M-15 38h30l3 8h-36Z" fill="var(--art-warm)" stroke="none" />
        </g>
      ))}
      <ellipse cx="280" cy="452" rx="276" ry="80" fill="var(--color-accent-soft)" opacity="0.55" />
      <circle cx="280" cy="272" r="190" fill="url(#stage-glow)" />
      {OPENINGS.filter(({ floor }) => floor).map(({ floor, tone }) => (
        <polygon key={floor} points={floor} fill={`url(#stage-${tone})`} />
      ))}
      <g {...LINES} fill="var(--color-page)">
        <rect x="140" y="160" width="280" height="212" rx="14" />
        <path d="M140 194H420" />
        <circle cx="162" cy="177" r="4.5" />
        <circle cx="178" cy="177" r="4.5" />
        <circle cx="194" cy="177" r="4.5" />
        <path d="M180 372v18M380 372v18" />
      </g>
      {OPENINGS.map(({ x, y, width, height, tone }) => (
        <rect key={`${x} ${y}`} fill={`var(--art-${tone})`} x={x} y={y} width={width} height={height} rx="5" />
      ))}
      <path
        d="M180 290v-22M198 290v-40M216 290v-30M234 290v-56"
        fill="none"
        stroke="var(--color-page)"
        strokeLinecap="round"
        strokeWidth="8"
      />
    </svg>
  );
}
