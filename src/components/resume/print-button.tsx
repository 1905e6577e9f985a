import React from "react";

/** Opens the browser's print dialog, which can save a PDF. Hidden without scripting. */
export function PrintButton(): React.ReactElement {
  return (
    <button type="button" className="button button-quiet resume-print script-only" onClick={() => window.print()}>
      Print or save as PDF
    </button>
  );
}
