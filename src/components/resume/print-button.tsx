import React from "react";

/** Opens the browser's print dialog, which can write a PDF; not there without scripting, which has no other way to it. */
export function PrintButton(): React.ReactElement {
  return (
    <button type="button" className="button button-quiet resume-print script-only" onClick={() => window.print()}>
      Print or save as PDF
    </button>
  );
}
