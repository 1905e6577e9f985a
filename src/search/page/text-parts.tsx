import React from "react";
import type { TextPart } from "./hit-text";

/** Renders text with its matches marked. */
export function TextParts({ parts }: { parts: readonly TextPart[] }): React.ReactElement {
  return (
    <>
      {parts.map(({ text, marked }, index) =>
        marked ? <mark key={index}>{text}</mark> : <React.Fragment key={index}>{text}</React.Fragment>,
      )}
    </>
  );
}
