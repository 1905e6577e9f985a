import React, { useEffect, useState } from "react";

interface RangeProps {
  label: string;
  /** The value as readers see and hear it. */
  text: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
}

/** A slider with its name and its value above it. */
export function Range({ label, text, onChange, ...input }: RangeProps): React.ReactElement {
  return (
    <label className="live-range">
      <span className="live-label">{label}</span> <span className="live-value">{text}</span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
        {...input}
      />
    </label>
  );
}

interface CheckProps {
  label: React.ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Check({ label, checked, onChange }: CheckProps): React.ReactElement {
  return (
    <label className="live-check">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** Screen readers announce the text once it has been stable for this long: a slider passes many values. */
const SETTLED_MS = 400;

/** The result in a sentence or two, announced once it is stable. */
export function Result({ text }: { text: string }): React.ReactElement {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p className="live-result" aria-hidden="true">
        {text}
      </p>
      <p className="visually-hidden" role="status">
        {settled}
      </p>
    </>
  );
}
