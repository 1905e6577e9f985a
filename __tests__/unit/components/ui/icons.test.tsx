import { render } from "@testing-library/react";
import React from "react";
import * as icons from "../../../../src/components/ui/icons";

it.each(Object.entries(icons))(
  "%s is drawn in the colour of the text and says nothing to screen readers",
  (_, Icon) => {
    const { container } = render(<Icon />);
    const drawing = container.querySelector("svg")!;
    expect(drawing).toHaveAttribute("aria-hidden", "true");
    expect(drawing).toHaveAttribute("stroke", "currentColor");
    expect(drawing.children.length).toBeGreaterThan(0);
  },
);
