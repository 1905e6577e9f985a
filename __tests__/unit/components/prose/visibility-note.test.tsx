import { render, screen } from "@testing-library/react";
import React from "react";
import { VisibilityNote } from "../../../../src/components/prose/visibility-note";

const DATE = "2099-03-14T00:00:00.000Z";

describe("VisibilityNote", () => {
  it("names the day on which the page will appear", () => {
    render(<VisibilityNote draft={false} unlisted={false} scheduledFor={DATE} />);
    expect(screen.getByText("March 14, 2099")).toHaveAttribute("datetime", DATE);
  });
});
