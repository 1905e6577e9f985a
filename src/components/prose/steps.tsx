import React from "react";
import "./steps.css";

/** Wraps an ordered list whose items are steps to follow. */
export function Steps({ children }: { children?: React.ReactNode }): React.ReactElement {
  return <div className="steps">{children}</div>;
}
