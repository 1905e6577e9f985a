import { render } from "@testing-library/react";
import React from "react";
import { LastUpdated } from "../../../../src/components/prose/last-updated";

describe("LastUpdated", () => {
  it.each([
    ["2025-05-01T00:00:00.000Z", "Jane", "Last updated on May 1, 2025 by Jane"],
    ["2025-05-01T23:59:00.000Z", null, "Last updated on May 1, 2025"],
    [null, "Jane", ""],
  ])("of %p by %p says %p", (date, by, text) => {
    expect(render(<LastUpdated date={date} by={by} />).container).toHaveTextContent(text, {
      normalizeWhitespace: true,
    });
    if (!date) expect(document.querySelector("time")).toBeNull();
  });
});
