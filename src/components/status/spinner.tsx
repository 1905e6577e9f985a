import React from "react";

/** A loading indicator. It appears after 200 ms, so that fast loads do not flicker. */
export function Spinner(): React.ReactElement {
  return (
    <div role="status" className="spinner-box">
      <span className="spinner" aria-hidden="true" />
      <span className="visually-hidden">Loading…</span>
    </div>
  );
}
