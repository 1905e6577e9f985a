import React from "react";

const IN_A_ROW = 19;
const STEP = 16;

/** A lamp for each note. A dot is a line without a length and with a round end. */
export function Lamps({ count }: { count: number }): React.ReactElement {
  const rows = Math.ceil(count / IN_A_ROW);
  const center = (place: number) => (place + 0.5) * STEP;
  const dots = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / IN_A_ROW);
    return `M${center(index % IN_A_ROW)} ${center(row)}h0`;
  });
  return (
    <figure className="figure">
      <svg role="img" aria-label={`${count} lamps are lit.`} viewBox={`0 0 ${IN_A_ROW * STEP} ${rows * STEP}`}>
        <path d={dots.join("")} stroke="currentColor" strokeWidth={STEP / 2} strokeLinecap="round" />
      </svg>
      <figcaption>One lamp for each bug that cost me more than an hour.</figcaption>
    </figure>
  );
}
