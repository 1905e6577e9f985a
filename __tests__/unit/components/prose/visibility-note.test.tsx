import { render, screen } from "@testing-library/react";
import React from "react";
import { VisibilityNote } from "../../../../src/components/prose/visibility-note";

const DATE = "2099-03-14T00:00:00.000Z";

describe("VisibilityNote", () => {
  it.each([
    [true, false, null, "Draft page"],
    [true, true, DATE, "Draft page"],
    [false, false, DATE, "Scheduled page"],
    [false, true, DATE, "Scheduled page"],
    [false, true, null, "Unlisted page"],
    [false, false, null, null],
  ])("with draft %p, unlisted %p and the date %p says %s", (draft, unlisted, scheduledFor, title) => {
    render(<VisibilityNote {...{ draft, unlisted, scheduledFor }} />);
    expect(screen.queryByRole("note")?.firstElementChild?.textContent ?? null).toBe(title);
  });

  it("names the day on which the page will appear", () => {
    render(<VisibilityNote draft={false} unlisted={false} scheduledFor={DATE} />);
    expect(screen.getByText("March 14, 2099")).toHaveAttribute("datetime", DATE);
  });
});
